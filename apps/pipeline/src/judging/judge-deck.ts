import {
  type Bracket,
  type ColorIdentity,
  type DeckRejection,
  type DeckResult,
  isWithin,
  listColors,
  mayLead,
  type RawDeck,
  toDay,
} from '@deckwright/domain';
import { THRESHOLDS } from '@deckwright/engine/query';
import type { BuildCatalog } from './catalogue.ts';
import type { PreconIndex } from './precon-index.ts';
import { type ResolvedList, resolveList } from './resolve-list.ts';

const { deckMinDifferentCards: MIN_DIFFERENT_CARDS, deckMaxCards: MAX_CARDS } = THRESHOLDS;

/** A deck with a valid list; whether it counts also depends on dates and on the other decks. */
export type SoundDeck = {
  commanders: readonly number[];
  /** The other known cards, each once, ascending. */
  cards: Uint16Array;
  bracket: Bracket | null;
  /** Number of basic lands; includes the cards missing to 100 if the source records one copy of each. */
  basics: number;
  basicsEstimated: boolean;
  /** The companion it names, outside the list and within its colors, or null. */
  companion: number | null;
  /** The owner's tags as given. */
  tags: readonly string[];
  /** Copies of basics by position, if the source records them, at least of some cards. */
  basicCopies: Copies;
  /** Cards with more copies than a deck may run, with the copies that the list names. */
  extraCopies: Copies;
};

/** Numbers of copies by position. */
type Copies = readonly (readonly [position: number, copies: number])[];

/** How it did, and the commanders that may lead it, by position; none if they are unknown. */
type JudgedResult = { result: DeckResult; commanders: readonly number[] };

export type Judged = {
  id: string;
  day: number | null;
  url: string | null;
  played?: JudgedResult | undefined;
} & ({ deck: SoundDeck } | { rejection: DeckRejection; detail: string });

/** Judges a deck's list by the rules that need no other deck (STATISTICS "Decks that count"). */
export function judgeDeck(
  raw: RawDeck,
  catalog: BuildCatalog,
  precons: PreconIndex,
  onUnknown: (name: string) => void,
): Judged {
  const list = resolveList(raw, catalog, onUnknown);
  const played = raw.result && { result: raw.result, commanders: getLegalCommanders(list, catalog) };
  const head = { id: raw.id, day: savedDay(raw.date), url: raw.url, ...(played ? { played } : {}) };
  const problem = findProblem(raw, list, catalog, precons);
  return problem ? { ...head, ...problem } : { ...head, deck: soundDeck(raw, list, catalog) };
}

/** Days since 1970-01-01, or null: services write that day and earlier ones for a missing date. */
function savedDay(date: string | null): number | null {
  const day = date === null ? null : toDay(date);
  return day !== null && day > 0 ? day : null;
}

/** The commanders, if all are known and may lead (together). */
function getLegalCommanders(
  { commanders, unknownCommanders }: ResolvedList,
  { cards }: BuildCatalog,
): number[] {
  const named = commanders.flatMap((position) => cards[position] ?? []);
  return unknownCommanders.length === 0 && named.length > 0 && mayLead(named) ? [...commanders] : [];
}

type Problem = { rejection: DeckRejection; detail: string };

function findProblem(
  raw: RawDeck,
  list: ResolvedList,
  catalog: BuildCatalog,
  precons: PreconIndex,
): Problem | null {
  const { cards } = catalog;
  if (raw.result && raw.cards.length === 0)
    return { rejection: 'no-list', detail: 'a result without a list' };
  if (raw.commanders.length === 0) return { rejection: 'no-commander', detail: 'none is named' };
  if (list.unknownCommanders.length > 0) {
    return { rejection: 'unknown-commander', detail: list.unknownCommanders.join(', ') };
  }
  const commanders = list.commanders.flatMap((position) => cards[position] ?? []);
  if (!mayLead(commanders)) {
    return { rejection: 'illegal-commanders', detail: commanders.map(({ name }) => name).join(' + ') };
  }
  const different = list.commanders.length + list.quantities.size;
  if (different < MIN_DIFFERENT_CARDS) {
    return { rejection: 'too-few-cards', detail: `${different} different known cards` };
  }
  const total = list.commanders.length + sum(list.quantities.values());
  if (total > MAX_CARDS) return { rejection: 'too-many-cards', detail: `${total} cards` };
  const identity = commanders.reduce((bits, card) => bits | card.colorIdentity, 0);
  const stranger = outsider(list, catalog, identity);
  if (stranger !== null) {
    const colors = listColors(identity).join('') || 'colorless';
    return { rejection: 'off-color', detail: `${cards[stranger]?.name} is outside ${colors}` };
  }
  const precon = precons.getName(list, raw.hasQuantities);
  return precon === null ? null : { rejection: 'precon', detail: precon };
}

function outsider(list: ResolvedList, catalog: BuildCatalog, identity: ColorIdentity): number | null {
  for (const position of list.quantities.keys()) {
    if (!isWithin(catalog.identities[position] ?? 0, identity)) return position;
  }
  return null;
}

function soundDeck(raw: RawDeck, list: ResolvedList, catalog: BuildCatalog): SoundDeck {
  const { quantities, commanders, unknown } = list;
  const positions = Uint16Array.from(quantities.keys()).sort();
  let basics = 0;
  const copies = [...quantities].filter(([position]) => catalog.basics[position]);
  for (const [, quantity] of copies) basics += quantity;
  const extraCopies = [...quantities].filter(
    ([position, quantity]) => quantity > maxCopies(catalog, position),
  );
  // What the rules do not allow takes no place of a missing card.
  const surplus = sum(extraCopies.map(([position, quantity]) => quantity - maxCopies(catalog, position)));
  const listed = commanders.length + sum(quantities.values()) - surplus + unknown;
  const missing = raw.hasQuantities ? 0 : Math.max(0, MAX_CARDS - listed);
  return {
    commanders,
    cards: positions,
    bracket: raw.bracket,
    basics: basics + missing,
    basicsEstimated: missing > 0,
    companion: getCompanion(raw, list, catalog),
    tags: raw.tags,
    basicCopies: raw.hasQuantities || copies.some(([, quantity]) => quantity > 1) ? copies : [],
    extraCopies,
  };
}

function maxCopies(catalog: BuildCatalog, position: number): number {
  return catalog.maxCopies[position] ?? 1;
}

/** The named companion, if it has the ability, is outside the list and within the deck's colors. */
function getCompanion(raw: RawDeck, list: ResolvedList, catalog: BuildCatalog): number | null {
  const position = raw.companion === null ? null : catalog.names(raw.companion);
  const card = position === null ? undefined : catalog.cards[position];
  if (position === null || !card?.lead.companion) return null;
  if (list.commanders.includes(position) || list.quantities.has(position)) return null;
  const identity = list.commanders.reduce(
    (bits, commander) => bits | (catalog.identities[commander] ?? 0),
    0,
  );
  return isWithin(card.colorIdentity, identity) ? position : null;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
