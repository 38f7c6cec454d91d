import type { HomePage } from '@deckwright/contract/schemas';
import { heldParts } from '@deckwright/islands';
import { areHeld } from '../../shared/lists/held-lists.ts';
import { listsOf, tileLists } from '../../shared/lists/tile-lists.ts';

export type HomeView = ReturnType<typeof homeView>;

/** With `held` everything below the head of the page is only in the markup. */
export function homeView(page: HomePage, held: boolean) {
  const lists = tileLists(page);
  const top = lists.find(({ kind }) => kind === 'topcommanders')?.cards ?? [];
  // The two cards of a pair would cover their neighbors.
  const fan = top.filter(({ cards }) => cards === undefined).slice(0, 3);
  const view = { ...page, fan, lists: listsOf(lists, held) };
  return heldParts(view, ['newSets', 'pieces'], held && areHeld(view.lists));
}
