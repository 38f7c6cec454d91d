import { AppError } from '@deckwright/domain';
import type { Site } from './start-site.ts';

/**
 * A terminal sends Ctrl-C to every process it runs, and those that started this one pass it on: what comes so soon after
 * the first request to stop is the same one.
 */
const SAME_REQUEST_MS = 1000;

export function announce({ address }: Site): void {
  process.stdout.write(`Deckwright is ready at ${address}\n`);
}

/**
 * Ends this process with the site once a signal asks for it; a second one ends it at once. Returns what does the same as
 * a signal.
 */
export function stopOnSignal(site: Site | Promise<Site>): () => void {
  let askedAt: number | null = null;
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
    if (askedAt !== null && performance.now() - askedAt > SAME_REQUEST_MS) process.exit(1);
    if (askedAt === null) void end();
    askedAt ??= performance.now();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stop;
}

/** Ends this process with the reason: a sentence where the user can do something about it. */
export function fail(error: unknown): never {
  console.error(error instanceof AppError ? error.message : error);
  process.exit(1);
}
