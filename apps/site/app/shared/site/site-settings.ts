import type { Affiliates, Audience, SiteFacts } from '@deckwright/api-client/schemas';
import { NO_SALE, type Sale } from '@deckwright/domain';
import { useRouteLoaderData } from 'react-router';

/** Where a channel without an address leads. */
const CHANNELS = '/about-us#channels';

/** What the operator set, on any page; null where even the layout could not load. */
export function useSiteFacts(): SiteFacts | null {
  return useRouteLoaderData<{ site: SiteFacts }>('root')?.site ?? null;
}

/** Where the link of a channel leads. */
export function channelHref({ url }: Pick<SiteFacts['channels'][number], 'url'>): string {
  return url ?? CHANNELS;
}

/** Where the browser's own calls go. */
export function useHosts(): { apiHost: string; staticHost: string } {
  const facts = useRouteLoaderData<{ apiHost: string; staticHost: string }>('root');
  return { apiHost: facts?.apiHost ?? '', staticHost: facts?.staticHost ?? '/data' };
}

/** Whether any deck is counted: without one there is nothing that a window or a filter could choose from. */
export function useHasDecks(): boolean {
  return useRouteLoaderData<{ hasDecks: boolean }>('root')?.hasDecks ?? true;
}

/** TCGplayer's sale as the operator set it, whatever the day. */
export function useSale(): Sale {
  return useRouteLoaderData<{ sale: Sale }>('root')?.sale ?? NO_SALE;
}

/** The operator's ids at the shops. */
export function useAffiliates(): Affiliates {
  return useRouteLoaderData<{ affiliates: Affiliates }>('root')?.affiliates ?? {};
}

/** Whether the data is the sample set. */
export function useSample(): boolean {
  return useRouteLoaderData<{ sample: boolean }>('root')?.sample ?? false;
}

/** Whether menus lead to the salt vote. */
export function useSaltVoteLink(): boolean {
  return useRouteLoaderData<{ saltVote?: boolean }>('root')?.saltVote ?? false;
}

/** Whether the site can tell a visitor's country, and prices follow it. */
export function useKnowsRegions(): boolean {
  return useRouteLoaderData<{ knowsRegions?: boolean }>('root')?.knowsRegions ?? false;
}

/** Ads, page counts and consent as the operator set them; undefined where nothing is. */
export function useAudience(): Audience | undefined {
  return useRouteLoaderData<{ audience?: Audience }>('root')?.audience;
}
