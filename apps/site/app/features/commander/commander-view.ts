import type { CommanderPage } from '@deckwright/api-client/schemas';
import { heldParts } from '../../shared/lists/held-lists.ts';
import { listsOf, tileLists, tileOf } from '../../shared/lists/tile-lists.ts';

export type CommanderPageView = ReturnType<typeof commanderPageView>;

/** With `held` the entries of its lists are only in the markup. */
export function commanderPageView(page: CommanderPage, held: boolean) {
  const view = {
    ...page,
    similar: page.similar.map(tileOf),
    pairings: page.pairings.map(tileOf),
    lists: listsOf(tileLists(page), held),
  };
  return heldParts(view, ['similar', 'pairings', 'deck', 'count_history'], held && page.lists.length > 0);
}
