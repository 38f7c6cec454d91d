import { type Card, EVERY_CREATURE_TYPE, getCreatureTypes, pluralOfType } from '@deckwright/domain';
import type { ProposalFacts } from '../proposal/card-facts.ts';
import type { PlayedDeck } from './dead-cards.ts';

/** A card for a creature type does little in a deck with fewer creatures of it, or cards that make them. */
const MIN_OF_TYPE = 4;

/** What rewards cards of a type does little in a deck with fewer of them. */
const MIN_REWARDED = 8;
const REWARDS =
  /\bwhenever (?:you cast an?|an?|an?other|this or another) (artifact|enchantment|planeswalker|aura|equipment|vehicle)(?: spell|(?: you control)? enters)\b/g;

/** Cards that cost too much to use as they are, and what makes them cheap. */
const ENABLED: readonly { costly: RegExp; by: RegExp; isCostly: (card: Card) => boolean }[] = [
  {
    costly: /\bequip (?:\{(?:[6-9]|1\d)\})/,
    by: /\battach\b|\bequip (?:abilities|costs?)\b|\bequip \{0\}/,
    isCostly: () => true,
  },
  {
    costly: /^enchant /m,
    by: /\baura (?:cards?|spells?)\b|\benchantment cards?\b(?! with mana value)/,
    isCostly: ({ manaValue }) => manaValue >= 7,
  },
];

/**
 * Returns a test of whether a deck lacks what a card lives on: creatures of the types that it names, cards of the types that it rewards,
 * or a way to use it for less than it costs.
 */
export function unsupported(facts: ProposalFacts, deck: PlayedDeck): (card: number) => boolean {
  const ofType = new Map<string, number>();
  const played = deck.cards.flatMap((index) => facts.cards[index] ?? []);
  for (const index of deck.cards) {
    const card = facts.cards[index];
    const types = new Set([...(card ? getCreatureTypes(card) : []), ...(facts.types.get(index) ?? [])]);
    for (const type of types) ofType.set(type, (ofType.get(type) ?? 0) + 1);
  }
  const everyType = ofType.get(EVERY_CREATURE_TYPE) ?? 0;
  const hasType = (type: string): boolean => (ofType.get(type) ?? 0) + everyType >= MIN_OF_TYPE;
  const isPlayed = (type: string): boolean =>
    played.filter(({ types, subtypes }) =>
      [...types, ...subtypes].some((each) => each.toLowerCase() === type),
    ).length >= MIN_REWARDED;
  const enabled = ENABLED.map(({ by }) => deck.cards.some((index) => by.test(facts.words(index))));
  return (index) => {
    const wanted = [...(facts.types.get(index) ?? [])].filter((type) => livesOn(facts.words(index), type));
    if (played.length >= MIN_CARDS && wanted.length > 0 && !wanted.some(hasType)) return true;
    const card = facts.cards[index]!;
    const rewarded = [...facts.words(index).matchAll(REWARDS)].map(([, type = '']) => type);
    if (played.length >= MIN_CARDS && rewarded.length > 0 && !rewarded.some(isPlayed)) return true;
    return ENABLED.some(
      ({ costly, isCostly }, position) =>
        !enabled[position] && isCostly(card) && costly.test(facts.words(index)),
    );
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
  const names = `(?:${type}|${pluralOfType(type)})`.toLowerCase();
  const makes = new RegExp(`\\bcreates?\\b[^.]*\\b${names}\\b`);
  const isFor = new RegExp(
    `\\b(?:other|another|each|for each|number of|whenever an?) (?:[a-z]+ )?${names}\\b|\\b${names} (?:creatures )?(?:spells|cards?\\b|you control)`,
  );
  patterns.set(type, { isFor, makes });
  return { isFor, makes };
}

/** A shorter list may still get its creatures. */
const MIN_CARDS = 40;
