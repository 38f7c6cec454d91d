import {
  type CommandContext,
  counted,
  defineCommand,
  errorMessage,
  groupDigits,
} from '@deckwright/command-line';
import {
  AppError,
  readBulkChoice,
  readJudgingSettings,
  readThreads,
  readWaitSeconds,
  toDay,
} from '@deckwright/domain';
import { findUnknownNames } from '@deckwright/engine/query';
import { currentSnapshotId, dataPaths, pruneSnapshots, writeSnapshot } from '@deckwright/snapshot';
import { buildSnapshot } from '../build/build-snapshot.ts';
import { checkSnapshot } from '../build/check-snapshot.ts';
import type { ChooseOptions } from '../build/choose-decks.ts';
import { findFirstDay } from '../build/early-days.ts';
import { lakeInputs, starterInputs } from '../build/inputs.ts';
import { deckReport } from '../build/report.ts';
import type { SaltReport } from '../build/with-salt.ts';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { tidiedUp } from '../cli/tidied-up.ts';
import { type GatheredHistory, gatherHistory, recordHistory } from '../history/gather-history.ts';
import { type JudgedBy, judgesFor } from '../judging/judge-files.ts';
import { openShareOut } from '../judging/share-settings.ts';
import { findLosses } from '../refresh/find-losses.ts';
import { snapshotFacts } from '../refresh/snapshot-facts.ts';
import { beginStoreRun, bringHere, publishEverywhere, type StoreRun } from '../store/store-run.ts';
import { bulkAfterwards } from './bulk.ts';
import { chooseMaxAge, DEFAULT_MAX_AGE_DAYS } from './choose-max-age.ts';
import { describeOneOff, hasRealData, refuseContradicted } from './one-off-build.ts';
import { PreviousRefresh } from './previous-refresh.ts';

const SHOWN_NAMES = 10;

export const buildCommand = defineCommand({
  description: `Resolves the card names of all ingested decks, keeps the decks that count, computes the snapshot, checks it and
publishes it. A running site takes it up by itself; with SNAPSHOT_STORE, every site that follows the store.`,
  options: {
    'as-of': {
      value: 'DATE',
      help: 'Count as on this day (YYYY-MM-DD) instead of the newest date of the decks with ten of a source in the 30 days before, in this build alone: the next one, or a refresh, counts as of the newest date again. Where data is refreshed only with --no-publish',
    },
    'max-age-days': {
      value: 'N',
      help: `Leave out decks dated more than N days before it; "all" for no limit. Later builds and refreshes go on with it (default: the setting MAX_DECK_AGE_DAYS; without it that of the published snapshot, or ${DEFAULT_MAX_AGE_DAYS})`,
    },
    check: {
      help: 'Publish it only if it has lost no more against the published one than a day can explain',
    },
    'no-publish': { help: 'Write the snapshot without publishing it' },
    threads: {
      value: 'N',
      help: 'Judge decks in N threads (default: the setting BUILD_THREADS, or the cores of this machine)',
    },
    'wait-for-workers': {
      value: 'S',
      help: 'Leave the decks to workers (see "worker") while they take some; begin here after S seconds without (default: the setting WAIT_FOR_WORKERS; without it decks are judged here as well from the start)',
    },
    sample: { help: 'Use the built-in sample set instead of what was ingested' },
  },
  async run(context, values) {
    const options = chooseOptions(values, context);
    const checked = values.check ? 'without-losses' : 'always';
    if (!values['no-publish']) refuseContradicted(values, context);
    await withPipelineLock(context, async (paths) => {
      const { env, terminal } = context;
      const publish = values['no-publish'] ? 'never' : checked;
      const last = new PreviousRefresh(context, paths);
      // Before they are read: what comes meanwhile has the next refresh build again.
      if (!values.sample && publish !== 'never') await last.noteInputs(options);
      const inputs = values.sample
        ? starterInputs()
        : await lakeInputs(paths, terminal.progress, env.DATABASE_URL);
      const outcome = await buildAndPublish(context, inputs, options, { publish });
      expectPublished(outcome);
      // The next refresh need not build it again.
      if (!values.sample && publish !== 'never' && outcome.warnings.length === 0) last.record(outcome);
    });
  },
});

/** `without-losses`: only if it has lost no more compared with the published one than a day can explain. */
export type PublishWhen = 'always' | 'without-losses' | 'never';

/** `withdrawOthers`: delete all other snapshots from the store and the sites. */
type PublishChoice = { publish: PublishWhen; withdrawOthers?: boolean };

type BuildOptions = ChooseOptions & {
  /** Threads that judge decks; left out = the cores of this machine. */
  threads?: number | undefined;
  /** How long to leave the decks to workers if none takes any; left out = 0. */
  waitSeconds?: number;
};

