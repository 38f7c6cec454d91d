import { AppError } from '@deckwright/domain';
import {
  assertLittleEndian,
  type Columns,
  type Counts,
  FORMAT_VERSION,
  HEADER_BYTES,
  MAGIC,
  planFile,
  type SectionOffset,
  viewColumns,
} from '../../format.ts';
import { FORM_FOUR, rewriteFormFour } from './form-four.ts';
import { loadResults, type Results } from './load-results.ts';

/** A loaded engine file: its counts and columns (see format.ts), views into the given buffer. */
export type Engine = Counts &
  Columns & {
    /** Newest day of the build, days since 1970-01-01. */
    readonly asOfDay: number;
    /** Day of the oldest dated deck; asOfDay without dated decks. */
    readonly firstDay: number;
    /** `deckCards` viewed as pairs of entries, for faster counting; without an odd last entry. */
    readonly deckCardPairs: Uint32Array;
    /** Tournament results of its decks, if there are any. */
    readonly results: Results | null;
  };

function refuse(what: string, got: string | number, expected: string | number): never {
  throw new AppError(
    'data-loss',
    `The engine file is damaged or of another version: ${what} is ${got}, expected ${expected}. Build the snapshot again.`,
  );
}

/**
 * Opens an engine file without copying, with the file of its decks' tournament results or an empty buffer; the buffers
 * may be shared between threads. A file of the form before is copied into the current one.
 * @throws AppError 'data-loss' if the file is not an engine file, has another version, is truncated, or has a section
 * table that does not match its counts.
 */
export function loadEngine(buffer: ArrayBufferLike, results: ArrayBufferLike = new ArrayBuffer(0)): Engine {
  assertLittleEndian();
  if (buffer.byteLength < HEADER_BYTES) refuse('the length', buffer.byteLength, `at least ${HEADER_BYTES}`);
  const header = new DataView(buffer);
  const magic = String.fromCharCode(...new Uint8Array(buffer, 0, MAGIC.length));
  if (magic !== MAGIC) refuse('the first word', JSON.stringify(magic), JSON.stringify(MAGIC));
  const version = header.getUint32(8, true);
  if (version === FORM_FOUR) {
    const rewritten = rewriteFormFour(buffer);
    if (rewritten === null) refuse('the table of a file of form 4', 'not that of its counts', 'theirs');
    return loadEngine(rewritten, results);
  }
  if (version !== FORMAT_VERSION) refuse('the format version', version, FORMAT_VERSION);
  const numberAt = (position: number): number => header.getUint32(24 + position * 4, true);
  const counts: Counts = {
    cards: numberAt(2),
    commanders: numberAt(3),
    decks: numberAt(4),
    entries: numberAt(5),
    extras: numberAt(6),
    themes: numberAt(7),
    themeEntries: numberAt(8),
    uncounted: numberAt(9),
    groups: numberAt(10),
  };
  const { sections, byteLength } = planFile(counts);
  checkLengths(buffer, header, sections, byteLength);
  const columns = viewColumns(buffer, sections);
  const lastDeck = columns.commanderStart[counts.commanders] ?? 0;
  if (lastDeck !== counts.decks) refuse('the end of the last commander', lastDeck, counts.decks);
  const lastEntry = columns.deckStart[counts.decks] ?? 0;
  if (lastEntry !== counts.entries) refuse('the end of the last deck', lastEntry, counts.entries);
  const lastTheme = columns.deckThemeStart[counts.decks] ?? 0;
  if (lastTheme !== counts.themeEntries)
    refuse('the end of the last theme entry', lastTheme, counts.themeEntries);
  const { deckCards } = columns;
  const deckCardPairs = new Uint32Array(deckCards.buffer, deckCards.byteOffset, deckCards.length >>> 1);
  return {
    asOfDay: numberAt(0),
    firstDay: numberAt(1),
    ...counts,
    ...columns,
    deckCardPairs,
    results: loadResults(results, counts),
  };
}

function checkLengths(
  buffer: ArrayBufferLike,
  header: DataView,
  sections: readonly SectionOffset[],
  byteLength: number,
): void {
  const stated = header.getUint32(12, true);
  if (stated !== sections.length) refuse('the number of sections', stated, sections.length);
  const statedLength = header.getFloat64(16, true);
  if (statedLength !== byteLength) refuse('the stated length', statedLength, byteLength);
  if (buffer.byteLength !== byteLength) refuse('the length', buffer.byteLength, byteLength);
  sections.forEach((section, position) => {
    const offset = header.getFloat64(HEADER_BYTES + position * 16, true);
    const bytes = header.getFloat64(HEADER_BYTES + position * 16 + 8, true);
    if (offset !== section.offset) refuse(`the place of ${section.name}`, offset, section.offset);
    if (bytes !== section.bytes) refuse(`the length of ${section.name}`, bytes, section.bytes);
  });
}
