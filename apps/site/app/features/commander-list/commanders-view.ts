import type { CommandersPage } from '@deckwright/contract/schemas';
import { COLORS, colorsOf, identityFromSlug, identityName } from '@deckwright/domain';
import { heldView, listsView } from '../../shared/lists/tile-lists.ts';

export type CommandersView = ReturnType<typeof commandersView>;

/** With the mana symbols and the name of its colors. */
export function commandersView(page: CommandersPage, held: boolean) {
  const identity = page.identity === null ? null : identityFromSlug(page.identity);
  return {
    ...heldView(listsView(page), held),
    colors: identity === null ? COLORS : colorsOf(identity),
    identityName: identity === null ? null : identityName(identity),
  };
}