export type BuildOutcome = {
  id: string;
  /** It was already published before the build. */
  unchanged: boolean;
  /** What prevented its publication, one sentence each. */
  losses: string[];
  /** The first later day on which a build from the same would come to something else; null = never. */
  nextDay: number | null;
  /** What went wrong afterward and changes nothing about it: a sentence each. */
  warnings: string[];
};

/**
 * Builds a snapshot from the inputs, checks it and publishes it as asked; the caller holds the lock. If it is not
 * published because of losses, it stays in the folder for inspection.
 */
export async function buildAndPublish(
  context: CommandContext,
  inputs: ReturnType<typeof starterInputs>,
  options: BuildOptions,
  { publish: when, withdrawOthers = false }: PublishChoice,
): Promise<BuildOutcome> {
  const { dataDir, terminal, now } = context;
  const { progress } = terminal;
  const store = when === 'never' ? null : await beginStoreRun(context);
  if (inputs.sample) keepSampleOut(store);
  let judged: JudgedBy | null = null;
  const judgeFiles = judgesFor({
    folder: dataPaths(dataDir).shards,
    threads: options.threads,
    shareOut: await openShareOut(context, options.waitSeconds ?? 0),
    onJudged: (by) => {
      judged = by;
    },
  });
  const built = await buildSnapshot(inputs, options, { judgeFiles, progress });
  progress.update('gathering the history');
  // The sample's numbers are invented: they have no days.
  const past = inputs.sample ? null : gatherHistory(dataPaths(dataDir), built.content, options.todayDay);
  progress.update('writing the snapshot');
  const content = { ...built.content, history: past?.history };
  // Without publishing, what is published stays as it is, also what it says of its sources.
  const written = { keepDetails: when === 'never' };
  const { id, created } = await writeSnapshot(dataDir, content, now().toISOString(), written);
  progress.update('checking the snapshot');
  await checkSnapshot(dataDir, id, built, inputs.cards);
  const served = store?.base?.pointer.id ?? currentSnapshotId(dataDir);
  if (when === 'without-losses' && served !== null) await bringHere(context, store, served);
  const losses =
    when === 'without-losses' && served !== null && served !== id
      ? findLosses(await snapshotFacts(dataDir, served), await snapshotFacts(dataDir, id))
      : [];
  const publish = when !== 'never' && losses.length === 0;
  const warnings = past?.warnings ?? [];
  const replaces = publish && inputs.sample && hasRealData(dataDir);
  if (publish && past) warnings.push(...recorded(past));
  if (publish) warnings.push(...(await publishEverywhere(context, store, id, withdrawOthers)).warnings);
  let removed: string[] = [];
  const warning = tidiedUp('Old snapshots', () => {
    removed = pruneSnapshots(dataDir, [id]);
  });
  if (warning !== null) warnings.push(warning);
  progress.clear();

  const { count, nearIdentical } = built;
  const rulings = content.rulings.reduce((sum, { rulings }) => sum + rulings.length, 0);
  terminal.out(deckReport(count, { maxAgeDays: options.maxAgeDays, nearIdentical }));
  if (judged !== null) terminal.out(judgedLine(judged));
  for (const { source, rights, decks } of content.provenance) {
    terminal.out(`  ${counted(decks, 'deck')} from ${source} (${rights})\n`);
  }
  for (const { vendor, names } of inputs.unknownPrices) {
    if (names.length === 0) continue;
    const shown = names.slice(0, SHOWN_NAMES).join(', ');
    terminal.out(`  ${counted(names.length, 'price')} of ${vendor} name no card of the catalog: ${shown}\n`);
  }
  if (!inputs.sample) terminal.out(unknownAdviceNames(content.cards));
  terminal.out(saltLines(inputs.salt));
  const parts = [
    counted(content.decks, 'deck'),
    counted(content.commanders, 'commander'),
    counted(content.cards.length, 'card'),
    counted(content.combos.length, 'combo'),
    counted(content.precons.length, 'precon'),
    counted(content.sets.length, 'set'),
    counted(rulings, 'ruling'),
  ];
  const asOf = content.asOf === null ? 'no dated deck' : `as of ${content.asOf}`;
  terminal.out(`Snapshot ${id}${created ? '' : ' (unchanged)'}: ${parts.join(', ')}; ${asOf}\n`);
  if (content.decks === 0)
    terminal.out(
      'It holds no decks: cards, prices, combos and search work; numbers need deck lists. Add them with\n' +
        '  npm run deckwright -- ingest decks FILE --source NAME --rights own\n' +
        '  npm run deckwright -- build\n',
    );
  for (const old of removed) terminal.out(`Removed the old snapshot ${old}\n`);
  if (publish) {
    const bulk = await bulkAfterwards(context, { id, sample: content.sample });
    if (bulk !== null) warnings.push(bulk);
  }
  for (const each of warnings) terminal.err(`Warning: ${each}\n`);
  const later = count.rejects.get('future-date') ?? 0;
  terminal.out(describeOneOff({ asOf: content.asOf, given: options.asOfDay !== null, later, replaces }));
  terminal.out(publish ? `Published ${id}\n` : `Not published; "publish ${id}" does that\n`);
  const nextDay = findFirstDay(built.count.nextDay, past?.nextDay ?? null);
  return { id, unchanged: served === id, losses, nextDay, warnings };
}

