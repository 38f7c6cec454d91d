import { type Card, type ColorIdentity, colorCount, isBasic, isWithin } from '@deckwright/domain';
import type { ProposalFacts } from '../proposal/card-facts.ts';

/** Cards of a deck, by position, with its colors and what its lands make. */
export type PlayedDeck = {
  identity: ColorIdentity;
  /** Positions of all cards, commanders included. */
  cards: readonly number[];
  /** Colors of mana that a land makes or fetches. */
  makes: (land: number) => ColorIdentity;
};

/** Why a card does nothing in a deck. */
export type DeadReason =
  /** A land that makes none of the deck's colors. */
  | { kind: 'no-mana-of-its-colors' }
  /** It finds only cards that the deck has none of. */
  | { kind: 'no-target'; what: string }
  /** It is about a color that the deck does not have. */
  | { kind: 'no-color'; color: string }
  /** A land that fixes colors, in a deck of one color or none. */
  | { kind: 'one-color-land' };

const COLORS_BY_NAME: Readonly<Record<string, ColorIdentity>> = {
  white: 1,
  blue: 2,
  black: 4,
  red: 8,
  green: 16,
};
const LAND_TYPES: Readonly<Record<string, ColorIdentity>> = {
  plains: 1,
  island: 2,
  swamp: 4,
  mountain: 8,
  forest: 16,
};

const SEARCHES = /search your library for ([^.]*?)\bcards?\b/g;
const LAND_TYPE = /\b(?:plains|island|swamp|mountain|forest)\b/g;
const CARD_TYPE =
  /\b(?:artifact|creature|enchantment|instant|sorcery|planeswalker|battle|equipment|aura|vehicle|saga|shrine|curse)\b/g;
const LESS = /^(white|blue|black|red|green) spells you cast cost/m;
const EACH_LAND_IS = /\beach (?:other )?land is an? (plains|island|swamp|mountain|forest)\b/;
const HOSES =
  /\b(?:counter|destroy|exile|damage to) target (?:[a-z]+ )?(?:white|blue|black|red|green)(?: or (?:white|blue|black|red|green))? (?:spell|permanent|creature)|\bif it's (?:white|blue|black|red|green)\b/;
const BINDS_ALL = /\b(?:each player|players) can't\b/;

/** What a card's text says of the decks that it does nothing in. */
type CardNeeds = {
  /** The color whose spells it makes cheaper. */
  cheaper: string | null;
  /** The land type that it gives to all lands. */
  turnsLandsInto: string | null;
  /** Everything it finds, if all of it is named: types of cards, or land types. */
  finds: readonly string[];
  /** Aimed at one color of opponents. */
  hosesColor: boolean;
  /** Forbids something to all players alike. */
  bindsAllPlayers: boolean;
};

/** A list that lacks so many lands has most of its land base still to come. */
const UNFINISHED_LANDS = 5;

const cachedNeeds = new WeakMap<ProposalFacts, (CardNeeds | undefined)[]>();

/**
 * Returns a test of whether a card does nothing in the deck: a land that makes none of its colors, or only what a basic does
 * in a deck of one color; a card that finds what the deck does not have; one that makes spells cheaper that it cannot cast.
 * @param lackingLands How many lands fewer than advised the list runs; null if that is not known. From `UNFINISHED_LANDS` on, the
 * lands of its colors are still to come, and with them what a fetch land finds.
 */
export function deadCards(
  facts: ProposalFacts,
  deck: PlayedDeck,
  lackingLands: number | null,
): (card: number) => DeadReason | null {
  const types = new Set(
    deck.cards.flatMap((index) => {
      const card = facts.cards[index];
      return card ? [...card.types, ...card.subtypes].map((type) => type.toLowerCase()) : [];
    }),
  );
  const landsToCome = lackingLands !== null && lackingLands >= UNFINISHED_LANDS;
  const hasColor = (color: ColorIdentity | undefined): boolean => isWithin(color ?? 0, deck.identity);
  return (index) => {
    const card = facts.cards[index];
    if (!card || isBasic(card)) return null;
    const { cheaper, turnsLandsInto, finds } = readNeeds(facts, index);
    if (cheaper !== null && !hasColor(COLORS_BY_NAME[cheaper])) return { kind: 'no-color', color: cheaper };
    if (turnsLandsInto !== null && !hasColor(LAND_TYPES[turnsLandsInto]))
      return { kind: 'no-color', color: findColor(turnsLandsInto) };
    const isThere = (type: string): boolean =>
      type in LAND_TYPES ? (landsToCome || types.has(type)) && hasColor(LAND_TYPES[type]) : types.has(type);
    if (finds.length > 0 && !finds.some(isThere)) return { kind: 'no-target', what: finds.join(' or ') };
    return card.primaryType === 'Land' ? deadLand(card, deck.makes(index), deck.identity) : null;
  };
}

function deadLand(card: Card, makes: ColorIdentity, identity: ColorIdentity): DeadReason | null {
  // A land that does more than make mana.
  if (card.roles.includes('utility-land')) return null;
  if (makes !== 0 && (makes & identity) === 0) return { kind: 'no-mana-of-its-colors' };
  const fixes = colorCount(makes) >= 2 || card.roles.includes('fixing-land');
  return colorCount(identity) <= 1 && fixes ? { kind: 'one-color-land' } : null;
}

function readNeeds(facts: ProposalFacts, index: number): CardNeeds {
  const known = cachedNeeds.get(facts) ?? [];
  cachedNeeds.set(facts, known);
  const found = known[index] ?? toNeeds(facts.words(index));
  known[index] = found;
  return found;
}

/** The basic land types that a card searches for, such as "forest"; none of one that finds basic lands alone, or any card. */
export function findsLandTypes(facts: ProposalFacts, card: number): readonly string[] {
  return readNeeds(facts, card).finds.filter((type) => type in LAND_TYPES);
}

function toNeeds(text: string): CardNeeds {
  return {
    cheaper: LESS.exec(text)?.[1] ?? null,
    turnsLandsInto: EACH_LAND_IS.exec(text)?.[1] ?? null,
    finds: findsOnly(text),
    hosesColor: HOSES.test(text),
    bindsAllPlayers: BINDS_ALL.test(text),
  };
}

/** The types of cards that a text searches for; none if it also finds something else, which may be in the deck. */
function findsOnly(text: string): string[] {
  const found = new Set<string>();
  for (const [, what = ''] of text.matchAll(SEARCHES)) {
    const lands = what.match(LAND_TYPE) ?? [];
    const types = lands.length > 0 ? lands : (what.match(CARD_TYPE) ?? []);
    if (types.length === 0 || (lands.length === 0 && /\bland\b/.test(what)) || /\bbasic\b/.test(what))
      return [];
    for (const type of types) found.add(type);
  }
  return [...found];
}

function findColor(landType: string): string {
  const color = LAND_TYPES[landType];
  return Object.keys(COLORS_BY_NAME).find((word) => COLORS_BY_NAME[word] === color) ?? landType;
}

/** Whether a card is aimed at one color of opponents, which only who knows the table wants. */
export function hosesColor(facts: ProposalFacts, card: number): boolean {
  return readNeeds(facts, card).hosesColor;
}

/** Whether a card forbids something to all players, its own included, which only a deck built for that wants. */
export function bindsAllPlayers(facts: ProposalFacts, card: number): boolean {
  return readNeeds(facts, card).bindsAllPlayers;
}
