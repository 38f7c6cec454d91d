import {
  type CommandContext,
  counted,
  defineCommand,
  groupDigits,
  table,
  usageError,
} from '@deckwright/command-line';
import { AppError } from '@deckwright/domain';
import {
  currentSnapshotId,
  type DataPaths,
  type DeckRefusal,
  dataPaths,
  keepOnlySnapshots,
  type Refusals,
  readManifest,
  readRefusals,
  removeFolder,
  snapshotIds,
  writeRefusals,
} from '@deckwright/snapshot';
import { lakeInputs } from '../build/inputs.ts';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import {
  deckFolders,
  dropFolders,
  type FoundDeck,
  findLakeDecks,
  type LakeFolder,
  rewriteFolder,
} from '../removal/lake-decks.ts';
import { pageId, refusalFinder } from '../removal/refusals.ts';
import {
  expectOneAddress,
  type RemovalTarget,
  refusalsNamed,
  resolveOneTarget,
  resolveTarget,
} from '../removal/resolve-removal.ts';
import { buildAndPublish, chooseOptions } from './build.ts';

const NAMED = `SOURCE is a name as "sources list" prints it. DECK is a deck's address at its source, the address of its page on this
site, its id, or SOURCE/ID.`;

/** Where the decks come from, and what was removed. */
const listSources = defineCommand({
  description:
    'Lists each source with its decks in the lake and in the published snapshot, then what was removed, when and why.',
  options: {},
  run: async (context) => listAll(context),
});

const showSource = defineCommand({
  description: `Shows everything that is stored of a source or a deck. ${NAMED}`,
  arguments: 'SOURCE|DECK',
  options: {},
  async run({ dataDir, terminal }, _values, [name = '']) {
    const paths = dataPaths(dataDir);
    const target = resolveTarget(paths, expectName(name));
    if (target.kind === 'source') terminal.out(folderTable(target.folders));
    for (const { folder, deck } of target.kind === 'deck' ? target.found : []) {
      const { id, url, date, bracket, tags, commanders, cards } = deck;
      terminal.out(
        table([
          ['source', `${folder.source} (${folder.rights})`],
          ['id', id],
          ['address', url ?? 'none'],
          ['saved', date ?? 'not known'],
          ['commanders', commanders.join(', ')],
          ['cards', groupDigits(cards.reduce((sum, { quantity }) => sum + quantity, 0))],
          ['bracket, tags', [bracket ?? 'none', ...tags].join(', ')],
          ['in', folder.name],
        ]),
      );
    }
    for (const line of refusalLines(target.refusals)) terminal.out(line);
  },
});

const removeSource = defineCommand({
  description: `Removes a source, or every version of a deck, from the lake, builds and publishes a snapshot without it, and deletes
all other snapshots, which contain it. A running site picks up the new one within seconds. The reason and today's date
are kept in lake/refusals.json, so that neither a later ingest nor a later build brings it back. ${NAMED}`,
  arguments: 'SOURCE|DECK',
  options: {
    reason: { value: 'TEXT', help: 'Why, for your records; "sources list" shows it' },
    'dry-run': { help: 'Say what would be removed and change nothing' },
    'no-build': { help: 'Change only the lake: the next build removes it from the site' },
  },
  async run(context, values, [given = '']) {
    const name = expectName(given);
    if (values['dry-run']) return reportRemoval(context, name);
    const reason = values.reason?.trim() ?? '';
    if (reason === '') throw usageError(['sources', 'remove'], '--reason is missing.');
    const build = !values['no-build'];
    await withPipelineLock(context, (paths) => remove(context, paths, { name, reason, build }));
  },
});

const allowSource = defineCommand({
  description: `Withdraws a removal: the next ingest may bring the source or deck back. What was removed is not restored. ${NAMED}`,
  arguments: 'SOURCE|DECK',
  options: {},
  async run(context, _values, [given = '']) {
    const name = expectName(given);
    await withPipelineLock(context, async (paths) => {
      const all = readRefusals(paths);
      const withdrawn = refusalsNamed(all, name, paths);
      expectOneAddress(name, withdrawn.decks);
      const count = withdrawn.sources.length + withdrawn.decks.length;
      if (count === 0)
        throw new AppError('not-found', `"${name}" was not removed. "sources list" lists what was.`);
      writeRefusals(paths, {
        ...all,
        sources: all.sources.filter((refusal) => !withdrawn.sources.includes(refusal)),
        decks: all.decks.filter((refusal) => !withdrawn.decks.includes(refusal)),
      });
      for (const line of refusalLines(withdrawn)) context.terminal.out(line);
      context.terminal.out('Allowed again; ingest it to have it back.\n');
    });
  },
});

