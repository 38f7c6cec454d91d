import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '@deckwright/command-line';
import { loadEngine } from '@deckwright/engine/query';
import {
  type FileFacts,
  fileFacts,
  readSnapshot,
  type WrittenFolder,
  writeFolder,
} from '@deckwright/snapshot';
import { z } from 'zod';
import { ParquetFile } from '../parquet/parquet-file.ts';
import { type LakeTable, lakeTables, type TablePart } from './lake-tables.ts';

const FORMAT = 'deckwright-lake-export';
const VERSION = 1;
/** Engines that read a folder pass over names with an underscore. */
const MANIFEST = '_deckwright.json';

type PartFacts = FileFacts & { rows: number };

const Exported = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  files: z.record(z.string(), z.object({ bytes: z.number() })),
});

export type LakeExport = WrittenFolder & { tables: { name: string; rows: number; files: number }[] };

/**
 * Writes a snapshot's decks and statistics as Parquet into `snapshot=ID` of the folder. A complete export of the snapshot is kept;
 * an incomplete one is replaced.
 */
export async function exportLake(
  { dataDir, id, folder }: { dataDir: string; id: string; folder: string },
  progress: Progress,
): Promise<LakeExport> {
  const name = `snapshot=${id}`;
  const target = join(folder, name);
  if (isWhole(target)) return { path: target, created: false, tables: [] };
  progress.update('reading the snapshot');
  const snapshot = await readSnapshot(dataDir, id);
  const engine = loadEngine(snapshot.engine);
  const { asOf, sample, counts, provenance } = snapshot.manifest;
  const tables: LakeExport['tables'] = [];
  const written = await writeFolder(
    folder,
    async (temporary) => {
      const files: Record<string, PartFacts> = {};
      for (const table of lakeTables({ snapshot, engine })) {
        progress.update(`writing ${table.name}`);
        let rows = 0;
        let parts = 0;
        for (const part of table.parts()) {
          const { path, facts } = await writePart(temporary, table, part, id);
          files[path] = facts;
          rows += facts.rows;
          parts += 1;
        }
        tables.push({ name: table.name, rows, files: parts });
      }
      const content = {
        format: FORMAT,
        version: VERSION,
        snapshot: id,
        asOf,
        sample,
        counts,
        provenance,
        files,
      };
      writeFileSync(join(temporary, MANIFEST), `${JSON.stringify(content, null, 2)}\n`);
      return name;
    },
    (existing) => !isWhole(existing),
  );
  return { ...written, tables };
}

async function writePart(
  root: string,
  { name, columns }: LakeTable,
  { partition, rows }: TablePart,
  snapshot: string,
): Promise<{ path: string; facts: PartFacts }> {
  const folder = [name, partition].filter(Boolean).join('/');
  mkdirSync(join(root, folder), { recursive: true });
  const path = `${folder}/part-0.parquet`;
  const file = new ParquetFile(join(root, path), columns, { 'deckwright.snapshot': snapshot });
  for (const row of rows()) file.add(row);
  const count = file.close();
  return { path, facts: { ...(await fileFacts(join(root, path))), rows: count } };
}

/** Whether the folder has an export of this version, with every file in its length. */
function isWhole(folder: string): boolean {
  if (!existsSync(join(folder, MANIFEST))) return false;
  try {
    const { files } = Exported.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
    return Object.entries(files).every(([path, { bytes }]) => statSync(join(folder, path)).size === bytes);
  } catch {
    // Whatever is wrong with it, a new export replaces it.
    return false;
  }
}
