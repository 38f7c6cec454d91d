import type { Score } from './ballot.ts';

export type SendState = { unsent: number; trouble: 'none' | 'away' | 'slow' };

type Deps = {
  send: (slug: string, score: Score) => Promise<void>;
  /** `away` and `slow` are worth another try; anything else is the server's word on this vote. */
  kindOf: (error: unknown) => 'away' | 'slow' | 'refused';
  onRefused: (slug: string, error: unknown) => void;
  onState: (state: SendState) => void;
  /** Calls back after so many milliseconds; gives what ends that. */
  later: (run: () => void, milliseconds: number) => () => void;
};

const AWAY_MS = 5_000;
const SLOW_MS = 15_000;

/**
 * Sends votes one after the other in the order they were given; of several on one card the last. Without an answer it
 * keeps them and tries again, by itself or when asked to.
 */
export function createSender({ send, kindOf, onRefused, onState, later }: Deps) {
  const unsent = new Map<string, Score>();
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
      try {
        await send(slug, score);
        if (unsent.get(slug) === score) unsent.delete(slug);
        tell('none');
      } catch (error) {
        const kind = kindOf(error);
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
      tell(trouble);
      if (!endWait) void run();
    },
    tryNow: () => void run(),
  };
}
