import type { Score } from './ballot.ts';

export type SendState = { unsent: number; trouble: 'none' | 'away' | 'slow' };

type Deps = {
  send: (slug: string, score: Score) => Promise<void>;
  /** The account that is signed in now. */
  voter: () => string | null;
  /** `away` and `slow` are worth another try; anything else is the server's word on this vote. */
  kindOf: (error: unknown) => 'away' | 'slow' | 'refused';
  onRefused: (slug: string, error: unknown) => void;
  onState: (state: SendState) => void;
  /** Calls back after so many milliseconds; gives what ends that. */
  later: (run: () => void, milliseconds: number) => () => void;
};

/** Somebody else is signed in than when the vote was given. */
class OtherVoter extends Error {}

const AWAY_MS = 5_000;
const SLOW_MS = 15_000;

/**
 * Sends votes one after the other in the order they were given; of several on one card the last. Without an answer it
 * keeps them and tries again, by itself or when asked to. An account's votes go out under that account alone.
 */
export function createSender({ send, voter, kindOf, onRefused, onState, later }: Deps) {
  const unsent = new Map<string, Score>();
  const voters = new Map<string, string | null>();
  let trouble: SendState['trouble'] = 'none';
  let running = false;
  let endWait: (() => void) | null = null;

  function tell(next: SendState['trouble']): void {
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
        // A device's votes become those of who signs in on it.
        if (by !== null && by !== voter()) throw new OtherVoter();
        await send(slug, score);
        if (unsent.get(slug) === score) unsent.delete(slug);
        tell('none');
      } catch (error) {
        const kind = error instanceof OtherVoter ? 'refused' : kindOf(error);
        if (kind !== 'refused') {
          endWait = later(() => void run(), kind === 'away' ? AWAY_MS : SLOW_MS);
          tell(kind);
          break;
        }
        unsent.delete(slug);
        tell('none');
        onRefused(slug, error);
      }
    }
    running = false;
  }

  return {
    unsent: unsent as ReadonlyMap<string, Score>,
    put(slug: string, score: Score): void {
      // At its end again: an earlier vote on it must not overtake it.
      unsent.delete(slug);
      unsent.set(slug, score);
      voters.set(slug, voter());
      tell(trouble);
      if (!endWait) void run();
    },
    tryNow: () => void run(),
  };
}
