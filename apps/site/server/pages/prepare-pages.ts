import { setImmediate } from 'node:timers/promises';
import type { LoadedSnapshot } from '@deckwright/answers';
import type { WholeAnswer } from '../http/kept-answer.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { pageKey } from './canonical-url.ts';
import { plainRequest } from './page-maker.ts';

/** Two to five seconds of one thread; visits are so uneven that these are a good part of them. */
const MOST_PREPARED = 32;

type Preparation = {
  pages: ResponseCache;
  next: LoadedSnapshot;
  /** The id of the snapshot before. */
  last: string | null;
  make: (request: Request) => Promise<WholeAnswer>;
  signal: AbortSignal;
};

/**
 * Keeps home and the pages most often asked for on the last snapshot for the next one, one after the other. A page of
 * either kind that counts over all decks comes before these: what its first one works out for the whole snapshot, and
 * fresh workers that have run nothing yet, would cost the first visitor of any such page.
 */
export async function preparePages({ pages, next, last, make, signal }: Preparation): Promise<void> {
  const more =
    last === null ? [] : [...largestOf(next), ...pages.popular(pageKey(last, '', ''), MOST_PREPARED)];
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
    // Visitors of the last snapshot come in between.
    await setImmediate();
  }
}

/** The page of the commander with most decks, and that of the card in most; cards lie in that order. */
function largestOf({ cards, commanders, overview }: LoadedSnapshot): string[] {
  const most = overview.commanderDecks.indexOf(Math.max(...overview.commanderDecks));
  const commander = commanders.keys[most];
  const card = cards[0];
  return [...(commander ? [`/commanders/${commander}`] : []), ...(card ? [`/cards/${card.slug}`] : [])];
}
