import { join, resolve } from 'node:path';
import {
  type CommandContext,
  type CommandOptions,
  defineCommand,
  errorMessage,
  formatBytes,
  groupDigits,
  type OptionValues,
} from '@deckwright/command-line';
import { ADDRESS_SETTINGS, AppError, readAddresses } from '@deckwright/domain';
import type { DataPaths } from '@deckwright/snapshot';
import { type DownloadSize, fetchUpstream } from '@deckwright/sources';
import { lakeInputs } from '../build/inputs.ts';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { readContact } from '../cli/read-contact.ts';
import { StepLines } from '../cli/step-lines.ts';
import { type BuildOutcome, buildAndPublish, chooseOptions, type PublishWhen } from './build.ts';
import { ingestMirror } from './ingest-mirror.ts';
import { ingestTopDeck } from './ingest-topdeck.ts';
import type { PreviousRefresh } from './previous-refresh.ts';

const SHOWN_PAUSE_MS = 2000;

/** Options of commands that fetch. */
export const FETCH_OPTIONS = {
  from: {
    value: 'DIR',
    help: 'Take the files from a folder in the layout that "ingest" reads; nothing is fetched',
  },
  json: {
    help: 'Write progress as JSON lines to the output, for programs; everything else goes to the error stream',
  },
} as const satisfies CommandOptions;

export const fetchCommand = defineCommand({
  description: `States the size of the download, fetches the files of Scryfall, MTGJSON and Commander Spellbook, reads them, builds a
snapshot with all ingested decks and publishes it. A running site takes it up by itself. Files that have not changed
are not fetched again; a broken download goes on where it broke. With TOPDECK_KEY, new tournament decks of TopDeck.gg
are fetched as well. The addresses are the settings ${Object.values(ADDRESS_SETTINGS).join(', ')}.`,
  options: FETCH_OPTIONS,
  run: (context, values) =>
    fetchRun(context, values, async (runContext, progress, dir) => {
      await withPipelineLock(context, async (paths) => {
        await fetchAndBuild(runContext, progress, { paths, given: dir, when: 'always' });
      });
    }),
});

/**
 * Runs the work of a command with the options `from` and `json`, with progress as requested; `dir` is the folder to
 * read the files from, null for the services.
 */
export async function fetchRun(
  context: CommandContext,
  { from, json }: OptionValues<typeof FETCH_OPTIONS>,
  work: (runContext: CommandContext, progress: StepLines, dir: string | null) => Promise<void>,
): Promise<void> {
  if (from === '') throw new AppError('invalid-argument', '--from must name a folder.');
  const { terminal } = context;
  const progress = new StepLines(terminal.progress, json ? terminal.out : () => {});
  const out = json ? terminal.err : terminal.out;
  try {
    const runContext: CommandContext = { ...context, terminal: { ...terminal, out, progress } };
    await work(runContext, progress, from === undefined ? null : resolve(context.cwd, from));
  } catch (error) {
    progress.fail(errorMessage(error));
    throw error;
  }
}

type FetchOptions = {
  paths: DataPaths;
  given: string | null;
  when: PublishWhen;
  /** What need not be done again; left out, everything is done. */
  last?: PreviousRefresh;
};

/** Fetches what changed, reads it, and builds and publishes a snapshot; the caller holds the lock. */
export async function fetchAndBuild(
  context: CommandContext,
  progress: StepLines,
  { paths, given, when, last }: FetchOptions,
): Promise<BuildOutcome> {
  if (given !== null) context.terminal.out(`The files come from ${given}; nothing is downloaded.\n`);
  const dir = given ?? (await download(context, progress, paths));
  progress.begin('read');
  if (!(await last?.isRead(dir))) await ingestMirror(context.terminal, paths, dir);
  const warnings = given === null ? await tournaments(context, progress, paths) : [];
  progress.begin('build');
  const options = chooseOptions({}, context);
  const known = await last?.findBuilt(options);
  if (known) return { ...known, unchanged: true, losses: [], warnings: [...warnings, ...known.warnings] };
  const inputs = await lakeInputs(paths, progress, context.env.DATABASE_URL);
  const outcome = await buildAndPublish(context, inputs, options, { publish: when });
  return { ...outcome, warnings: [...warnings, ...outcome.warnings] };
}

/** A bad day of the tournaments' service does not stop the cards: its earlier decks stay. */
async function tournaments(
  context: CommandContext,
  progress: StepLines,
  paths: DataPaths,
): Promise<string[]> {
  if ((context.env.TOPDECK_KEY?.trim() ?? '') === '') return [];
  try {
    await ingestTopDeck(context, paths);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    progress.clear();
    const warning = `New tournaments are missing; those fetched before stay. ${error.message}`;
    context.terminal.err(`Warning: ${warning}\n`);
    return [warning];
  }
}

/** Fetches the files and returns their folder. */
async function download(
  { terminal, env }: CommandContext,
  progress: StepLines,
  paths: DataPaths,
): Promise<string> {
  const folder = join(paths.lake, 'downloads');
  const { out } = terminal;
  progress.begin('download');
  progress.update('asking for the size of the download');
  const { warnings } = await fetchUpstream({
    folder,
    addresses: readAddresses(env),
    contact: readContact(env),
    onSize: (size) => {
      progress.clear();
      progress.notify(sizeSentence(size));
      out(`${sizeSentence(size)}\n`);
    },
    onProgress: ({ label, bytes, total }) =>
      progress.update(`downloading ${label}`, bytes, total, `${formatBytes(bytes)} of ${formatBytes(total)}`),
    onPause: ({ milliseconds, reason }) => {
      if (milliseconds < SHOWN_PAUSE_MS) return;
      progress.clear();
      out(`  ${reason}; trying again in ${groupDigits(Math.ceil(milliseconds / 1000))} s\n`);
    },
  });
  progress.clear();
  for (const warning of warnings) out(`  Warning: ${warning}\n`);
  return folder;
}

/** What will be fetched from where. */
function sizeSentence({ bytes, hereBytes, hosts }: DownloadSize): string {
  const rest = bytes - hereBytes;
  if (rest <= 0) return `Nothing to download: all ${formatBytes(bytes)} are here and unchanged.`;
  const here = hereBytes > 0 ? ` (${formatBytes(hereBytes)} more are here already)` : '';
  return `The download is ${formatBytes(rest)}${here}, from ${hosts.join(', ')}.`;
}
