import { type KeyboardEvent, useState } from 'react';
import { describeTrouble } from '../../shared/session/account-calls.ts';

export type ReviewWalk = {
  index: number;
  busy: boolean;
  trouble: string | null;
  said: string | null;
  go: (index: number) => void;
  /** Runs `work`, shows `done` and reloads what is left. */
  act: (work: () => Promise<unknown>, done: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Navigates a list of `total` items and acts on the current one. The arrow keys work outside of fields. */
export function useReview(total: number, reload: () => void): ReviewWalk {
  const [position, setPosition] = useState(0);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const index = Math.max(0, Math.min(position, total - 1));
  const go = (to: number): void => {
    if (to < 0 || to >= total) return;
    setPosition(to);
    setSaid(null);
    setTrouble(null);
  };
  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    setTrouble(null);
    setSaid(null);
    try {
      await work();
      setSaid(done);
    } catch (error) {
      setTrouble(describeTrouble(error));
    }
    setBusy(false);
    reload();
  }
  return {
    ...{ index, busy, trouble, said, go },
    act: (work, done) => {
      if (!busy) void run(work, done);
    },
    onKeyDown: (event) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (event.key === 'ArrowRight') go(index + 1);
      if (event.key === 'ArrowLeft') go(index - 1);
    },
  };
}
