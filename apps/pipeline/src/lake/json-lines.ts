import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { describeShape } from '@deckwright/domain';
import type { FileFacts } from '@deckwright/snapshot';
import type { z } from 'zod';
import { damaged } from './lake.ts';

const CHUNK = 1 << 20;
const NEWLINE = 10;

/**
 * The records of a JSONL file of the lake, streamed. The first record is validated against the schema, the checksum
 * vouches for the others; it is only known at the end, so a caller must not act on records before.
 * @throws `data-loss` if the file does not match its facts.
 */
export function* readJsonLines<T>(
  path: string,
  facts: FileFacts | undefined,
  schema: z.ZodType<T>,
  onBytes: (bytes: number) => void = () => {},
): Generator<T> {
  const hash = createHash('sha256');
  let first = true;
  const parse = (line: string): T => {
    const record = parseJson(path, line);
    if (first) checkShape(path, schema, record);
    first = false;
    // Safe because the first record matches the schema and the checksum says that the typed writer wrote them all.
    return record as T;
  };
  const handle = openFile(path);
  try {
    let rest = Buffer.alloc(0);
    const chunk = Buffer.alloc(CHUNK);
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) {
      const part = chunk.subarray(0, read);
      hash.update(part);
      onBytes(read);
      const bytes = Buffer.concat([rest, part]);
      let start = 0;
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
        if (end > start) yield parse(bytes.toString('utf8', start, end));
        start = end + 1;
      }
      rest = bytes.subarray(start);
    }
    if (rest.length > 0) yield parse(rest.toString('utf8'));
  } finally {
    closeSync(handle);
  }
  if (hash.digest('hex') !== facts?.sha256) throw damaged(path, 'its checksum is wrong');
}

/** Reads a whole JSON file of the lake. */
export function readJsonFile<T>(path: string, facts: FileFacts | undefined, schema: z.ZodType<T>): T {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw damaged(path, 'it cannot be read', cause);
  }
  if (createHash('sha256').update(bytes).digest('hex') !== facts?.sha256) {
    throw damaged(path, 'its checksum is wrong');
  }
  const value = parseJson(path, bytes.toString('utf8'));
  checkShape(path, schema, value);
  return value as T;
}

function openFile(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (cause) {
    throw damaged(path, 'it cannot be read', cause);
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw damaged(path, 'a line is no JSON', cause);
  }
}

function checkShape(path: string, schema: z.ZodType, value: unknown): void {
  const result = schema.safeParse(value);
  if (!result.success) throw damaged(path, `it has another shape: ${describeShape(result.error)}`);
}
