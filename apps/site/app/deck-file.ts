/** The text of a file or of what was dropped, or a sentence that says why there is none. */
export type DeckFile = { text: string } | { problem: string };

/** Reads a deck list from a file, by code that is fetched with the first. Never rejects. */
export async function readDeckFile(file: File): Promise<DeckFile> {
  try {
    return await (await import('./read-deck-file.ts')).readDeckFile(file);
  } catch {
    return { problem: 'The file could not be read: the site could not be reached. Try again.' };
  }
}
