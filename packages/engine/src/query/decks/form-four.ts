import { FORMAT_VERSION, HEADER_BYTES, NO_GROUP, planFile, viewColumns } from '../../format.ts';

/** The form of engine files before decks counted for a card by their other cards (version 0.2.0). */
export const FORM_FOUR = 4;
const HEADER_BYTES_OF_FOUR = 64;
const COUNTS_OF_FOUR = 9;
const TABLE_ROW_BYTES = 16;
/** What header, table and alignment of the new sections take at most. */
const MAX_ADDED_BYTES = 1024;
const NEW_SECTIONS: ReadonlySet<string> = new Set(['uncountedDeck', 'uncountedCard', 'deckGroup']);

/**
 * Rewrites an engine file of form 4 in the current one, so that a site has pages until its next build: no entry is left out, and no
 * decks are near-identical, as that version counted. Null if its sections are not where its counts say.
 */
export function rewriteFormFour(buffer: ArrayBufferLike): SharedArrayBuffer | null {
  const header = new DataView(buffer);
  const numbers = Array.from({ length: COUNTS_OF_FOUR }, (_, at) => header.getUint32(24 + at * 4, true));
  const [, , cards = 0, commanders = 0, decks = 0, entries = 0, extras = 0, themes = 0, themeEntries = 0] =
    numbers;
  const counts = { cards, commanders, decks, entries, extras, themes, themeEntries, uncounted: 0, groups: 0 };
  const { sections, byteLength } = planFile(counts);
  const copied = sections.filter(({ name }) => !NEW_SECTIONS.has(name));
  const tableEnd = HEADER_BYTES_OF_FOUR + copied.length * TABLE_ROW_BYTES;
  if (header.getUint32(12, true) !== copied.length || buffer.byteLength < tableEnd) return null;
  if (header.getFloat64(16, true) !== buffer.byteLength) return null;
  // Counts that are damaged could ask for any amount of memory.
  const added = sections
    .filter(({ name }) => NEW_SECTIONS.has(name))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  if (byteLength > buffer.byteLength + added + MAX_ADDED_BYTES) return null;
  const file = new SharedArrayBuffer(byteLength);
  const bytes = new Uint8Array(file);
  // The first word and the days are in the same places.
  bytes.set(new Uint8Array(buffer, 0, 24 + COUNTS_OF_FOUR * 4));
  const written = new DataView(file);
  written.setUint32(8, FORMAT_VERSION, true);
  written.setUint32(12, sections.length, true);
  written.setFloat64(16, byteLength, true);
  let next = tableEnd;
  for (const [row, section] of sections.entries()) {
    const at = HEADER_BYTES + row * TABLE_ROW_BYTES;
    written.setFloat64(at, section.offset, true);
    written.setFloat64(at + 8, section.bytes, true);
    const rowOfFour = copied.indexOf(section);
    if (rowOfFour < 0) continue;
    const from = header.getFloat64(HEADER_BYTES_OF_FOUR + rowOfFour * TABLE_ROW_BYTES, true);
    const length = header.getFloat64(HEADER_BYTES_OF_FOUR + rowOfFour * TABLE_ROW_BYTES + 8, true);
    if (from !== next || length !== section.bytes || from + length > buffer.byteLength) return null;
    bytes.set(new Uint8Array(buffer, from, length), section.offset);
    next += Math.ceil(length / 8) * 8;
  }
  viewColumns(file, sections).deckGroup.fill(NO_GROUP);
  return file;
}

/** The file as it is, or, of form 4, rewritten: once for all threads that share it. */
export function inCurrentForm(buffer: SharedArrayBuffer): SharedArrayBuffer {
  const isFormFour =
    buffer.byteLength >= HEADER_BYTES && new DataView(buffer).getUint32(8, true) === FORM_FOUR;
  return (isFormFour ? rewriteFormFour(buffer) : null) ?? buffer;
}
