import type { CompanionsPage, PartnerPage } from '@deckwright/contract/schemas';
import type { Held } from '@deckwright/islands';
import { heldView, listsView, tileLists } from '../../shared/lists/tile-lists.ts';

export type PartnerPageView = Held<ReturnType<typeof partnerView>, 'unplayed'>;
export type CompanionsView = ReturnType<typeof companionsView>;

/** With `held` its lists are only in the markup. */
export function partnerView(page: PartnerPage, held: boolean) {
  return heldView(listsView(page), held);
}

export function companionsView(page: CompanionsPage) {
  const companions = page.companions.map((companion) => ({
    ...companion,
    commanders: companion.commanders.map(({ name, url, num_decks }) => ({ name, url, num_decks })),
  }));
  return { ...page, companions, lists: tileLists(page) };
}