export const SOURCES_VERBS = {
  list: listSources,
  show: showSource,
  remove: removeSource,
  allow: allowSource,
};

function expectName(name: string): string {
  if (name.trim() === '') throw new AppError('invalid-argument', 'Name one source or one deck.');
  return name;
}

function listAll({ dataDir, terminal }: CommandContext): void {
  const paths = dataPaths(dataDir);
  const folders = deckFolders(paths);
  const served = currentSnapshotId(dataDir);
  const provenance = served === null ? [] : readManifest(dataDir, served).provenance;
  const rows = [
    ...Map.groupBy(folders, ({ source, rights }) => JSON.stringify([source, rights])).values(),
  ].map((same) => {
    const [{ source, rights } = { source: '', rights: '' }] = same;
    const counts = provenance.find((row) => row.source === source && row.rights === rights)?.decks ?? 0;
    const decks = same.reduce((sum, folder) => sum + folder.decks, 0);
    return [source, rights, groupDigits(decks), groupDigits(counts)];
  });
  if (rows.length === 0) terminal.out('No decks were ingested.\n');
  else terminal.out(table([['source', 'rights', 'in the lake', 'on the site'], ...rows]));
  for (const line of refusalLines(readRefusals(paths))) terminal.out(line);
}

function folderTable(folders: readonly LakeFolder[]): string {
  if (folders.length === 0) return '';
  const rows = folders.map(({ name, source, rights, decks, rejected }) => [
    ...[source, rights, groupDigits(decks), groupDigits(rejected), name],
  ]);
  return table([['source', 'rights', 'decks', 'rejected', 'folder'], ...rows]);
}

function refusalLines({ sources, decks }: Refusals): string[] {
  return [
    ...sources.map(({ source, reason, date }) => `Removed ${date}: source ${source}: ${reason}\n`),
    ...decks.map(
      ({ source, id, url, reason, date }) =>
        `Removed ${date}: deck ${source}/${id}${url === null ? '' : ` (${url})`}: ${reason}\n`,
    ),
  ];
}

type Removal = { name: string; reason: string; build: boolean };

type RemovalPlan = {
  target: RemovalTarget;
  /** The list with this removal. */
  refusals: Refusals;
  /** Every deck that it takes: other versions, and those of the same address in other sources, too. */
  taken: FoundDeck[];
};

function planRemoval(paths: DataPaths, name: string, why: { reason: string; date: string }): RemovalPlan {
  const target = resolveOneTarget(paths, name);
  const refusals = withRefusal(readRefusals(paths), target, { ...why, page: pageId(name) });
  const { ofDeck } = refusalFinder(refusals);
  const taken =
    target.kind === 'source'
      ? []
      : findLakeDecks(paths, (source, deck) => ofDeck(source, deck) !== undefined);
  return { target, refusals, taken };
}

/** What a removal would take, in the words of the report. */
function reportRemoval({ dataDir, terminal }: CommandContext, name: string): void {
  const plan = planRemoval(dataPaths(dataDir), name, { reason: '', date: '' });
  for (const line of removalLines(plan)) terminal.out(`Would remove ${line}\n`);
  const { maxAgeDays, samples } = realSnapshots(dataDir);
  const others = counted(snapshotIds(dataDir).length - samples.length, 'snapshot');
  const build = maxAgeDays === undefined ? '' : 'build a new snapshot and ';
  terminal.out(`Would ${build}delete ${others}. Nothing was changed.\n`);
}

