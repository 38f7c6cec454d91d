import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type DataPaths, replaceFile } from '@deckwright/snapshot';
import { z } from 'zod';
import type { ChooseOptions } from '../build/choose-decks.ts';
import { PlayerDeckLine, VoteRow } from '../lake/lake-schemas.ts';
import { readPlayers } from '../lake/players.ts';
import { getProgramVersion } from './program-version.ts';

/** The folders of a mirror; what else stands there says when it was fetched. */
const MIRROR_FOLDERS = ['scryfall', 'mtgjson', 'spellbook'];

const LastInputs = z.object({
  /** What was read, and the catalog that came of it; null if no refresh has read anything yet. */
  read: z.object({ digest: z.string(), catalogue: z.string() }).nullable(),
  /**
   * What a snapshot was built from, the history with this build's day, and the snapshot; the day on which that holds and the
   * first later one on which it may not, as a date in the future has come.
   */
  built: z.object({
    ...{ inputs: z.string(), history: z.string(), id: z.string() },
    ...{ fromDay: z.number(), nextDay: z.number().nullable() },
  }),
});
/** What the last refresh or build that ended well made of which inputs. A digest has everything but the day that the outcome depends on. */
export type LastInputs = z.infer<typeof LastInputs>;

/** Null if there was none, or what is recorded cannot be read: then all work is done. */
export function readLastInputs(paths: Pick<DataPaths, 'lastInputs'>): LastInputs | null {
  try {
    return LastInputs.parse(JSON.parse(readFileSync(paths.lastInputs, 'utf8')));
  } catch {
    return null;
  }
}

export function writeLastInputs(paths: Pick<DataPaths, 'lastInputs'>, inputs: LastInputs): void {
  replaceFile(paths.lastInputs, `${JSON.stringify(inputs, null, 2)}\n`);
}

/** The next refresh does all work. */
export function removeLastInputs(paths: Pick<DataPaths, 'lastInputs'>): void {
  rmSync(paths.lastInputs, { force: true });
}

/** A digest of the upstream files in a folder, byte by byte, and of the program that reads them. */
export async function digestMirror(dir: string): Promise<string> {
  const hash = createHash('sha256').update(getProgramVersion());
  for (const folder of MIRROR_FOLDERS)
    for (const path of listFiles(join(dir, folder)))
      hash.update(`${path.slice(dir.length)}\n${await digestFile(path)}\n`);
  return hash.digest('hex');
}

/**
 * A digest of what a build reads besides the history, and of the program: the lake, removals, what players gave, options. The
 * build's day is none of it: decks are as old as the newest dates say, and what is too early has its day in the outcome.
 */
export async function digestInputs(
  paths: DataPaths,
  databaseUrl: string | undefined,
  { asOfDay, maxAgeDays }: Pick<ChooseOptions, 'asOfDay' | 'maxAgeDays'>,
): Promise<string> {
  const hash = createHash('sha256').update(getProgramVersion());
  hash.update(JSON.stringify({ asOfDay, maxAgeDays }));
  // Folders of the lake are named by their content.
  for (const file of [paths.lakeCurrent, paths.refusals])
    hash.update(existsSync(file) ? readFileSync(file) : 'none').update('\n');
  for (const players of [
    await readPlayers(paths, databaseUrl, 'votes', VoteRow),
    await readPlayers(paths, databaseUrl, 'decks', PlayerDeckLine),
  ]) {
    for (const row of players?.read() ?? []) hash.update(`${JSON.stringify(row)}\n`);
    hash.update('\n');
  }
  return hash.digest('hex');
}

/** A digest of the recorded days, by names and sizes: only builds write them. */
export function digestHistory({ history }: Pick<DataPaths, 'history'>): string {
  const hash = createHash('sha256');
  for (const path of listFiles(history))
    hash.update(`${path.slice(history.length)} ${statSync(path).size}\n`);
  return hash.digest('hex');
}

/** Sorted; none where there is no folder. Links are followed as what reads the files does, a folder above itself once. */
function listFiles(folder: string, above: readonly string[] = []): string[] {
  if (!existsSync(folder)) return [];
  const real = realpathSync(folder);
  if (above.includes(real)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const path = join(folder, name);
      const stats = statOrNull(path);
      if (stats?.isDirectory()) return listFiles(path, [...above, real]);
      return stats?.isFile() ? [path] : [];
    })
    .sort();
}

/** Null for a link that leads nowhere. */
function statOrNull(path: string): Stats | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null;
}

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex');
}
