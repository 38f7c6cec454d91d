import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { describeShape } from '@deckwright/domain';
import { type FileFacts, replaceFile } from '@deckwright/snapshot';
import { z } from 'zod';
import { damaged } from '../lake/lake.ts';
import { RawDeckLine } from '../lake/lake-schemas.ts';

/** A run of whole lines of a deck file. */
export type FilePart = { path: string; offset: number; bytes: number; sha256: string };

const NEWLINE = 10;
const READ_BYTES = 1 << 20;
/** A part ends after a line whose checksum says so: one in this many. */
const LINES_PER_PART = 1024;
const MAX_LINES = 8 * LINES_PER_PART;
const Index = z.array(z.tuple([z.number().int().positive(), z.string()]));

/**
 * The parts of a deck file. Where they end depends on the lines around, so that after lines were added or removed the
 * other parts are the same. They are kept at `indexPath`, and as long as it exists only the file's length is checked.
 * @throws `data-loss` if the file does not match its facts or the first line is no deck.
 */
export async function partsOfFile(
  path: string,
  facts: FileFacts | undefined,
  indexPath: string,
): Promise<FilePart[]> {
  const known = readIndex(indexPath);
  if (known !== null && known.reduce((sum, [bytes]) => sum + bytes, 0) === readPartSize(path))
    return placed(path, known);
  const found = await cutFile(path, facts);
  replaceFile(indexPath, JSON.stringify(found));
  return placed(path, found);
}

/** The bytes of a part. @throws `data-loss` if they changed. */
export function readPart({ path, offset, bytes, sha256 }: FilePart): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(bytes);
  let handle: number;
  try {
    handle = openSync(path, 'r');
  } catch (cause) {
    throw damaged(path, 'it cannot be read', cause);
  }
  try {
    for (let at = 0; at < bytes; ) {
      const read = readSync(handle, part, at, bytes - at, offset + at);
      if (read === 0) break;
      at += read;
    }
  } finally {
    closeSync(handle);
  }
  if (createHash('sha256').update(part).digest('hex') !== sha256)
    throw damaged(path, 'its checksum is wrong');
  return part;
}

type Cut = z.infer<typeof Index>;

function readIndex(path: string): Cut | null {
  try {
    return Index.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Missing or damaged: the file is read again.
    return null;
  }
}

function placed(path: string, cuts: Cut): FilePart[] {
  let offset = 0;
  return cuts.map(([bytes, sha256]) => {
    const part = { path, offset, bytes, sha256 };
    offset += bytes;
    return part;
  });
}

function readPartSize(path: string): number | null {
  return existsSync(path) ? statSync(path).size : null;
}

async function cutFile(path: string, facts: FileFacts | undefined): Promise<Cut> {
  const whole = createHash('sha256');
  const cuts: Cut = [];
  let part = createHash('sha256');
  let [bytes, lines] = [0, 0];
  let rest: Buffer = Buffer.alloc(0);
  const end = (): void => {
    if (bytes > 0) cuts.push([bytes, part.digest('hex')]);
    part = createHash('sha256');
    [bytes, lines] = [0, 0];
  };
  const take = (line: Buffer): void => {
    if (bytes === 0 && cuts.length === 0) checkDeck(path, line);
    part.update(line);
    bytes += line.length;
    lines += 1;
    if (crc32(line) % LINES_PER_PART === 0 || lines === MAX_LINES) end();
  };
  try {
    for await (const read of createReadStream(path, { highWaterMark: READ_BYTES })) {
      const chunk = read as Buffer;
      whole.update(chunk);
      const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let start = 0;
      for (let at = text.indexOf(NEWLINE); at >= 0; at = text.indexOf(NEWLINE, start)) {
        take(text.subarray(start, at + 1));
        start = at + 1;
      }
      rest = text.subarray(start);
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).syscall === undefined) throw cause;
    throw damaged(path, 'it cannot be read', cause);
  }
  if (rest.length > 0) take(rest);
  end();
  if (whole.digest('hex') !== facts?.sha256) throw damaged(path, 'its checksum is wrong');
  return cuts;
}

function checkDeck(path: string, line: Buffer): void {
  let deck: unknown;
  try {
    deck = JSON.parse(line.toString());
  } catch (cause) {
    throw damaged(path, 'a line is no JSON', cause);
  }
  const result = RawDeckLine.safeParse(deck);
  if (!result.success) throw damaged(path, `it has another shape: ${describeShape(result.error)}`);
}
