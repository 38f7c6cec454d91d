import type { CardPage } from '@deckwright/contract/schemas';
import { deferParts } from '@deckwright/islands';
import { tileLists, toCommanderView, toDeferredLists } from '../../shared/lists/tile-lists.ts';
import { priceSpread } from './price-spread.ts';

export type CardPageView = ReturnType<typeof cardPageView>;

/** Maximum number of printings on a card's page; a basic land has hundreds. */
const MAX_PRINTINGS = 60;

export function cardPageView(page: CardPage, deferred: boolean) {
  const view = {
    ...page,
    numPrintings: page.printings.length,
    numRulings: page.rulings.length,
    spread: priceSpread(page.printings),
    printings: page.printings.slice(0, MAX_PRINTINGS),
    similar: page.similar.map(toCommanderView),
    playedTogether: page.playedTogether.map(toCommanderView),
    lists: toDeferredLists(tileLists(page), deferred),
  };
  type Part =
    | 'history'
    | 'priceHistory'
    | 'countHistory'
    | 'printings'
    | 'rulings'
    | 'similar'
    | 'playedTogether';
  const parts: Part[] = ['history', 'priceHistory', 'countHistory', 'printings'];
  if (view.rulings.length > 0) parts.push('rulings');
  if (view.similar.length > 0) parts.push('similar');
  if (view.playedTogether.length > 0) parts.push('playedTogether');
  return deferParts(view, parts, deferred);
}
