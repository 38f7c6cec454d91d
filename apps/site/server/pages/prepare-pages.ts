import { setImmediate } from 'node:timers/promises';
import type { LoadedSnapshot } from '@deckwright/answers';
import type { WholeAnswer } from '../cache/cached-answer.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { pageKey } from './canonical-url.ts';
import { plainRequest } from './page-maker.ts';

/** Two to five seconds of one thread; traffic is so uneven that these pages are a good part of it. */
export const MAX_PREPARED = 32;

type Preparation = {
  pages: ResponseCache;
  next: LoadedSnapshot;
  addresses: Iterable<string>;
  make: (request: Request) => Promise<WholeAnswer>;
  signal: AbortSignal;
  /** Before each page; false = leave out the rest. */
  turn?: () => Promise<boolean>;
};

/** Renders pages for the cache, one after the other. Returns how many. */
export async function preparePages(preparation: Preparation): Promise<number> {
  const { pages, next, addresses, make, signal, turn } = preparation;
  let prepared = 0;
  for (const address of new Set(addresses)) {
    if (signal.aborted || (turn && !(await turn())) || signal.aborted) return prepared;
    const client = new Request(plainRequest(address, signal), { headers: { 'accept-encoding': 'br' } });
    try {
      await pages.respond(pageKey(next.manifest.id, address, ''), client, (nobody) =>
        make(plainRequest(address, nobody)),
      );
      prepared += 1;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    // Requests for the previous snapshot run in between.
    await setImmediate();
  }
  return prepared;
}

/**
 * Home and the pages most requested on the previous snapshot. Before these comes one page of each kind that counts over all
 * decks: computing what the whole snapshot shares, in fresh workers that have not run yet, would otherwise delay the first
 * visitor of any such page.
 */
export function pagesBeforeSwap(pages: ResponseCache, next: LoadedSnapshot, last: string): string[] {
  return ['/', ...largest(next), ...pages.popular(pageKey(last, '', ''), MAX_PREPARED)];
}

/** The page of the commander with most decks, and that of the card in most decks; cards are in that order. */
function largest({ cards, commanders, overview }: LoadedSnapshot): string[] {
  const most = overview.commanderDecks.indexOf(Math.max(...overview.commanderDecks));
  const commander = commanders.keys[most];
  const card = cards[0];
  return [...(commander ? [`/commanders/${commander}`] : []), ...(card ? [`/cards/${card.slug}`] : [])];
}
