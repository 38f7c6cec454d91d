import { AppError } from '@deckwright/domain';
import type { Site } from './start-site.ts';

export function announce({ address }: Site): void {
  process.stdout.write(`Deckwright is ready at ${address}\n`);
}

/**
 * Ends this process with the site once a signal asks for it; a second one ends it at once. Returns what does the same as
 * a signal.
 */
export function stopOnSignal(site: Site | Promise<Site>): () => void {
  let stopping = false;
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
    if (stopping) process.exit(1);
    stopping = true;
    void end();
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
