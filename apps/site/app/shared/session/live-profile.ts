import type { Profile } from '@deckwright/domain';
import { readEvents } from './event-stream.ts';

/** The server sends something every 15 s, so a connection silent for this long is dead. */
const SILENCE_MS = 40_000;
/** Pause before the second try; each failure doubles it up to the maximum. */
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;

/** The page's state as far as it matters for connections. */
export type PageLife = {
  isHidden: () => boolean;
  /** Calls back when the page is hidden or shown, or when the network is back; the returned function unsubscribes. */
  onChange: (changed: () => void) => () => void;
};

type Live = {
  open: (signal: AbortSignal) => Promise<Response>;
  onProfile: (profile: Profile) => void;
  /** The session has ended: nothing is followed any longer. */
  onRefused: () => void;
  /** No connection for now; it is retried automatically. */
  onFailure: () => void;
  page: PageLife;
};

/**
 * Keeps a subscription to a profile until the returned function is called. A hidden page has none, because browsers
 * limit the connections to a site to six for all tabs; the first event of a new subscription contains what was missed.
 */
export function followProfile({ open, onProfile, onRefused, onFailure, page }: Live): () => void {
  const ended = new AbortController();

  async function follow(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!ended.signal.aborted) {
      if (page.isHidden()) {
        await nextChange();
        continue;
      }
      try {
        const outcome = await listen(() => {
          pauseMs = FIRST_PAUSE_MS;
        });
        if (outcome === 'refused') return onRefused();
      } catch {
        // All errors are handled by reconnecting.
      }
      if (ended.signal.aborted || page.isHidden()) continue;
      onFailure();
      // Jitter, so that browsers do not all reconnect at once after a server restart.
      await nextChange(pauseMs * (0.5 + Math.random() / 2));
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    }
  }

  async function listen(onFirst: () => void): Promise<'refused' | 'ended'> {
    const call = new AbortController();
    const stop = () => call.abort();
    let silence = setTimeout(stop, SILENCE_MS);
    const unfollow = page.onChange(() => page.isHidden() && stop());
    ended.signal.addEventListener('abort', stop);
    try {
      const answer = await open(call.signal);
      if (answer.status === 401) return 'refused';
      if (!answer.ok || !answer.body) return 'ended';
      const events = readEvents(answer.body, () => {
        clearTimeout(silence);
        silence = setTimeout(stop, SILENCE_MS);
      });
      for await (const { event, data } of events) {
        if (call.signal.aborted) break;
        if (event !== 'profile') continue;
        onFirst();
        onProfile(JSON.parse(data) as Profile);
      }
      return 'ended';
    } finally {
      clearTimeout(silence);
      stop();
      unfollow();
      ended.signal.removeEventListener('abort', stop);
    }
  }

  /** Resolves when the page changes, after `latestMs`, or when stopped. */
  function nextChange(latestMs?: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = latestMs === undefined ? undefined : setTimeout(done, latestMs);
      const unfollow = page.onChange(done);
      ended.signal.addEventListener('abort', done);
      function done(): void {
        clearTimeout(timer);
        unfollow();
        ended.signal.removeEventListener('abort', done);
        resolve();
      }
    });
  }

  void follow();
  return () => ended.abort();
}
