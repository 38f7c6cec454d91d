import { existsSync } from 'node:fs';
import { type CommandContext, counted, defineCommand, table } from '@deckwright/command-line';
import { AppError } from '@deckwright/domain';
import {
  currentSnapshotId,
  dataPaths,
  findPlayerFile,
  playerFilePath,
  readManifest,
  readPlayerFile,
  readRefreshReport,
  snapshotIds,
  verifySnapshot,
} from '@deckwright/snapshot';
import { readCurrent, readMeta } from '../lake/lake.ts';
import { CatalogMeta, DecksMeta, PricesMeta, SaltMeta, VoteRow } from '../lake/lake-schemas.ts';
import { beginStoreRun } from '../store/store-run.ts';

export const statusCommand = defineCommand({
  description: `Shows the data folder, what was ingested, all snapshots and which one is published, the last refresh and the snapshot
store, and checks every file of the published snapshot. It changes nothing and can run at any time. The exit code is 1
if the published snapshot is damaged.`,
  options: {},
  async run(context) {
    const { dataDir, terminal } = context;
    const paths = dataPaths(dataDir);
    if (!existsSync(paths.root))
      throw new AppError('not-found', `There is no data folder ${paths.root}. Check DATA_DIR or --data-dir.`);
    terminal.out(`Data folder ${paths.root}\n`);
    for (const line of lakeLines(dataDir)) terminal.out(`${line}\n`);
    const current = currentSnapshotId(dataDir);
    const ids = snapshotIds(dataDir);
    if (ids.length === 0) terminal.out('Snapshots: none; "build" makes one\n');
    else terminal.out(`Snapshots:\n${table(ids.map((id) => snapshotRow(dataDir, id, id === current)))}`);
    terminal.out(refreshLines(dataDir));
    terminal.out(await storeLines(context));
    if (current === null) return;
    await verifySnapshot(dataDir, current);
    terminal.out(`Published ${current}: every file is sound\n`);
  },
});

/** Empty without a store. One that is away does not hide the rest. */
async function storeLines(context: CommandContext): Promise<string> {
  try {
    const run = await beginStoreRun(context);
    if (run === null) return '';
    if (run.base === null) return `Store ${run.store.name}: publishes nothing; "publish ID" does that\n`;
    const { publication, id, publishedAt, by } = run.base.pointer;
    const { storedIds } = await import('@deckwright/snapshot/store');
    const others = (await storedIds(run.store)).filter((other) => other !== id);
    const also = others.length === 0 ? '' : `; it also has ${others.join(', ')}`;
    return `Store ${run.store.name}: publication ${publication}, ${id}, of ${publishedAt} by ${by}${also}\n`;
  } catch (error) {
    if (error instanceof AppError) return `Store: ${error.message}\n`;
    throw error;
  }
}

/** Empty if no refresh has run. */
function refreshLines(dataDir: string): string {
  const report = readRefreshReport(dataDir);
  if (report === null) return '';
  const { outcome, startedAt, endedAt, reasons } = report;
  if (endedAt === null) return `Last refresh: began ${startedAt} and has not ended\n`;
  return [`Last refresh: ${outcome} ${endedAt}`, ...reasons.map((reason) => `  ${reason}`), ''].join('\n');
}

function lakeLines(dataDir: string): string[] {
  const paths = dataPaths(dataDir);
  const current = readCurrent(paths);
  const lines: string[] = [];
  if (current.catalogue === null) lines.push('Catalog: none; "ingest --from DIR" makes one');
  else {
    const { counts } = readMeta(paths, 'catalogue', current.catalogue, CatalogMeta);
    const { cards, combos, precons, sets } = counts;
    const parts = [
      counted(cards, 'card'),
      counted(combos, 'combo'),
      counted(precons, 'precon'),
      counted(sets, 'set'),
    ];
    lines.push(`Catalog ${current.catalogue}: ${parts.join(', ')}`);
  }
  for (const folder of current.decks) {
    const { source, rights, decks } = readMeta(paths, 'decks', folder, DecksMeta);
    lines.push(`Decks ${folder}: ${counted(decks, 'deck')} from ${source} (${rights})`);
  }
  for (const folder of current.prices) {
    const { vendor, prices } = readMeta(paths, 'prices', folder, PricesMeta);
    lines.push(`Prices ${folder}: ${counted(prices, 'price')} of ${vendor}`);
  }
  if (current.salt !== null) {
    const { scores } = readMeta(paths, 'salt', current.salt, SaltMeta);
    lines.push(`Salt ${current.salt}: ${counted(scores, 'score')}`);
  }
  const votes = findPlayerFile(playerFilePath(paths, 'votes'));
  if (votes !== null) {
    const rows = [...readPlayerFile(playerFilePath(paths, 'votes'), VoteRow)];
    const given = rows.reduce((sum, { counts }) => sum + counts.reduce((one, two) => one + two, 0), 0);
    const on = `${counted(given, 'vote')} on ${counted(votes.rows, 'card')}`;
    lines.push(`Salt votes: ${on}, as of ${votes.writtenAt}`);
  }
  const shared = findPlayerFile(playerFilePath(paths, 'decks'));
  if (shared !== null)
    lines.push(`Decks from players: ${counted(shared.rows, 'deck')}, as of ${shared.writtenAt}`);
  return lines;
}

function snapshotRow(dataDir: string, id: string, published: boolean): string[] {
  const mark = published ? 'published' : '';
  try {
    const { generatedAt, asOf, asOfGiven, sample, counts } = readManifest(dataDir, id);
    const about = `${counted(counts.decks, 'deck')}${sample ? ' (sample)' : ''}`;
    const date = asOf === null ? 'no date' : `as of ${asOf}${asOfGiven ? ' (--as-of)' : ''}`;
    return [id, `written ${generatedAt}`, date, about, mark];
  } catch (error) {
    if (error instanceof AppError)
      return [id, error.code === 'failed-precondition' ? 'of another version' : 'damaged', '', '', mark];
    throw error;
  }
}
