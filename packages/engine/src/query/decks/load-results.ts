import { AppError } from '@deckwright/domain';
import {
  RESULTS_HEADER_BYTES,
  RESULTS_MAGIC,
  RESULTS_VERSION,
  type ResultColumns,
  type ResultCounts,
  resultsLength,
  viewResults,
} from '../../results-format.ts';

/** A loaded file of results: its counts and columns (see results-format.ts), views into the given buffer. */
export type Results = ResultCounts & ResultColumns;

function refuse(what: string, got: string | number, expected: string | number): never {
  throw new AppError(
    'data-loss',
    `The file of tournament results is damaged or of another version: ${what} is ${got}, expected ${expected}. Build the snapshot again.`,
  );
}

/**
 * Opens a file of results without copying; the buffer may be shared between threads. An empty buffer is none: null.
 * @throws AppError 'data-loss' if the file is no such file, has another version, is truncated or is of other decks.
 */
export function loadResults(
  buffer: ArrayBufferLike,
  of: { commanders: number; decks: number },
): Results | null {
  if (buffer.byteLength === 0) return null;
  if (buffer.byteLength < RESULTS_HEADER_BYTES)
    refuse('the length', buffer.byteLength, `at least ${RESULTS_HEADER_BYTES}`);
  const header = new DataView(buffer);
  const magic = String.fromCharCode(...new Uint8Array(buffer, 0, RESULTS_MAGIC.length));
  if (magic !== RESULTS_MAGIC) refuse('the first word', JSON.stringify(magic), JSON.stringify(RESULTS_MAGIC));
  const numberAt = (position: number): number => header.getUint32(8 + position * 4, true);
  if (numberAt(0) !== RESULTS_VERSION) refuse('the format version', numberAt(0), RESULTS_VERSION);
  const counts: ResultCounts = {
    commanders: numberAt(1),
    decks: numberAt(2),
    events: numberAt(3),
    entries: numberAt(4),
    textBytes: numberAt(5),
  };
  if (counts.commanders !== of.commanders)
    refuse('the number of commanders', counts.commanders, of.commanders);
  if (counts.decks !== of.decks) refuse('the number of decks', counts.decks, of.decks);
  const length = resultsLength(counts);
  if (buffer.byteLength !== length) refuse('the length', buffer.byteLength, length);
  const columns = viewResults(buffer, counts);
  const end = columns.commanderEntry[counts.commanders] ?? 0;
  if (end !== counts.entries) refuse('the end of the last commander', end, counts.entries);
  return { ...counts, ...columns };
}
