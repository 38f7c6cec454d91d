import type { Card, ThemeSlug } from '@deckwright/domain';
import type { ListPlan } from './types.ts';

/** What works against other cards of a deck, and how many of these are too many. */
export const WORKS_AGAINST: readonly {
  isOne: (words: string) => boolean;
  opposes: (words: string) => boolean;
  min: number;
}[] = [
  // Opponents who may not draw give nothing to what lives on their cards.
  {
    isOne: (words) => /\b(?:opponents?|players?) can't draw more than\b/.test(words),
    opposes: (words) => /\bwhenever (?:an opponent|a player|another player) draws\b/.test(words),
    min: 2,
  },
  {
    isOne: (words) => /(?<!\b(?:your )?opponents? )\b(?:players|you) can't gain life\b/.test(words),
    opposes: (words) => /\bwhenever you gain life\b|\bif you would gain life\b/.test(words),
    min: 2,
  },
  {
    isOne: (words) =>
      /\bcreatures? entering (?:the battlefield )?(?:or dying )?(?:doesn't|don't) cause abilities to trigger\b/.test(
        words,
      ),
    opposes: (words) =>
      /\bwhen(?:ever)? (?:this|this creature|another creature|a creature)(?: you control)? enters\b/.test(
        words,
      ),
    min: 8,
  },
  {
    isOne: (words) =>
      /\bif a card(?: or token)? would be put into a graveyard from anywhere, exile (?:it|that card) instead\b/.test(
        words,
      ),
    opposes: (words) => /\bfrom your graveyard\b|\bin your graveyard\b/.test(words),
    min: 6,
  },
];

const RETURNS_CREATURE =
  /\b(?:put|return)s? (?:[a-z]+ ){0,3}creature cards? (?:[a-z]+ ){0,5}(?:onto|to) the battlefield\b|\benchant creature card in a graveyard\b|\btarget creature cards? in (?:your|a) graveyard\b/;
const RETURNS_OTHERS =
  /\b(?:artifact|permanent|vehicle|enchantment|planeswalker|noncreature)(?: cards?|,| or)|\bwith (?:total )?mana value\b/;
const RETURNS_TYPE =
  /\breturn (?:up to one )?(?:another )?target (artifact|enchantment|planeswalker|aura|equipment|vehicle) card from your graveyard to the battlefield\b/;
/** Creatures that cost so much are worth being returned; so many of them are enough to return. */
const MANA_OF_TARGET = 5;
const MIN_TARGETS = 5;

/** Whether a card returns only creatures to the battlefield, of any mana value. */
export function returnsCreatures(words: string): boolean {
  return RETURNS_CREATURE.test(words) && !RETURNS_OTHERS.test(words);
}

/** Whether what a deck returns to the battlefield are cards of its plan that are no creatures, and it has few creatures worth it. */
export function returnsOthers(
  cards: readonly Card[],
  texts: readonly string[],
  { plan, themes }: { plan: ListPlan; themes: Readonly<Record<string, ThemeSlug>> },
): boolean {
  const isPlan = texts.some((words) => {
    const [, type = ''] = RETURNS_TYPE.exec(words) ?? [];
    return plan.themes.some(({ slug }) => slug === themes[type]);
  });
  const targets = cards.filter(
    ({ types, manaValue }) => types.includes('Creature') && manaValue >= MANA_OF_TARGET,
  );
  return isPlan && targets.length < MIN_TARGETS;
}
