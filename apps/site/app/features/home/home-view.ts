import type { HomePage } from '@deckwright/contract/schemas';
import { deferParts } from '@deckwright/islands';
import { tileLists, toDeferredLists } from '../../shared/lists/tile-lists.ts';
import { areDeferred } from '../../shared/loading/deferred-lists.ts';

export type HomeView = ReturnType<typeof homeView>;

/** Commanders in the head of the page. */
const HAND_SIZE = 5;

/** With `deferred` everything below the head of the page is only in the markup. */
export function homeView(page: HomePage, deferred: boolean) {
  const lists = tileLists(page);
  const top = lists.find(({ kind }) => kind === 'topcommanders')?.cards ?? [];
  // The two cards of a pair would cover their neighbors.
  const hand = top.filter(({ cards }) => cards === undefined).slice(0, HAND_SIZE);
  const view = { ...page, hand, lists: toDeferredLists(lists, deferred) };
  return deferParts(view, ['newSets', 'pieces'], deferred && areDeferred(view.lists));
}
