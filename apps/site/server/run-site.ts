import { AppError, withoutValues } from '@deckwright/domain';
import type { ProcessLog } from './observability/process-log.ts';
import type { RunningSite } from './start-site.ts';

/**
 * On Ctrl-C a terminal signals every process in the foreground, and parents pass the signal on. Signals this close to
 * the first one are the same request to stop.
 */
const SAME_REQUEST_MS = 1000;

/** How often a site that listens and is not ready looks whether it is. */
const LOOK_MS = 1000;

/**
 * Logs that the site is ready, once it is. Where it listens before that, as without a snapshot, it says so, and why. The
 * promise is for tests: it resolves with the first line.
 */
export async function announce(
  { address, readiness }: Pick<RunningSite, 'address' | 'readiness'>,
  log: Pick<ProcessLog, 'info'>,
  lookMs = LOOK_MS,
): Promise<void> {
  const sayReady = (): void => log.info(`Deckwright is ready at ${address}`, { address });
  const state = await readiness();
  if (state.ready) return sayReady();
  const missing = [state.snapshot ? '' : 'a snapshot', state.database ? '' : 'the database'].filter(Boolean);
  log.info(`Deckwright listens at ${address} and is not ready: it waits for ${missing.join(' and ')}`, {
    address,
  });
  const look = async (): Promise<void> => {
    const { ready, stopping } = await readiness();
    if (ready) sayReady();
    else if (!stopping) wait();
  };
  const wait = (): void => void setTimeout(() => void look(), lookMs).unref();
  wait();
}

/**
 * Stops the site and exits on the first signal; exits immediately on the second. Returns a function that acts like a
 * signal.
 */
export function stopOnSignal(
  site: RunningSite | Promise<RunningSite>,
  log: Pick<ProcessLog, 'info'>,
): (signal?: string) => void {
  let requestedAt: number | null = null;
  const end = async (signal: string | undefined): Promise<void> => {
    const from = performance.now();
    log.info(`Deckwright stops${signal === undefined ? '' : ` (${signal})`}: it ends what it answers`);
    try {
      await (await site).stop();
      log.info(`Deckwright has stopped, after ${((performance.now() - from) / 1000).toFixed(1)} s`);
      process.exit(0);
    } catch (error) {
      console.error('The site did not stop cleanly:', error);
      process.exit(1);
    }
  };
  const stop = (signal?: string): void => {
    if (requestedAt !== null && performance.now() - requestedAt > SAME_REQUEST_MS) process.exit(1);
    if (requestedAt === null) void end(signal);
    requestedAt ??= performance.now();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stop;
}

/** Exits with the reason: one sentence if the user can fix it, otherwise the stack. */
export function fail(error: unknown): never {
  console.error(error instanceof AppError ? error.message : withoutValues(error));
  process.exit(1);
}
