import {
  type Card,
  EVERY_CREATURE_TYPE,
  getCreatureTypes,
  pluralOfType,
  type ThemeSlug,
} from '@deckwright/domain';
import type { ProposalFacts } from '../proposal/card-facts.ts';
import type { PlayedDeck } from './dead-cards.ts';
import type { ListPlan } from './types.ts';

/** A shorter list may still get what a card lives on. */
const MIN_CARDS = 40;
/** A card for a creature type does little in a deck with fewer cards that are of it or name it. */
const MIN_OF_TYPE = 4;
/** What rewards cards of a type does little in a deck with fewer of them. */
const MIN_REWARDED = 8;

const REWARDS =
  /\bwhenever (?:you cast an?|an?|another|this or another) (artifact|enchantment|planeswalker|aura|equipment|vehicle)(?: spell|(?: you control)? enters(?! under an opponent))\b/g;
/** Themes whose decks play so many cards of a type, whatever the list has yet. */
const THEME_OF_REWARDED: Readonly<Record<string, ThemeSlug>> = {
  artifact: 'artifacts',
  enchantment: 'enchantress',
  planeswalker: 'planeswalkers',
  aura: 'auras',
  equipment: 'equipment',
  vehicle: 'vehicles',
};

const EQUIP_COSTS = /\bequip (?:[a-z]+ ){0,3}\{(\d+)\}/g;
const MAX_EQUIP = 5;
const ATTACHES_ITSELF = /\bliving weapon\b|\bfor mirrodin!|\battach (?:it|this) to\b/;
const MAX_AURA = 6;

/** Cards that cost too much to use as they are, and what makes them cheap. */
const ENABLED: readonly { isCostly: (card: Card, words: string) => boolean; by: RegExp }[] = [
  {
    isCostly: (_, words) => {
      const costs = [...words.matchAll(EQUIP_COSTS)].map(([, cost]) => Number(cost));
      return costs.length > 0 && Math.min(...costs) > MAX_EQUIP && !ATTACHES_ITSELF.test(words);
    },
    by: /\battach (?:[a-z]+ ){0,5}equipment\b|\bequip (?:abilities|costs?)\b|\bequip \{0\}/,
  },
  {
    isCostly: ({ subtypes, manaValue }) => subtypes.includes('Aura') && manaValue > MAX_AURA,
    by: /\baura (?:cards?|spells?)\b|\benchantment cards?\b(?! with mana value)/,
  },
];

/**
 * Returns a test of whether a deck of 40 cards or more lacks what a card lives on: creatures of the types that it is for, cards of the
 * types that it rewards, unless they are the plan, or a way to use it for less than it costs.
 */
export function unsupportedCards(
  facts: ProposalFacts,
  deck: PlayedDeck,
  plan: ListPlan,
): (card: number) => boolean {
  const played = deck.cards.flatMap((index) => facts.cards[index] ?? []);
  if (played.length < MIN_CARDS) return () => false;
  const ofType = new Map<string, number>();
  for (const index of deck.cards) {
    const card = facts.cards[index];
    const types = new Set([...(card ? getCreatureTypes(card) : []), ...(facts.types.get(index) ?? [])]);
    for (const type of types) ofType.set(type, (ofType.get(type) ?? 0) + 1);
  }
  const everyType = ofType.get(EVERY_CREATURE_TYPE) ?? 0;
  const hasType = (type: string): boolean =>
    (ofType.get(type) ?? 0) + everyType >= MIN_OF_TYPE || plan.themes.some((theme) => theme.type === type);
  const isRewarded = (type: string): boolean =>
    plan.themes.some(({ slug }) => slug === THEME_OF_REWARDED[type]) ||
    played.filter(({ types, subtypes }) =>
      [...types, ...subtypes].some((each) => each.toLowerCase() === type),
    ).length >= MIN_REWARDED;
  const lacked = ENABLED.filter(({ by }) => !deck.cards.some((index) => by.test(facts.words(index))));
  return (index) => {
    const words = facts.words(index);
    const wanted = [...(facts.types.get(index) ?? [])].filter(
      (type) => type !== EVERY_CREATURE_TYPE && livesOn(words, type),
    );
    if (wanted.length > 0 && !wanted.some(hasType)) return true;
    const rewarded = [...words.matchAll(REWARDS)].map(([, type = '']) => type);
    if (rewarded.length > 0 && !rewarded.some(isRewarded)) return true;
    return lacked.some(({ isCostly }) => isCostly(facts.cards[index]!, words));
  };
}

/**
 * Whether a card is for the creatures of a type that the deck brings along, and does not make them itself or only name the type.
 * @param words as of `lowercaseRulesText`
 */
function livesOn(words: string, type: string): boolean {
  const { isFor, makes } = patterns.get(type) ?? readPatterns(type);
  return isFor.test(words) && !makes.test(words);
}

type Patterns = { isFor: RegExp; makes: RegExp };

/** By creature type. */
const patterns = new Map<string, Patterns>();

function readPatterns(type: string): Patterns {
  const names = `(?<!non-?)(?:${type}|${pluralOfType(type)})`.toLowerCase();
  const makes = new RegExp(`\\bcreates?\\b[^.]*\\b${names}\\b`);
  const isFor = new RegExp(
    `\\b(?:other|another|each|for each|number of|whenever an?) (?:[a-z]+ )?${names}\\b|\\b${names} (?:creatures )?(?:spells|cards?\\b|you control)`,
  );
  patterns.set(type, { isFor, makes });
  return { isFor, makes };
}
