import { AppError } from '@deckwright/domain';
import type { ProcessLog } from './observability/process-log.ts';
import type { RunningSite } from './start-site.ts';

/**
 * On Ctrl-C a terminal signals every process in the foreground, and parents pass the signal on. Signals this close to
 * the first one are the same request to stop.
 */
const SAME_REQUEST_MS = 1000;

export function announce({ address }: RunningSite, log: Pick<ProcessLog, 'info'>): void {
  log.info(`Deckwright is ready at ${address}`, { address });
}

/**
 * Stops the site and exits on the first signal; exits immediately on the second. Returns a function that acts like a
 * signal.
 */
export function stopOnSignal(site: RunningSite | Promise<RunningSite>): () => void {
  let requestedAt: number | null = null;
  const end = async (): Promise<void> => {
    try {
      await (await site).stop();
      process.exit(0);
    } catch (error) {
      console.error('The site did not stop cleanly:', error);
      process.exit(1);
    }
  };
  const stop = (): void => {
    if (requestedAt !== null && performance.now() - requestedAt > SAME_REQUEST_MS) process.exit(1);
    if (requestedAt === null) void end();
    requestedAt ??= performance.now();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stop;
}

/** Exits with the reason: one sentence if the user can fix it, otherwise the stack. */
export function fail(error: unknown): never {
  console.error(error instanceof AppError ? error.message : error);
  process.exit(1);
}
