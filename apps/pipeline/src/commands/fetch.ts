import { join, resolve } from 'node:path';
import { ADDRESS_SETTINGS, AppError, readAddresses } from '@deckwright/domain';
import type { DataPaths } from '@deckwright/snapshot';
import { type DownloadSize, fetchUpstream } from '@deckwright/sources';
import { lakeInputs } from '../build/inputs.ts';
import { type Command, type CommandContext, type Values, withPipelineLock } from '../cli/command.ts';
import { messageOf } from '../cli/message-of.ts';
import { StepLines } from '../cli/step-lines.ts';
import { formatBytes, groupDigits } from '../cli/terminal.ts';
import { type BuildOutcome, buildAndPublish, chooseOptions, type PublishWhen } from './build.ts';
import { ingestMirror } from './ingest-mirror.ts';
import { ingestTopDeck } from './ingest-topdeck.ts';

const SHOWN_PAUSE_MS = 2000;

export const fetchCommand: Command = {
  words: ['fetch'],
  summary: 'Fetch card data, prices, combos and precons, and make a snapshot of them',
  help: `Usage: npm run deckwright -- fetch [OPTIONS]

States the size of the download, fetches the files of Scryfall, MTGJSON and Commander Spellbook, reads them, builds a
snapshot with all ingested decks and publishes it. A running site takes it up by itself. Files that have not changed
are not fetched again; a broken download goes on where it broke. With TOPDECK_KEY, new tournament decks of TopDeck.gg
are fetched as well. The addresses are the settings
${Object.values(ADDRESS_SETTINGS).join(', ')}.

  --from DIR       Take the files from a folder in the layout that "ingest" reads; nothing is fetched
  --json           Write progress as JSON lines to the output, for programs; everything else goes to the error stream
`,
  options: { from: { type: 'string' }, json: { type: 'boolean' } },
  run: (context, values, files) =>
    fetchRun('fetch', context, { values, files }, async (told, progress, dir) => {
      await withPipelineLock(context, async (paths) => {
        await fetchAndBuild(told, progress, { paths, given: dir, when: 'always' });
      });
    }),
};

type Given = { values: Values; files: readonly string[] };

/**
 * Runs the work of a command with the options `from` and `json`, with progress as requested; `dir` is the folder to
 * read the files from, null for the services.
 */
export async function fetchRun(
  name: string,
  context: CommandContext,
  { values, files }: Given,
  work: (told: CommandContext, progress: StepLines, dir: string | null) => Promise<void>,
): Promise<void> {
  if (files.length > 0)
    throw new AppError(
      'invalid-argument',
      `${name} takes no file ("${files[0]}"); see "npm run deckwright -- ${name} --help".`,
    );
  const { from } = values;
  if (from === '') throw new AppError('invalid-argument', '--from must name a folder.');
  const { terminal } = context;
  const progress = new StepLines(terminal.progress, values.json === true ? terminal.out : () => {});
  const out = values.json === true ? terminal.err : terminal.out;
  try {
    const told: CommandContext = { ...context, terminal: { ...terminal, out, progress } };
    await work(told, progress, typeof from === 'string' ? resolve(context.cwd, from) : null);
  } catch (error) {
    progress.fail(messageOf(error));
    throw error;
  }
}

type FetchOptions = { paths: DataPaths; given: string | null; when: PublishWhen };

/** Fetches what changed, reads it, and builds and publishes a snapshot; the caller holds the lock. */
export async function fetchAndBuild(
  told: CommandContext,
  progress: StepLines,
  { paths, given, when }: FetchOptions,
): Promise<BuildOutcome> {
  if (given !== null) told.terminal.out(`The files come from ${given}; nothing is downloaded.\n`);
  const dir = given ?? (await download(told, progress, paths));
  progress.begin('read');
  await ingestMirror(told.terminal, paths, dir);
  const warnings = given === null ? await tournaments(told, progress, paths) : [];
  progress.begin('build');
  const inputs = await lakeInputs(paths, progress, told.env.DATABASE_URL);
  const outcome = await buildAndPublish(told, inputs, chooseOptions({}, told.now()), { publish: when });
  return { ...outcome, warnings: [...warnings, ...outcome.warnings] };
}

/** A bad day of the tournaments' service does not stop the cards: its earlier decks stay. */
async function tournaments(told: CommandContext, progress: StepLines, paths: DataPaths): Promise<string[]> {
  if ((told.env.TOPDECK_KEY?.trim() ?? '') === '') return [];
  try {
    await ingestTopDeck(told, paths);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    progress.clear();
    const warning = `New tournaments are missing; those fetched before stay. ${error.message}`;
    told.terminal.err(`Warning: ${warning}\n`);
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
    onSize: (size) => {
      progress.clear();
      progress.tell(sizeSentence(size));
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
