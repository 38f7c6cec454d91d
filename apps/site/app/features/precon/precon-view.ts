import type { PreconPage } from '@deckwright/contract/schemas';
import type { Deferred } from '@deckwright/islands';
import { pictureView } from '../../shared/cards/card-face-facts.ts';
import { listWithHeads } from '../../shared/deck-list/list-with-headings.ts';
import { toCommanderView } from '../../shared/lists/tile-lists.ts';
import { deferLists } from '../../shared/loading/deferred-lists.ts';

export type PreconPageView = Deferred<ReturnType<typeof preconView>, 'deck' | 'values' | 'text' | 'upgrades'>;
type Advice = PreconPageView['advice'][number];
export type AdviceList = Omit<Advice, 'cards'> & {
  cards: Readonly<NonNullable<Advice['cards']>>;
};

/** The document without what the page does not show; with `deferred` the cards of its advice are only in the markup. */
export function preconView({ card, lists, ...page }: PreconPage, deferred: boolean) {
  const advice = lists.map(({ kind, title, cards }) => ({
    kind,
    title,
    cards: cards.map((view) => ({ ...toCommanderView(view), label: view.label })),
  }));
  return {
    ...page,
    text: toText(card, page.deck),
    cover: card && { ...pictureView(card), colors: card.colorIdentity },
    advice: deferred ? deferLists(advice) : advice,
  };
}

/** The printed list with the chosen commander; its other commanders are among the cards. */
function toText(card: PreconPage['card'], deck: PreconPage['deck']): string {
  const commanders = card === null ? [] : card.isPartner ? card.cards : [card];
  const names = new Set(commanders.map(({ name }) => name));
  const others = deck.flatMap(({ lines }) => lines).filter(({ name }) => !names.has(name));
  const lines = [
    ...commanders.map(({ name }) => `1 ${name}`),
    ...others.map(({ quantity, name }) => `${quantity} ${name}`),
  ];
  return listWithHeads(lines, commanders.length);
}
