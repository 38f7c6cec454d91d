import type { CommandContext } from '@deckwright/command-line';
import { AppError, readMaxAge } from '@deckwright/domain';
import { THRESHOLDS } from '@deckwright/engine/query';
import { currentSnapshotId, readManifest } from '@deckwright/snapshot';

/** In days. */
export const DEFAULT_MAX_AGE_DAYS = THRESHOLDS.deckMaxAgeDays;

/**
 * How old a deck may be to count, in days, null for no limit: what the command says, else the setting, else the limit of
 * the snapshot published in the data folder, so that a refresh goes on with what an earlier build was told.
 * @throws AppError where the command contradicts the setting, by which the next refresh would go
 */
export function chooseMaxAge(
  option: string | undefined,
  { env, dataDir }: Pick<CommandContext, 'env' | 'dataDir'>,
): number | null {
  const setting = env.MAX_DECK_AGE_DAYS?.trim() || undefined;
  const set = setting === undefined ? undefined : readMaxAge('MAX_DECK_AGE_DAYS', setting);
  const given = option === undefined ? undefined : readMaxAge('--max-age-days', option);
  if (given !== undefined && set !== undefined && given !== set)
    throw new AppError(
      'invalid-argument',
      `MAX_DECK_AGE_DAYS is ${setting}, and the next refresh would go by it. Change the setting to ${option} instead of using --max-age-days.`,
    );
  if (given !== undefined) return given;
  return set === undefined ? getPublishedMaxAge(dataDir) : set;
}

/** The default where nothing, or only the sample, is published, or what is cannot be read: a build is how to replace it. */
function getPublishedMaxAge(dataDir: string): number | null {
  try {
    const published = currentSnapshotId(dataDir);
    const manifest = published === null ? null : readManifest(dataDir, published);
    return manifest === null || manifest.sample ? DEFAULT_MAX_AGE_DAYS : manifest.maxAgeDays;
  } catch (error) {
    if (error instanceof AppError) return DEFAULT_MAX_AGE_DAYS;
    throw error;
  }
}
