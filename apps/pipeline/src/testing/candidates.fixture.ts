import { type ChooseOptions, type ChosenDecks, chooseDecks } from '../build/choose-decks.ts';
import { DeckTable } from '../build/deck-table.ts';
import type { JudgedDeck, SharedBy } from '../judging/counted-deck.ts';
import { packPart, partColumns } from '../judging/judged-part.ts';

/** A judged deck with the numbers of its source and folder, and the player who shared it. */
export type Candidate = JudgedDeck & { source: number; folder: number; by?: SharedBy };

type Parts = {
  id: string;
  day?: number | null;
  source?: number;
  by?: SharedBy | undefined;
  commanders: readonly number[];
  cards: Iterable<number>;
};

/** A sound deck; a folder for each source. */
export function makeCandidate({ id, day = null, source = 0, by, commanders, cards }: Parts): Candidate {
  const deck = {
    commanders,
    cards: Uint16Array.from(cards).sort(),
    bracket: null,
    companion: null,
    basics: 0,
    tags: [],
    basicsEstimated: false,
    basicCopies: [],
    extraCopies: [],
    estimatedBracket: 2,
  };
  return { id, day, url: null, source, folder: source, deck, ...(by ? { by } : {}) };
}

/** A chosen deck, read out of the table. */
export type Chosen = {
  number: number;
  id: string;
  source: number;
  day: number | null;
  cards: Uint16Array;
  by: SharedBy | undefined;
};

/** The candidates by their positions: those of one folder that follow one another are a part. */
export function makeDeckTable(candidates: readonly Candidate[]): DeckTable {
  const parts: Candidate[][] = [];
  for (const candidate of candidates) {
    const last = parts.at(-1)?.[0];
    if (last?.source === candidate.source && last.folder === candidate.folder) parts.at(-1)?.push(candidate);
    else parts.push([candidate]);
  }
  return new DeckTable(
    parts.map((part) => ({
      columns: partColumns(packPart({ decks: part, unknown: [] })),
      source: part[0]?.source ?? 0,
      folder: part[0]?.folder ?? 0,
      by: part.map(({ by }) => by),
    })),
  );
}

/** `chooseDecks` with all candidates in their order; the chosen ones as objects. */
export function chooseFrom(
  candidates: readonly Candidate[],
  options: ChooseOptions,
): Omit<ChosenDecks, 'decks'> & { decks: Chosen[] } {
  const table = makeDeckTable(candidates);
  const choice = chooseDecks(table, Uint32Array.from(candidates.keys()), options);
  const decks = Array.from(choice.decks, (number) => ({
    number,
    id: table.toId(number),
    source: table.getSource(number),
    day: table.days[number] || null,
    cards: table.getCards(number),
    by: table.sharedBy(number),
  }));
  return { ...choice, decks };
}
