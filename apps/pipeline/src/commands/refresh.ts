import { type CommandContext, defineCommand, errorMessage } from '@deckwright/command-line';
import { ADDRESS_SETTINGS } from '@deckwright/domain';
import { type DataPaths, type RefreshReport, writeRefreshReport } from '@deckwright/snapshot';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import type { StepLines } from '../cli/step-lines.ts';
import { readCurrent, writeCurrent } from '../lake/lake.ts';
import { EMPTY_LAKE } from '../lake/lake-schemas.ts';
import { type BuildOutcome, expectPublished } from './build.ts';
import { FETCH_OPTIONS, fetchAndBuild, fetchRun } from './fetch.ts';
import { PreviousRefresh } from './previous-refresh.ts';

export const refreshCommand = defineCommand({
  description: `For a timer, once a day: fetches the files of Scryfall, MTGJSON and Commander Spellbook that changed, and with
TOPDECK_KEY new tournament decks of TopDeck.gg. Builds a snapshot from these, all ingested decks and what players
shared, and compares it with the published one. If it lost no more cards, decks, commanders, combos, prices or most
played pages than a day can explain, it is published; otherwise the old one stays, and the exit code is 1. "status"
says how the last refresh ended, and refresh.json in the data folder says it to programs. The addresses are the
settings ${Object.values(ADDRESS_SETTINGS).join(', ')}.`,
  options: FETCH_OPTIONS,
  run: (context, values) =>
    fetchRun(context, values, (runContext, progress, given) =>
      withPipelineLock(context, (paths) => refresh(runContext, progress, { paths, given })),
    ),
});

type Refresh = { paths: DataPaths; given: string | null };

async function refresh(
  context: CommandContext,
  progress: StepLines,
  { paths, given }: Refresh,
): Promise<void> {
  const startedAt = context.now().toISOString();
  const report = (rest: Omit<RefreshReport, 'startedAt' | 'endedAt'>): void => {
    const endedAt = rest.outcome === 'running' ? null : context.now().toISOString();
    // An error of several lines is a sentence here.
    const reasons = rest.reasons.map((reason) => reason.replaceAll(/\s*\n\s*/g, ' ').trim());
    writeRefreshReport(context.dataDir, { startedAt, endedAt, ...rest, reasons });
  };
  report({ outcome: 'running', snapshot: null, reasons: [] });
  let built: BuildOutcome | null = null;
  const last = new PreviousRefresh(context, paths);
  try {
    built = await withCatalogBack(paths, async () => {
      const outcome = await fetchAndBuild(context, progress, { paths, given, when: 'without-losses', last });
      built = outcome;
      expectPublished(outcome);
      return outcome;
    });
    // What could not be done is tried again.
    if (built.warnings.length === 0) last.record(built);
  } catch (error) {
    last.forgetSkipped();
    const { losses, id } = built ?? { losses: [], id: null };
    if (losses.length > 0) report({ outcome: 'refused', snapshot: id, reasons: losses });
    else report({ outcome: 'failed', snapshot: id, reasons: [errorMessage(error)] });
    throw error;
  }
  const { id, unchanged, warnings } = built;
  report({ outcome: unchanged ? 'unchanged' : 'published', snapshot: id, reasons: warnings });
}

/**
 * Makes the previous catalog current again if the work fails: the next build, which may have other reasons, must not
 * use files that were refused here.
 */
async function withCatalogBack<T>(paths: DataPaths, work: () => Promise<T>): Promise<T> {
  const before = readCurrent(paths);
  try {
    return await work();
  } catch (error) {
    if (before !== EMPTY_LAKE) writeCurrent(paths, before);
    throw error;
  }
}
