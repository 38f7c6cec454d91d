import { setTimeout as pause } from 'node:timers/promises';
import { backoffMs } from '@deckwright/domain';
import { AnswerError, explain, isPassing, type Manners } from './request.ts';

/** Called before each pause. */
export type OnPause = (pause: { milliseconds: number; reason: string }) => void;

/**
 * Retries with growing pauses, or after the time that the service asks for, at most ten times the longest pause.
 * Attempts that made progress do not count against the limit. Rejects with a message for the operator.
 */
export async function persist<T>(
  address: string,
  manners: Manners,
  attempt: (progressed: () => void) => Promise<T>,
  onPause: OnPause = () => {},
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt(() => {
        failures = 0;
      });
    } catch (error) {
      if (!isPassing(error) || failures >= manners.tries) throw explain(address, error);
      const wished = error instanceof AnswerError ? error.waitMs : null;
      const own = backoffMs(failures, { firstMs: manners.pauseMs, maxMs: manners.maxPauseMs });
      const milliseconds = Math.min(wished ?? own, manners.maxPauseMs * 10);
      onPause({ milliseconds, reason: error instanceof Error ? error.message : String(error) });
      await pause(milliseconds);
    }
  }
}
