import type { Affiliates, Audience, Misc, SiteFacts } from '@deckwright/contract/schemas';
import { NO_SALE, type Sale } from '@deckwright/domain';
import { useRouteLoaderData } from 'react-router';

/** The target of a channel without a URL. */
const CHANNELS = '/about-us#channels';

/** What the operator configured, on any page; null if even the layout could not load. */
export function useSiteFacts(): SiteFacts | null {
  return useRouteLoaderData<{ site: SiteFacts }>('root')?.site ?? null;
}

/** The target of a channel's link. */
export function channelHref({ url }: Pick<SiteFacts['channels'][number], 'url'>): string {
  return url ?? CHANNELS;
}

/** Hosts of the browser's own calls. */
export function useHosts(): { apiHost: string; staticHost: string } {
  const facts = useRouteLoaderData<{ apiHost: string; staticHost: string }>('root');
  return { apiHost: facts?.apiHost ?? '', staticHost: facts?.staticHost ?? '/data' };
}

/** Whether any deck is counted: without decks, time ranges and filters have no effect. */
export function useHasDecks(): boolean {
  return useRouteLoaderData<{ hasDecks: boolean }>('root')?.hasDecks ?? true;
}

/** TCGplayer's sale as the operator configured it, regardless of the date. */
export function useSale(): Sale {
  return useRouteLoaderData<{ sale: Sale }>('root')?.sale ?? NO_SALE;
}

/** The operator's affiliate ids at the shops. */
export function useAffiliates(): Affiliates {
  return useRouteLoaderData<{ affiliates: Affiliates }>('root')?.affiliates ?? {};
}

/** Whether the data is the sample set. */
export function useSample(): boolean {
  return useRouteLoaderData<{ sample: boolean }>('root')?.sample ?? false;
}

/** Whether menus have a link to the salt vote. */
export function useSaltVoteLink(): boolean {
  return useRouteLoaderData<{ saltVote?: boolean }>('root')?.saltVote ?? false;
}

/** Sources of the counted decks that ask to be named with a link. */
export function useCredits(): Misc['credits'] {
  return useRouteLoaderData<{ credits?: Misc['credits'] }>('root')?.credits ?? [];
}

/** Ads, page counts and consent as the operator configured them; undefined if nothing is configured. */
export function useAudience(): Audience | undefined {
  return useRouteLoaderData<{ audience?: Audience }>('root')?.audience;
}
