import { createHash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { AppError, describeShape } from '@deckwright/domain';
import { z } from 'zod';
import { replaceFileBy } from './atomic-files.ts';
import type { DataPaths } from './data-folder.ts';
import { HashedFile } from './hashed-file.ts';

const FORMAT = 'deckwright-players';
const VERSION = 1;
const CHUNK = 1 << 20;
/** Bytes read to find the last line, which is much shorter. */
const TAIL = 1024;
/** Rows written before yielding to the event loop. */
const ROWS_AT_ONCE = 2000;
const NEWLINE = 10;

/** `writtenAt` is an ISO time in UTC; `sha256` covers the rows including line breaks. */
export type PlayerFileFacts = { rows: number; sha256: string; writtenAt: string };

/** The last line. It is in the same file as the rows, so a kill cannot separate them; a torn file lacks it. */
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

/** Atomically replaces a file of `lake/players`: one row per line, then a line with their count and checksum. */
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
 * Reads the last line of a player file without checking the rows; null if there is no file.
 * @throws AppError data-loss if the end is missing or has another format.
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
 * Yields the rows. Only the first is checked against the schema; the checksum covers the rest. It is verified at the
 * end, so callers must not act on rows before that.
 * @throws AppError data-loss if the file is missing, torn, modified or has another format.
 */
export function* readPlayerFile<T>(path: string, schema: z.ZodType<T>): Generator<T, PlayerFileFacts> {
  const hash = createHash('sha256');
  let count = 0;
  let pending: Buffer | null = null;
  for (const line of toLines(path)) {
    if (pending !== null) {
      hash.update(pending).update('\n');
      const row = parse(path, pending);
      if (count === 0) checkShape(path, schema, row);
      count += 1;
      // Safe because the first row matches the schema, and the checksum proves that one writer wrote all rows.
      yield row as T;
    }
    pending = line;
  }
  if (pending === null) throw damaged(path, 'its end is missing');
  const facts = readLastLine(path, pending);
  if (facts.rows !== count || facts.sha256 !== hash.digest('hex'))
    throw damaged(path, 'its checksum is wrong');
  return facts;
}

/** Yields complete lines as separate buffers. Data after the last line break means that the file is torn. */
function* toLines(path: string): Generator<Buffer> {
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
  if (!result.success) throw damaged(path, `a row has another shape: ${describeShape(result.error)}`);
}

function damaged(path: string, reason: string, cause?: unknown): AppError {
  return new AppError(
    'data-loss',
    `${path} is damaged (${reason}). Delete it; the site writes it anew when it starts.`,
    { cause },
  );
}
