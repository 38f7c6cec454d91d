import { createHash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '@deckwright/domain';
import { z } from 'zod';
import { replaceFileBy } from './atomic-files.ts';
import type { DataPaths } from './data-folder.ts';
import { HashedFile } from './hashed-file.ts';

const FORMAT = 'deckwright-players';
const VERSION = 1;
const CHUNK = 1 << 20;
/** The last line is far shorter. */
const TAIL = 1024;
/** Rows written before others get their turn. */
const ROWS_AT_ONCE = 2000;
const NEWLINE = 10;

/** `writtenAt` is an ISO time in UTC, `sha256` that of the rows with their line breaks. */
export type PlayerFileFacts = { rows: number; sha256: string; writtenAt: string };

/** The last line: in the same file, so that no kill parts it from the rows, and a torn file has none. */
const LastLine = z.object({
  end: z.object({
    format: z.literal(FORMAT),
    version: z.literal(VERSION),
    rows: z.number().int().nonnegative(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    writtenAt: z.iso.datetime(),
  }),
});

export function playerFilePath(paths: Pick<DataPaths, 'players'>, name: string): string {
  return join(paths.players, `${name}.jsonl`);
}

/** Replaces a file of `lake/players` as a whole: one row a line, then a line with their count and checksum. */
export async function writePlayerFile(
  paths: Pick<DataPaths, 'players'>,
  name: string,
  rows: AsyncIterable<object>,
  writtenAt: string,
): Promise<PlayerFileFacts> {
  return replaceFileBy(playerFilePath(paths, name), async (temporary) => {
    const file = new HashedFile(temporary);
    try {
      const hash = createHash('sha256');
      let count = 0;
      for await (const row of rows) {
        const line = `${JSON.stringify(row)}\n`;
        hash.update(line);
        file.writeText(line);
        count += 1;
        if (count % ROWS_AT_ONCE === 0) await setImmediate();
      }
      const facts: PlayerFileFacts = { rows: count, sha256: hash.digest('hex'), writtenAt };
      file.writeText(`${JSON.stringify({ end: { format: FORMAT, version: VERSION, ...facts } })}\n`);
      file.close();
      return facts;
    } finally {
      file.abandon();
    }
  });
}

/**
 * What a player file says of itself, or null where there is none; its rows are not checked by that.
 * @throws AppError data-loss where its end is missing or of another format.
 */
export function findPlayerFile(path: string): PlayerFileFacts | null {
  if (!existsSync(path)) return null;
  const handle = openSync(path, 'r');
  try {
    const { size } = fstatSync(handle);
    const tail = Buffer.alloc(Math.min(TAIL, size));
    readSync(handle, tail, 0, tail.length, size - tail.length);
    if (tail.at(-1) !== NEWLINE) throw damaged(path, 'its end is missing');
    return readLastLine(path, tail.subarray(tail.lastIndexOf(NEWLINE, -2) + 1, -1));
  } finally {
    closeSync(handle);
  }
}

/**
 * The rows one after the other. The first is tried by the schema, the checksum vouches for the others; it is known only
 * at the end, so that a caller must not act on the rows before.
 * @throws AppError data-loss where the file is missing, torn, changed or of another format.
 */
export function* readPlayerFile<T>(path: string, schema: z.ZodType<T>): Generator<T, PlayerFileFacts> {
  const hash = createHash('sha256');
  let count = 0;
  let held: Buffer | null = null;
  for (const line of linesOf(path)) {
    if (held !== null) {
      hash.update(held).update('\n');
      const row = parse(path, held);
      if (count === 0) checkShape(path, schema, row);
      count += 1;
      // Safe because the first row has the shape and the checksum says that one writer wrote them all.
      yield row as T;
    }
    held = line;
  }
  if (held === null) throw damaged(path, 'its end is missing');
  const facts = readLastLine(path, held);
  if (facts.rows !== count || facts.sha256 !== hash.digest('hex'))
    throw damaged(path, 'its checksum is wrong');
  return facts;
}

/** Whole lines, each a buffer of its own. What follows the last line break makes the file torn. */
function* linesOf(path: string): Generator<Buffer> {
  const handle = open(path);
  try {
    let rest = Buffer.alloc(0);
    const chunk = Buffer.alloc(CHUNK);
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) {
      const bytes = Buffer.concat([rest, chunk.subarray(0, read)]);
      let start = 0;
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
        yield bytes.subarray(start, end);
        start = end + 1;
      }
      rest = bytes.subarray(start);
    }
    if (rest.length > 0) throw damaged(path, 'its end is missing');
  } finally {
    closeSync(handle);
  }
}

function open(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (cause) {
    throw damaged(path, 'it cannot be read', cause);
  }
}

function readLastLine(path: string, line: Buffer): PlayerFileFacts {
  const value = parse(path, line);
  const parsed = LastLine.safeParse(value);
  if (!parsed.success) throw damaged(path, `its end is missing, or of another version than ${VERSION}`);
  const { rows, sha256, writtenAt } = parsed.data.end;
  return { rows, sha256, writtenAt };
}

function parse(path: string, line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch (cause) {
    throw damaged(path, 'a line is no JSON', cause);
  }
}

function checkShape(path: string, schema: z.ZodType, row: unknown): void {
  const result = schema.safeParse(row);
  if (!result.success) throw damaged(path, `a row has another shape: ${z.prettifyError(result.error)}`);
}

function damaged(path: string, reason: string, cause?: unknown): AppError {
  return new AppError(
    'data-loss',
    `${path} is damaged (${reason}). Delete it; the site writes it anew when it starts.`,
    { cause },
  );
}
