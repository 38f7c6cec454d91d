import { AppError, readMaxAge } from '@deckwright/domain';
import { currentSnapshotId, readManifest } from '@deckwright/snapshot';
import { type Finding, finding } from './finding.ts';

const NAME = 'MAX_DECK_AGE_DAYS';

/** Whether the age limit that refresh and build go by can be read, and is that of what is published. */
export function checkMaxAge(env: Readonly<Record<string, string | undefined>>, dataDir: string): Finding[] {
  const setting = env[NAME]?.trim() || null;
  if (setting === null) return [];
  try {
    const wanted = readMaxAge(NAME, setting);
    const id = currentSnapshotId(dataDir);
    const published = id === null ? null : readManifest(dataDir, id);
    if (published === null || published.sample || published.maxAgeDays === wanted) return [];
    const { maxAgeDays } = published;
    const text = `${NAME} is ${setting}, but what is published counts decks of ${maxAgeDays === null ? 'any age' : `up to ${maxAgeDays} days`}. Run "npm run deckwright -- build" once: a refresh may refuse the difference.`;
    return [finding('warning', 'Deck age', text)];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The data check reports what is wrong with a snapshot.
    return error.code === 'invalid-argument' ? [finding('problem', 'Settings', error.message)] : [];
  }
}
