/** The text of a file or drop, or a sentence that says why there is none. */
export type DeckFile = { text: string } | { problem: string };

const MOST_BYTES = 1_000_000;
const MOST_LETTERS = 100_000;

/** Reads a deck list from a file. Never rejects. */
export async function readDeckFile(file: File): Promise<DeckFile> {
  const called = file.name === '' ? 'The file' : `“${file.name}”`;
  if (file.size > MOST_BYTES)
    return { problem: `${called} is too big for a deck list. Choose a text or CSV file of at most 1 MB.` };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: `${called} could not be read. If it is a folder, choose a file in it.` };
  }
  const text = decode(bytes);
  if (text === null)
    return {
      problem: `${called} is not a text file. Export the deck as text, CSV or .dek and choose that file.`,
    };
  if (text.trim() === '') return { problem: `${called} is empty.` };
  if (text.length > MOST_LETTERS)
    return { problem: `${called} is too long for one deck, which has at most 100,000 characters.` };
  return { text };
}

/** Decodes by byte-order mark, otherwise as UTF-8, otherwise as Windows-1252; null if it is not text. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32) || byte === 127)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
