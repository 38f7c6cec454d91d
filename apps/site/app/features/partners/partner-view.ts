import type { CompanionsPage, PartnerPage } from '@deckwright/contract/schemas';
import type { Deferred } from '@deckwright/islands';
import { deferredView, listsView, tileLists } from '../../shared/lists/tile-lists.ts';

export type PartnerPageView = Deferred<ReturnType<typeof partnerView>, 'unplayed'>;
export type CompanionsView = ReturnType<typeof companionsView>;

/** With `deferred` its lists are only in the markup. */
export function partnerView(page: PartnerPage, deferred: boolean) {
  return deferredView(listsView(page), deferred);
}

export function companionsView(page: CompanionsPage) {
  const companions = page.companions.map((companion) => ({
    ...companion,
    commanders: companion.commanders.map(({ name, url, numDecks }) => ({ name, url, numDecks })),
  }));
  return { ...page, companions, lists: tileLists(page) };
}
