import {
  NO_DECK,
  RESULTS_HEADER_BYTES,
  RESULTS_MAGIC,
  RESULTS_VERSION,
  type ResultCounts,
  resultsLength,
  viewResults,
} from '../results-format.ts';

/** A tournament; `day` in days since 1970-01-01, `size` in players. */
export type ResultEvent = { id: string; name: string; day: number; size: number };

/** One player's result; `commander` and `deck` are engine indices, null for a list that is not a counted deck. */
export type ResultEntry = {
  event: ResultEvent;
  commander: number;
  deck: number | null;
  placing: number;
  wins: number;
  losses: number;
  draws: number;
};

const LARGEST = 0xffff;

/**
 * The bytes of the file of results, or none without entries; the same entries give the same bytes in any order. `of` are
 * the counts of the engine file that the indices belong to.
 */
export function writeResults(
  entries: readonly ResultEntry[],
  of: { commanders: number; decks: number },
): Uint8Array {
  if (entries.length === 0) return new Uint8Array(0);
  const events = [...new Map(entries.map(({ event }) => [event.id, event])).values()].sort(
    (a, b) => a.day - b.day || compare(a.id, b.id),
  );
  const numbers = new Map(events.map(({ id }, number) => [id, number]));
  const toNumber = ({ event }: ResultEntry): number => numbers.get(event.id) ?? 0;
  const sorted = [...entries].sort(
    (a, b) =>
      a.commander - b.commander ||
      toNumber(a) - toNumber(b) ||
      a.placing - b.placing ||
      (a.deck ?? NO_DECK) - (b.deck ?? NO_DECK),
  );
  const text = new TextEncoder().encode(
    events.map(({ id, name }) => `${line(id)}\t${line(name)}\n`).join(''),
  );
  const counts: ResultCounts = {
    ...of,
    events: events.length,
    entries: sorted.length,
    textBytes: text.length,
  };
  const bytes = new Uint8Array(resultsLength(counts));
  writeHeader(new DataView(bytes.buffer, 0, RESULTS_HEADER_BYTES), counts);
  const columns = viewResults(bytes.buffer, counts);
  columns.text.set(text);
  events.forEach(({ day, size }, number) => {
    columns.eventDay[number] = day;
    columns.eventSize[number] = Math.min(LARGEST, size);
  });
  sorted.forEach((entry, index) => {
    columns.commanderEntry[entry.commander + 1] = index + 1;
    columns.entryEvent[index] = toNumber(entry);
    columns.entryDeck[index] = entry.deck ?? NO_DECK;
    columns.entryPlacing[index] = Math.min(LARGEST, entry.placing);
    columns.entryWins[index] = Math.min(LARGEST, entry.wins);
    columns.entryLosses[index] = Math.min(LARGEST, entry.losses);
    columns.entryDraws[index] = Math.min(LARGEST, entry.draws);
  });
  const { commanderEntry } = columns;
  for (let commander = 1; commander <= of.commanders; commander++)
    commanderEntry[commander] = Math.max(commanderEntry[commander] ?? 0, commanderEntry[commander - 1] ?? 0);
  return bytes;
}

function writeHeader(header: DataView, counts: ResultCounts): void {
  for (let letter = 0; letter < RESULTS_MAGIC.length; letter++)
    header.setUint8(letter, RESULTS_MAGIC.charCodeAt(letter));
  const { commanders, decks, events, entries, textBytes } = counts;
  [RESULTS_VERSION, commanders, decks, events, entries, textBytes].forEach((value, position) => {
    header.setUint32(8 + position * 4, value, true);
  });
}

function line(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
