import { AppError } from '@deckwright/domain';
import { type ObjectStore, openStore } from '@deckwright/snapshot/store';

export type StoreSettings = { store: ObjectStore; pollMs: number };

const POLL_SECONDS = 10;

/** The store that the site follows, or null; adds a sentence to `problems` for each setting that is wrong. */
export function storeSettings(
  env: Readonly<Record<string, string | undefined>>,
  dataDir: string,
  pollSeconds: number | null,
  problems: string[],
): StoreSettings | null {
  try {
    const store = openStore(env, dataDir);
    return store && { store, pollMs: (pollSeconds ?? POLL_SECONDS) * 1000 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    problems.push(...error.message.split('\n'));
    return null;
  }
}
