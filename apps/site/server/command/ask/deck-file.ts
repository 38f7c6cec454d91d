import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { decodeFile } from '@deckwright/decklist';
import { AppError } from '@deckwright/domain';

/** The text of a deck file; `fileName` is null for standard input. */
export type ListFile = { text: string; fileName: string | null };

/**
 * Reads a file in any usual encoding; "-" is standard input, and other paths are relative to `cwd`.
 * @throws AppError not-found, invalid-argument for a file that is not text
 */
export function readListFile(path: string, cwd: string): ListFile {
  const isInput = path === '-';
  const text = decodeFile(readBytes(isInput ? 0 : resolve(cwd, path), path));
  if (text !== null) return { text, fileName: isInput ? null : basename(path) };
  throw new AppError(
    'invalid-argument',
    `The file ${path} is not a text file. Export the deck as text, CSV, JSON, .dek or .cod.`,
  );
}

function readBytes(file: string | number, path: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new AppError('not-found', `The file ${path} cannot be read.`, { cause });
  }
}
