import { decodeFile } from '@deckwright/decklist';

/** The text of a file or drop, or a sentence that says why there is none. */
export type DeckFile = { text: string } | { problem: string };

const MAX_BYTES = 1_000_000;
const MAX_LENGTH = 100_000;

/** Reads a deck list from a file. Never rejects. */
export async function readDeckFile(file: File): Promise<DeckFile> {
  const called = file.name === '' ? 'The file' : `“${file.name}”`;
  if (file.size > MAX_BYTES)
    return { problem: `${called} is too big for a deck list. Choose a text or CSV file of at most 1 MB.` };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: `${called} could not be read. If it is a folder, choose a file in it.` };
  }
  const text = decodeFile(bytes);
  if (text === null)
    return {
      problem: `${called} is not a text file. Export the deck as text, CSV, JSON, .dek or .cod and choose that file.`,
    };
  if (text.trim() === '') return { problem: `${called} is empty.` };
  if (text.length > MAX_LENGTH)
    return { problem: `${called} is too long for one deck, which has at most 100,000 characters.` };
  return { text };
}
