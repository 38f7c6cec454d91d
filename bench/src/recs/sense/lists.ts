import { join } from 'node:path';
import type { LoadedSnapshot } from '../../../../packages/answers/src/index.ts';
import type { RawDeck } from '../../../../packages/domain/src/index.ts';
import { readDecks } from '../../../../packages/sources/src/index.ts';
import { CASUAL_SOURCES, casualFiles, loadCasual } from '../load-decks.ts';
import { drawDecks, hashText } from '../rows/row.ts';

export const SENSE_SOURCES = [...CASUAL_SOURCES, 'tournament'] as const;

export type SenseSource = (typeof SENSE_SOURCES)[number];

/** A whole list as a visitor would submit it. */
export type SenseList = {
  id: string;
  source: SenseSource;
  commanders: string[];
  /** "12 Forest" */
  cards: string[];
  /** The owner's tags, unchanged. */
  tags: string[];
  /** Owner-set bracket 1…5, or null. */
  bracket: number | null;
};

const TOURNAMENT_LISTS = 100;
const DECK_CARDS = 100;
const BASICS = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes'].flatMap(withSnow));

/** One half of the casual lists and of the tournament lists, of the latter those with the smallest hashes. */
export async function loadSenseLists(
  { cards, precons, deckLinks }: Pick<LoadedSnapshot, 'cards' | 'precons' | 'deckLinks'>,
  folder: string,
  validation: boolean,
): Promise<SenseList[]> {
  const isIncluded = ({ id }: { id: string }): boolean => hashText(id) % 2 === (validation ? 0 : 1);
  const casual = (await loadCasual(cards, precons, folder)).filter(isIncluded);
  const lists: SenseList[] = [];
  const files = casualFiles(folder);
  for (const source of CASUAL_SOURCES) {
    const raw = await readRaw(files[source]);
    for (const { id, from } of casual) {
      const deck = from === source ? raw.get(id) : undefined;
      if (deck) lists.push(toSenseList(deck, source));
    }
  }
  // Ids are not stored as they are, addresses are.
  const counted = new Set([...deckLinks].map(({ url }) => url));
  const raw = await readRaw([join(folder, 'decks', 'tournament-decks.jsonl.gz')]);
  const tournament = [...raw.values()].filter((deck) => isIncluded(deck) && counted.has(deck.url));
  return [
    ...lists,
    ...drawDecks(tournament, TOURNAMENT_LISTS).map((deck) => toSenseList(deck, 'tournament')),
  ];
}

/** The list with the basic lands that its source does not count: all cards missing to 100, in equal parts. */
export function toSenseList(deck: RawDeck, source: SenseSource): SenseList {
  const basics = deck.cards.filter(({ name }) => BASICS.has(name));
  const copies = deck.cards.reduce((sum, { quantity }) => sum + quantity, deck.commanders.length);
  const missing = deck.hasQuantities ? 0 : Math.max(0, DECK_CARDS - copies);
  const cards = deck.cards.map((entry) => {
    const at = basics.indexOf(entry);
    const more = at < 0 ? 0 : Math.floor((missing + basics.length - 1 - at) / basics.length);
    return `${entry.quantity + more} ${entry.name}`;
  });
  const { id, commanders, tags, bracket } = deck;
  return { id, source, commanders, cards, tags, bracket };
}

/** By id; the last version of each. */
async function readRaw(files: readonly string[]): Promise<Map<string, RawDeck>> {
  const decks = new Map<string, RawDeck>();
  for await (const read of readDecks(files)) if ('deck' in read) decks.set(read.deck.id, read.deck);
  return decks;
}

function withSnow(name: string): string[] {
  return [name, `Snow-Covered ${name}`];
}
