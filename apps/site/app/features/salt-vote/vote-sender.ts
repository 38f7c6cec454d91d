import type { Score } from './ballot.ts';

export type SendState = { unsent: number; trouble: 'none' | 'away' | 'slow' };

type Deps = {
  send: (slug: string, score: Score) => Promise<void>;
  /** The account that is currently signed in. */
  voter: () => string | null;
  /** `away` and `slow` are retried; `refused` is the server's decision on this vote. */
  getKind: (error: unknown) => 'away' | 'slow' | 'refused';
  onRefused: (slug: string, error: unknown) => void;
  onState: (state: SendState) => void;
  /** Calls back after a delay; returns a function that cancels it. */
  later: (run: () => void, milliseconds: number) => () => void;
};

/** A different user is signed in than when the vote was cast. */
class OtherVoter extends Error {}

const AWAY_MS = 5_000;
const SLOW_MS = 15_000;

/**
 * Sends votes sequentially in the order they were cast; only the latest of several on one card. Keeps votes without a
 * response and retries, automatically or on request. An account's votes are only sent while it is signed in.
 */
export function createSender({ send, voter, getKind, onRefused, onState, later }: Deps) {
  const unsent = new Map<string, Score>();
  const voters = new Map<string, string | null>();
  let trouble: SendState['trouble'] = 'none';
  let running = false;
  let endWait: (() => void) | null = null;

  function notify(next: SendState['trouble']): void {
    trouble = next;
    onState({ unsent: unsent.size, trouble });
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    endWait?.();
    endWait = null;
    for (let [first] = unsent; first; [first] = unsent) {
      const [slug, score] = first;
      const by = voters.get(slug) ?? null;
      try {
        // A device's votes are moved to the user who signs in on it.
        if (by !== null && by !== voter()) throw new OtherVoter();
        await send(slug, score);
        if (unsent.get(slug) === score) unsent.delete(slug);
        notify('none');
      } catch (error) {
        const kind = error instanceof OtherVoter ? 'refused' : getKind(error);
        if (kind !== 'refused') {
          endWait = later(() => void run(), kind === 'away' ? AWAY_MS : SLOW_MS);
          notify(kind);
          break;
        }
        unsent.delete(slug);
        notify('none');
        onRefused(slug, error);
      }
    }
    running = false;
  }

  return {
    unsent: unsent as ReadonlyMap<string, Score>,
    put(slug: string, score: Score): void {
      // Moves it to the end, so that it is not sent before an earlier vote on the card.
      unsent.delete(slug);
      unsent.set(slug, score);
      voters.set(slug, voter());
      notify(trouble);
      if (!endWait) void run();
    },
    tryNow: () => void run(),
  };
}
