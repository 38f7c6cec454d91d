import { setImmediate } from 'node:timers/promises';
import type { LoadedSnapshot } from '@deckwright/answers';
import type { WholeAnswer } from '../cache/cached-answer.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { pageKey } from './canonical-url.ts';
import { plainRequest } from './page-maker.ts';

/** Two to five seconds of one thread; traffic is so uneven that these pages are a good part of it. */
const MAX_PREPARED = 32;

type Preparation = {
  pages: ResponseCache;
  next: LoadedSnapshot;
  /** The id of the previous snapshot. */
  last: string | null;
  make: (request: Request) => Promise<WholeAnswer>;
  signal: AbortSignal;
};

/**
 * Renders home and the pages most requested on the previous snapshot for the cache of the next one, one after the
 * other. Before these comes one page of each kind that counts over all decks: computing what the whole snapshot shares,
 * in fresh workers that have not run yet, would otherwise delay the first visitor of any such page.
 */
export async function preparePages({ pages, next, last, make, signal }: Preparation): Promise<void> {
  const more = last === null ? [] : [...largest(next), ...pages.popular(pageKey(last, '', ''), MAX_PREPARED)];
  for (const address of new Set(['/', ...more])) {
    if (signal.aborted) return;
    const client = new Request(plainRequest(address, signal), { headers: { 'accept-encoding': 'br' } });
    try {
      await pages.respond(pageKey(next.manifest.id, address, ''), client, (nobody) =>
        make(plainRequest(address, nobody)),
      );
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    // Requests for the previous snapshot run in between.
    await setImmediate();
  }
}

/** The page of the commander with most decks, and that of the card in most decks; cards are in that order. */
function largest({ cards, commanders, overview }: LoadedSnapshot): string[] {
  const most = overview.commanderDecks.indexOf(Math.max(...overview.commanderDecks));
  const commander = commanders.keys[most];
  const card = cards[0];
  return [...(commander ? [`/commanders/${commander}`] : []), ...(card ? [`/cards/${card.slug}`] : [])];
}
