import { appendFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogSink, SecurityLine } from './security-log.ts';

const NAME = 'security.jsonl';
/** Size of one file and number of files: 25 MB in total are about 100,000 lines. */
const MAX_BYTES = 5_000_000;
const MAX_FILES = 5;
const MAX_AGE_MS = 90 * 86_400_000;
/** If the disk cannot keep up, lines beyond this are omitted. */
const MAX_WAITING = 10_000;

type Options = { folder: string; warn: (line: string) => void; maxBytes?: number; now?: () => number };

export function outputSink(append: (line: string) => void): LogSink {
  return { append, stop: async () => {} };
}

export const NOWHERE: LogSink = { append: () => {}, stop: async () => {} };

/**
 * Appends lines to a file in the folder, readable only by the user the site runs as. A full file becomes
 * `security.1.jsonl`, that one `security.2.jsonl`, up to 4; files last written 90 days ago are removed at start and
 * whenever a file is full.
 */
export function openLogFiles({ folder, warn, maxBytes = MAX_BYTES, now = Date.now }: Options): LogSink {
  const path = (number: number) => join(folder, number === 0 ? NAME : NAME.replace('.', `.${number}.`));
  let waiting: string[] = [];
  let size: number | null = null;
  let isBroken = false;
  let writing: Promise<void> | null = null;

  const open = async (): Promise<number> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOld();
    return (await stat(path(0)).catch(() => null))?.size ?? 0;
  };
  const removeOld = async (): Promise<void> => {
    for (let number = 0; number < MAX_FILES; number += 1) {
      const found = await stat(path(number)).catch(() => null);
      if (found && found.mtimeMs < now() - MAX_AGE_MS) await rm(path(number), { force: true });
    }
  };
  const rotate = async (): Promise<void> => {
    await rm(path(MAX_FILES - 1), { force: true });
    for (let number = MAX_FILES - 1; number > 0; number -= 1)
      await rename(path(number - 1), path(number)).catch(ignoreMissing);
    await removeOld();
  };
  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const text = waiting.join('');
      waiting = [];
      try {
        size ??= await open();
        if (size > 0 && size + Buffer.byteLength(text) > maxBytes) {
          await rotate();
          size = 0;
        }
        await appendFile(path(0), text, { mode: 0o600 });
        size += Buffer.byteLength(text);
        isBroken = false;
      } catch (error) {
        size = null;
        // Once, until it works again: a full disk is no reason to fill the other log.
        if (!isBroken)
          warn(`The security log cannot be written: ${error instanceof Error ? error.message : error}`);
        isBroken = true;
      }
    }
    writing = null;
  };
  return {
    append: (line) => {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push(line);
      writing ??= writeAll();
    },
    stop: async () => {
      await writing;
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** The lines of the newest file, oldest first; empty if there is no file. Lines in another format are skipped. */
export async function readLogFile(folder: string): Promise<SecurityLine[]> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    try {
      const read: unknown = JSON.parse(line);
      const isLine = typeof read === 'object' && read !== null && 'at' in read && 'event' in read;
      // Safe because only this program writes the file.
      return isLine ? [read as SecurityLine] : [];
    } catch {
      // Truncated by a kill.
      return [];
    }
  });
}
