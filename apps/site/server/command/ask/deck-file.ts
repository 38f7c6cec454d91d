import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { decodeText } from '@deckwright/decklist';
import { AppError } from '@deckwright/domain';

/** The text of a deck file; `fileName` is null for standard input. */
export type DeckFile = { text: string; fileName: string | null };

/**
 * Reads a file in any usual encoding; "-" is standard input, and paths start at the folder that the command was called in.
 * @throws AppError not-found
 */
export function readDeckFile(path: string): DeckFile {
  const isInput = path === '-';
  try {
    const bytes = readFileSync(isInput ? 0 : resolve(process.env.INIT_CWD ?? '.', path));
    return { text: decodeText(bytes), fileName: isInput ? null : basename(path) };
  } catch (cause) {
    throw new AppError('not-found', `The file ${path} cannot be read.`, { cause });
  }
}