function removalLines({ target, taken }: RemovalPlan): string[] {
  if (target.kind === 'source') {
    const decks = target.folders.reduce((sum, folder) => sum + folder.decks, 0);
    return [`${counted(decks, 'deck')} of ${target.source} in ${counted(target.folders.length, 'folder')}`];
  }
  if (taken.length === 0) return ['nothing from the lake: it was removed before'];
  return taken.map(({ folder, deck }) => {
    const saved = deck.date === null ? '' : `, saved ${deck.date}`;
    return `deck ${folder.source}/${deck.id}${deck.url === null ? '' : ` (${deck.url})`}${saved}`;
  });
}

/** First the refusal, so that a run that is killed has not lost it; run again, it finishes. */
async function remove(
  context: CommandContext,
  paths: DataPaths,
  { name, reason, build }: Removal,
): Promise<void> {
  const { terminal, now } = context;
  const plan = planRemoval(paths, name, { reason, date: now().toISOString().slice(0, 10) });
  const { target, refusals, taken } = plan;
  writeRefusals(paths, refusals);
  // What builds kept of the decks they judged has its id and address.
  removeFolder(paths.shards);
  if (target.kind === 'source')
    dropFolders(
      paths,
      target.folders.map((folder) => folder.name),
    );
  const { ofDeck } = refusalFinder(refusals);
  for (const folder of new Map(taken.map((found) => [found.folder.name, found.folder])).values())
    await rewriteFolder(paths, folder, (deck) => ofDeck(folder.source, deck) !== undefined);
  for (const line of removalLines(plan)) terminal.out(`Removed ${line}\n`);
  if (!build) {
    terminal.out('The site still has it: run "npm run deckwright -- build", and remove older snapshots.\n');
    return;
  }
  await publishWithout(context, paths);
}

function withRefusal(
  all: Refusals,
  target: RemovalTarget,
  { reason, date, page }: { reason: string; date: string; page: string | null },
): Refusals {
  const finder = refusalFinder(all);
  if (target.kind === 'source') {
    if (finder.ofSource(target.source)) return all;
    return { ...all, sources: [...all.sources, { source: target.source, reason, date }] };
  }
  const fresh = new Map<string, DeckRefusal>();
  for (const { folder, deck } of target.found)
    if (!finder.ofDeck(folder.source, deck))
      fresh.set(`${folder.source}\n${deck.id}\n${deck.url}`, {
        ...{ source: folder.source, id: deck.id, url: deck.url },
        ...(page === null ? {} : { page }),
        ...{ reason, date },
      });
  return { ...all, decks: [...all.decks, ...fresh.values()] };
}

/**
 * The age limit of the published snapshot, in days, null for none; undefined where none of real data is published, and
 * then the ids of the samples, which hold no decks of the lake.
 */
function realSnapshots(dataDir: string): { maxAgeDays?: number | null; samples: string[] } {
  const served = currentSnapshotId(dataDir);
  const manifest = served === null ? null : readManifest(dataDir, served);
  if (manifest !== null && !manifest.sample) return { maxAgeDays: manifest.maxAgeDays, samples: [] };
  return { samples: snapshotIds(dataDir).filter((id) => isSample(dataDir, id)) };
}

/** What cannot be read may be of real decks. */
function isSample(dataDir: string, id: string): boolean {
  try {
    return readManifest(dataDir, id).sample;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** With the age limit of the published snapshot. Where none of real data is published, nothing is built. */
async function publishWithout(context: CommandContext, paths: DataPaths): Promise<void> {
  const { dataDir, terminal, env } = context;
  const { maxAgeDays, samples } = realSnapshots(dataDir);
  let retained = samples;
  if (maxAgeDays === undefined) terminal.out('No snapshot of it is published.\n');
  else {
    const options = { ...chooseOptions({}, context), maxAgeDays };
    const inputs = await lakeInputs(paths, terminal.progress, env.DATABASE_URL);
    const publish = { publish: 'always', withdrawOthers: true } as const;
    retained = [(await buildAndPublish(context, inputs, options, publish)).id];
  }
  // Those that were never published can be, or again.
  const removed = keepOnlySnapshots(dataDir, retained);
  if (removed.length > 0)
    terminal.out(`Deleted ${counted(removed.length, 'snapshot')} that may contain it\n`);
  terminal.out('Backups contain it until you delete them.\n');
}
