import { type CommandContext, counted } from '@deckwright/command-line';
import { AppError } from '@deckwright/domain';
import { currentSnapshotId, readManifest, readRefreshReport } from '@deckwright/snapshot';

/** Longer ago, whatever refreshed this data does not any more. */
const LAST_REFRESH_MS = 14 * 86_400_000;

/**
 * Refuses to publish what the next refresh would undo. Where nothing refreshes the data, that may still begin: see
 * `describeOneOff`.
 * @throws AppError `invalid-argument`
 */
export function refuseContradicted(
  values: Readonly<{ 'as-of'?: string | undefined; sample?: boolean | undefined }>,
  context: CommandContext,
): void {
  if (!isRefreshed(context)) return;
  if (values.sample && hasRealData(context.dataDir))
    throw new AppError(
      'invalid-argument',
      'This data is refreshed, and the next refresh would replace the sample. Add --no-publish to --sample, or build it in another folder with --data-dir.',
    );
  if (values['as-of'] !== undefined && !values.sample)
    throw new AppError(
      'invalid-argument',
      'This data is refreshed, and the next refresh would count as of the newest date of the decks again. Add --no-publish to --as-of; "publish ID" serves that snapshot until then.',
    );
}

function isRefreshed({ dataDir, env, now }: CommandContext): boolean {
  if (env.REFRESH_AT?.trim()) return true;
  const last = readRefreshReport(dataDir)?.startedAt;
  return last !== undefined && now().getTime() - Date.parse(last) < LAST_REFRESH_MS;
}

/** Whether real data are published; false if what is published cannot be read, as a build is how to replace it. */
export function hasRealData(dataDir: string): boolean {
  try {
    const published = currentSnapshotId(dataDir);
    return published !== null && !readManifest(dataDir, published).sample;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** What a build did that no later one goes on with: a line each, empty for any other build. */
export function describeOneOff({
  asOf,
  given,
  later,
  replaces,
}: {
  asOf: string | null;
  given: boolean;
  /** Decks that are newer. */
  later: number;
  /** The sample takes the place of real data. */
  replaces: boolean;
}): string {
  const lines: string[] = [];
  if (given)
    lines.push(
      `Warning: --as-of is of this build alone. It counts as of ${asOf} and leaves out ${counted(later, 'later deck')}; the next build, refresh or removal counts as of the newest date again.\n`,
    );
  if (replaces)
    lines.push(
      'Warning: the sample takes the place of real data until the next build or refresh; "rollback" brings them back.\n',
    );
  return lines.join('');
}
