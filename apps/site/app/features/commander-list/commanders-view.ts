import type { CommandersPage } from '@deckwright/api-client/schemas';
import { heldView, listsView } from '../../shared/lists/tile-lists.ts';

export type CommandersView = ReturnType<typeof commandersView>;

export function commandersView(page: CommandersPage, held: boolean) {
  return heldView(listsView(page), held);
}