/** Who judged the decks, in parts of files; empty where there were none. */
function judgedLine({ known, here, workers }: JudgedBy): string {
  const byWorkers = [...workers].map(([name, parts]) => `${groupDigits(parts)} by ${name}`).sort();
  const fresh = [here > 0 ? `${groupDigits(here)} here` : '', ...byWorkers].filter(Boolean);
  const all = [
    ...(fresh.length > 0 ? [`judged ${fresh.join(', ')}`] : []),
    ...(known > 0 ? [`${groupDigits(known)} known from an earlier build`] : []),
  ];
  return all.length === 0 ? '' : `  Parts of deck files: ${all.join('; ')}\n`;
}

/** A line about the names on our own lists of cards for advice that the catalog has no card for; empty without any. */
function unknownAdviceNames(cards: Parameters<typeof findUnknownNames>[0]): string {
  const names = findUnknownNames(cards);
  if (names.length === 0) return '';
  const shown = names.slice(0, SHOWN_NAMES).join(', ');
  return `  ${counted(names.length, 'name')} on our own lists of cards for advice that the catalog lacks: ${shown}\n`;
}

/** @throws AppError `failed-precondition` if the sample would replace what all sites of a store serve */
function keepSampleOut(store: StoreRun | null): void {
  if (!store?.base) return;
  throw new AppError(
    'failed-precondition',
    `${store.store.name} publishes ${store.base.pointer.id} to every site, and the sample would replace it. Unset SNAPSHOT_STORE to look at the sample on this machine.`,
  );
}

/**
 * Adds the build's day to the lake before it is published: a run killed in between loses no day. The history is not worth
 * a failed build.
 */
function recorded(past: GatheredHistory): string[] {
  try {
    recordHistory(past);
    return [];
  } catch (error) {
    return [`Today could not be added to the history (${errorMessage(error)}); the next build tries again.`];
  }
}

/** @throws `failed-precondition` with a line for each loss. */
export function expectPublished({ id, losses }: BuildOutcome): void {
  if (losses.length === 0) return;
  const list = losses.map((loss) => `  ${loss}`).join('\n');
  throw new AppError(
    'failed-precondition',
    `The new snapshot lost too much to be published; the old one stays:\n${list}\nIf that is as it should be, run "npm run deckwright -- publish ${id}".`,
  );
}

function saltLines({ sources, unknownNames, lostVotes }: SaltReport): string {
  let lines = '';
  const { votes, votedCards, importedCards } = sources;
  if (votes > 0) lines += `  ${counted(votes, 'salt vote')} on ${counted(votedCards, 'card')}\n`;
  if (importedCards > 0) lines += `  ${counted(importedCards, 'card')} with an imported salt score\n`;
  if (unknownNames.length > 0) {
    const shown = unknownNames.slice(0, SHOWN_NAMES).join(', ');
    lines += `  ${counted(unknownNames.length, 'salt score')} name no card of the catalog: ${shown}\n`;
  }
  if (lostVotes.votes > 0)
    lines += `  ${counted(lostVotes.votes, 'salt vote')} on ${counted(lostVotes.cards, 'card')} that the catalog lacks\n`;
  return lines;
}

type BuildValues = Readonly<
  Partial<Record<'as-of' | 'max-age-days' | 'threads' | 'wait-for-workers', string | undefined>>
>;

/** The options of a build but those of its publication. */
export function chooseOptions(
  values: BuildValues,
  context: Pick<CommandContext, 'env' | 'dataDir' | 'now'>,
): BuildOptions {
  const { 'as-of': asOf, 'max-age-days': maxAge, threads, 'wait-for-workers': wait } = values;
  // Refused before work is done, not after publishing.
  readBulkChoice(context.env.BULK_DATA);
  const judging = readJudgingSettings(context.env);
  // A deck saved just past midnight in a time zone further east is not an error.
  const todayDay = (toDay(context.now().toISOString()) ?? 0) + 1;
  return {
    asOfDay: asOf === undefined ? null : dateOption(asOf),
    todayDay,
    maxAgeDays: chooseMaxAge(maxAge, context),
    threads: threads === undefined ? judging.threads : readThreads('--threads', threads),
    waitSeconds: wait === undefined ? judging.waitSeconds : readWaitSeconds('--wait-for-workers', wait),
  };
}

function dateOption(text: string): number {
  const day = text.length === 10 ? toDay(text) : null;
  if (day !== null && day > 0) return day;
  throw new AppError('invalid-argument', `--as-of must be a date like 2024-03-30; got "${text}".`);
}
