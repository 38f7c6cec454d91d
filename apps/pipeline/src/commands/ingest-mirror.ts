import { join, resolve } from 'node:path';
import { counted, defineCommand, formatBytes, type Terminal } from '@deckwright/command-line';
import type { ExcludedNames } from '@deckwright/domain';
import { type DataPaths, writeJsonLines, writeWhole } from '@deckwright/snapshot';
import { readCatalog } from '@deckwright/sources';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { sourceReport } from '../cli/source-report.ts';
import { readCurrent, writeCurrent, writeLakeFolder } from '../lake/lake.ts';

export const ingestMirrorCommand = defineCommand({
  description: `Reads the files of the upstream services as they come, gzipped or not, and replaces the catalog. Decks, price files
and salt scores are read by "ingest decks", "ingest prices" and "ingest salt".`,
  options: {
    from: {
      value: 'DIR',
      required: true,
      help: 'Folder with scryfall/ (oracle-cards, default-cards, sets, oracle-tags, rulings, bulk-data.json), mtgjson/ (AllIdentifiers, AllPricesToday, DeckList, decks/) and spellbook/ (variants); only oracle-cards is needed',
    },
  },
  async run(context, { from }) {
    const dir = resolve(context.cwd, from.trim());
    await withPipelineLock(context, (paths) => ingestMirror(context.terminal, paths, dir));
  },
});

/** Reads a mirror folder and makes its catalog current; the caller holds the lock. */
export async function ingestMirror(
  { progress, out }: Terminal,
  paths: DataPaths,
  dir: string,
): Promise<void> {
  const catalog = await readCatalog({
    dir,
    onProgress: ({ stage, bytesRead, bytesTotal }) =>
      progress.update(
        `reading ${stage}`,
        bytesRead,
        bytesTotal,
        `${formatBytes(bytesRead)} of ${formatBytes(bytesTotal)}`,
      ),
  });
  progress.update('writing the catalog');
  const { cards, excluded, combos, precons, sets, rulings, date } = catalog;
  const said = rulings.reduce((sum, { rulings }) => sum + rulings.length, 0);
  const { name, created } = await writeLakeFolder(paths, 'catalogue', '', async (folder) => ({
    files: {
      'cards.jsonl': writeJsonLines(join(folder, 'cards.jsonl'), cards),
      'combos.jsonl': writeJsonLines(join(folder, 'combos.jsonl'), combos),
      'precons.jsonl': writeJsonLines(join(folder, 'precons.jsonl'), precons),
      'rulings.jsonl': writeJsonLines(join(folder, 'rulings.jsonl'), rulings),
      'sets.json': writeWhole(join(folder, 'sets.json'), JSON.stringify(sets)),
      'excluded-names.json': writeWhole(
        join(folder, 'excluded-names.json'),
        JSON.stringify({ date, names: excluded } satisfies ExcludedNames),
      ),
    },
    meta: {
      counts: {
        cards: cards.length,
        combos: combos.length,
        precons: precons.length,
        sets: sets.length,
        rulings: said,
      },
    },
  }));
  const current = readCurrent(paths);
  const unchanged = !created && current.catalogue === name;
  if (!unchanged) writeCurrent(paths, { ...current, catalogue: name });
  progress.clear();
  out(sourceReport(catalog.reports));
  const parts = [
    counted(cards.length, 'card'),
    counted(combos.length, 'combo'),
    counted(precons.length, 'precon'),
    counted(sets.length, 'set'),
    counted(said, 'ruling'),
  ];
  const dated = date === null ? '' : `, card data of ${date}`;
  out(`Catalog ${name}${unchanged ? ' (unchanged)' : ''}: ${parts.join(', ')}${dated}\n`);
}
