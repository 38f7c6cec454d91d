import type { CommandersPage } from '@deckwright/contract/schemas';
import { COLORS, identityFromSlug, identityName, listColors } from '@deckwright/domain';
import { deferredView, listsView } from '../../shared/lists/tile-lists.ts';

export type CommandersView = ReturnType<typeof commandersView>;

/** With the mana symbols and the name of its colors. */
export function commandersView(page: CommandersPage, deferred: boolean) {
  const identity = page.identity === null ? null : identityFromSlug(page.identity);
  return {
    ...deferredView(listsView(page), deferred),
    colors: identity === null ? COLORS : listColors(identity),
    identityName: identity === null ? null : identityName(identity),
  };
}
