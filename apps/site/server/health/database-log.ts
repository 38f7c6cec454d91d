import { monotonicNow } from '../http/clock.ts';

type Log = { warn: (message: string) => void; info: (message: string) => void };

/**
 * Returns a function to call with each outcome of asking the database. It logs when a problem begins and when it ends, not
 * between, however often it is called.
 * @param now milliseconds
 */
export function logDatabaseProblems(log: Log, now = monotonicNow): (problem: string | null) => void {
  let since: number | null = null;
  return (problem) => {
    if (problem !== null && since === null) {
      since = now();
      log.warn(
        `The database takes no writes (${problem}): accounts, votes and shared decks answer 503 until it does. Pages are served.`,
      );
    } else if (problem === null && since !== null) {
      log.info(`The database takes writes again, after ${Math.round((now() - since) / 1000)} s.`);
      since = null;
    }
  };
}
