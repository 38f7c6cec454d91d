import { setImmediate } from 'node:timers/promises';
import type { WholeAnswer } from '../http/kept-answer.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { pageKey } from './canonical-url.ts';
import { plainRequest } from './page-maker.ts';

/** Two to five seconds of one thread; visits are so uneven that these are a good part of them. */
const MOST_PREPARED = 32;

type Preparation = {
  pages: ResponseCache;
  /** Ids of the snapshots. */
  next: string;
  last: string | null;
  make: (request: Request) => Promise<WholeAnswer>;
  signal: AbortSignal;
};

/** Keeps home and the pages most often asked for on the last snapshot for the next one, one after the other. */
export async function preparePages({ pages, next, last, make, signal }: Preparation): Promise<void> {
  const popular = last === null ? [] : pages.popular(pageKey(last, '', ''), MOST_PREPARED);
  for (const address of new Set(['/', ...popular])) {
    if (signal.aborted) return;
    const client = new Request(plainRequest(address, signal), { headers: { 'accept-encoding': 'br' } });
    try {
      await pages.respond(pageKey(next, address, ''), client, (nobody) =>
        make(plainRequest(address, nobody)),
      );
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    // Visitors of the last snapshot come in between.
    await setImmediate();
  }
}
