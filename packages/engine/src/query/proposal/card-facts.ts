import {
  type Card,
  type ColorIdentity,
  defaultPrice,
  EVERY_CREATURE_TYPE,
  getCreatureTypes,
  isBasic,
  isPlayable,
  isWithin,
} from '@deckwright/domain';
import { lowercaseRulesText, wants } from './rules-text.ts';
import { PROPOSAL } from './settings.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

type PreconCards = {
  identity: ColorIdentity;
  /** YYYY-MM-DD. */
  released: string;
  /** Positions of its cards. */
  cards: readonly number[];
};

/** What proposals need to know of the cards of a catalog. */
export type ProposalFacts = {
  cards: readonly Card[];
  /** Color identity of each card. */
  identity: Uint8Array;
  /** Mana value of each card. */
  manaValue: Float64Array;
  /** Positions of basic lands. */
  basics: readonly number[];
  /** Positions of cards that may be proposed: spells and nonbasic lands. */
  spells: readonly number[];
  lands: readonly number[];
  /** Those lands, the most established first, then by position. */
  landsByStanding: readonly number[];
  /** How established each card is, 0…1. */
  standing: Float64Array;
  /** By spell position: its creature types and those that its text names; undefined without any. */
  types: ReadonlyMap<number, ReadonlySet<string>>;
  /** By spell position: creature types that its text names other than as tokens; undefined without any. */
  wantedTypes: ReadonlyMap<number, readonly string[]>;
  /** Rules text of a card as of `lowercaseRulesText`. */
  words: (card: number) => string;
  /** Positions of the spells that have a theme, and those that are of a creature type or name it. */
  ofTheme: ReadonlyMap<string, readonly number[]>;
  ofType: ReadonlyMap<string, readonly number[]>;
  /**
   * Positions of the spells, then of the lands, that pass a test. Which they are is cached by the test's name, so that the texts
   * of all cards are read once and not for every commander.
   */
  matching: (name: string, test: (card: number) => boolean) => readonly number[];
  /** Positions of the spells with a word in their rules text, ascending; see `createWordIndex`. */
  withWord: WordIndex;
  /** Spells that do nothing for a colorless commander, and spells for decks of one creature type. */
  needColors: ReadonlySet<number>;
  needType: ReadonlySet<number>;
};

const NEEDS_COLORS = /commander['’]s color identity/i;
const NEEDS_TYPE = /\bchoose a creature type\b|\bshares? (?:a|at least one) creature type\b/i;

/** Roles that a first deck does without, because many tables do. */
const LEFT_OUT = new Set(['mass-land-denial', 'extra-turn']);

export function proposalFacts(cards: readonly Card[], precons: readonly PreconCards[]): ProposalFacts {
  const open = [...cards.keys()].filter((index) => {
    const card = cards[index];
    return (
      card &&
      isPlayable(card) &&
      !isBasic(card) &&
      !card.gameChanger &&
      !card.keywords.includes('Eminence') &&
      !card.roles.some((role) => LEFT_OUT.has(role))
    );
  });
  const isLand = (index: number): boolean => cards[index]?.primaryType === 'Land';
  const spells = open.filter((index) => !isLand(index));
  const saying = (words: RegExp): Set<number> =>
    new Set(spells.filter((index) => cards[index]?.faces.some(({ text }) => words.test(text ?? ''))));
  const texts: (string | undefined)[] = [];
  const lands = open.filter(isLand);
  const words = (index: number): string => {
    texts[index] ??= lowercaseRulesText(cards[index]!);
    return texts[index];
  };
  const matches = new Map<string, readonly number[]>();
  const types = new Map(
    spells.flatMap((index) => {
      const card = cards[index];
      if (!card) return [];
      const named = new Set([...getCreatureTypes(card), ...(card.kindred ?? [])]);
      return named.size > 0 ? [[index, named] as const] : [];
    }),
  );
  let index: WordIndex | undefined;
  const standing = standings(cards, precons);
  return {
    cards,
    identity: Uint8Array.from(cards, ({ colorIdentity }) => colorIdentity),
    manaValue: Float64Array.from(cards, ({ manaValue }) => manaValue),
    basics: [...cards.keys()].filter((index) => isBasic(cards[index]!)),
    spells,
    lands,
    landsByStanding: lands.toSorted((a, b) => standing[b]! - standing[a]! || a - b),
    standing,
    needColors: saying(NEEDS_COLORS),
    needType: saying(NEEDS_TYPE),
    words,
    matching: (name, test) => {
      const known = matches.get(name) ?? [...spells, ...lands].filter(test);
      matches.set(name, known);
      return known;
    },
    withWord: (word) => {
      index ??= createWordIndex(spells, words);
      return index(word);
    },
    ofTheme: groupSpells(spells, (spell) => cards[spell]!.themes ?? []),
    ofType: groupSpells(spells, (spell) => types.get(spell) ?? []),
    wantedTypes: new Map(
      spells.flatMap((index) => {
        const card = cards[index]!;
        const kindred = card.kindred ?? [];
        if (kindred.length === 0 || kindred.includes(EVERY_CREATURE_TYPE)) return [];
        const wanted = kindred.filter((type) => wants(card, type));
        return wanted.length > 0 ? [[index, wanted] as const] : [];
      }),
    ),
    types,
  };
}

/** The spells that have each name. */
function groupSpells(
  spells: readonly number[],
  getNames: (spell: number) => Iterable<string>,
): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const spell of spells)
    for (const name of getNames(spell)) {
      const group = groups.get(name);
      if (group) group.push(spell);
      else groups.set(name, [spell]);
    }
  return groups;
}

/**
 * How established each card is without counting a deck, 0…1: its share of the precons that could hold it, in how many
 * sets it was printed, and what it costs. Reprints and prices follow demand.
 */
function standings(cards: readonly Card[], precons: readonly PreconCards[]): Float64Array {
  const included = new Uint16Array(cards.length);
  for (const precon of precons)
    for (const card of new Set(precon.cards)) included[card] = (included[card] ?? 0) + 1;
  const byColors = new Map<ColorIdentity, string[]>();
  const getDates = (identity: ColorIdentity): string[] => {
    const known = byColors.get(identity);
    if (known) return known;
    const dates = precons
      .filter((precon) => isWithin(identity, precon.identity))
      .map(({ released }) => released);
    byColors.set(identity, dates);
    return dates;
  };
  return Float64Array.from(cards, (card, index) => {
    const holders = included[index] ?? 0;
    const could =
      holders === 0 ? 0 : getDates(card.colorIdentity).filter((released) => released >= card.released).length;
    const share = holders / (could + PROPOSAL.priorPrecons);
    const sets = new Set(card.printings.map(({ set }) => set)).size;
    const price = defaultPrice(card.prices) ?? 0;
    const byPrecons = share / (share + PROPOSAL.halfPrecons);
    const bySets = 1 - Math.exp(-Math.max(0, sets - 1) / 4);
    const byPrice = Math.min(1, Math.log1p(price) / Math.log1p(PROPOSAL.fullPrice));
    const { precons: ofPrecons, sets: ofSets, price: ofPrice } = PROPOSAL.standing;
    return ofPrecons * byPrecons + ofSets * bySets + ofPrice * byPrice;
  });
}
