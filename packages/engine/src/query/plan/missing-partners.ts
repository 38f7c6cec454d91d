import type { Card, ThemeSlug } from '@deckwright/domain';
import type { ListPlan } from './types.ts';

/** A second card shows that the theme read from a list is this one and not, say, discarding cards of one's own. */
const MIN_IN_PLAN = 2;

type PartnerRule = {
  wants: (words: string) => boolean;
  /** The cards of a deck that bring along what the text lives on, and how few of them are too few. */
  isPartner: (card: Card, words: string) => boolean;
  min: number;
  /** Whose plan it is: a player who names it may want to build it. Where the plan was read, `MIN_IN_PLAN` cards are enough. */
  theme: ThemeSlug | null;
  /** Cards with the theme's name and another meaning: in a deck with as many of them as partners, the theme is theirs, and twice as many partners are few. */
  isOtherMeaning?: (words: string) => boolean;
};

/** What a text lives on beside cards of a type. */
const RULES: readonly PartnerRule[] = [
  {
    wants: (words) => /\b(?:whenever an opponent discards|if an opponent discarded)\b/.test(words),
    isPartner: (_, words) => /\b(?:opponents?|players?)\b[^.]{0,60}\bdiscards?\b/.test(words),
    min: 4,
    theme: 'discard',
    isOtherMeaning: (words) =>
      /\bwhenever you discard\b|(?:^|[\n:,.] ?)(?:then )?discard (?:a|one|two|three|that|your|any)\b|\bconnives?\b/.test(
        words,
      ),
  },
  {
    wants: (words) =>
      /\b(?:abilit(?:y|ies) of|number of|for each|each) planeswalkers? you control\b|(?<!you or |you and |creatures and |creatures or |and\/or )\bplaneswalkers you control (?:have|get|gain)\b/.test(
        words,
      ),
    isPartner: ({ types }) => types.includes('Planeswalker'),
    min: 5,
    theme: 'planeswalkers',
  },
  {
    // Lands come back only where they were lost: fetched with, milled, discarded or sacrificed.
    wants: (words) =>
      /\breturn all (?:[a-z]+ ){0,3}lands? cards? (?:[a-z]+ ){0,4}from your graveyard\b/.test(words) &&
      !/\bmills?\b/.test(words),
    isPartner: ({ types }, words) =>
      types.includes('Land')
        ? /\bsacrifice this\b|\bsacrifice (?:a|two|it)\b|\bcycling\b/.test(words)
        : /\b(?:you mill|mill|surveil)\b|\binto your graveyard\b|\bsacrifice (?:a|an|any number of|x|two) (?:[a-z]+ ){0,2}lands?\b|\bdiscard your hand\b/.test(
            words,
          ),
    min: 10,
    theme: 'self-mill',
  },
  {
    wants: (words) =>
      /\badd (?:an amount of )?\{[a-z]\} (?:for each|equal to the number of) creatures? you control\b/.test(
        words,
      ),
    isPartner: ({ types }, words) => types.includes('Creature') || /\bcreature tokens?\b/.test(words),
    min: 15,
    theme: null,
  },
];

/**
 * What a deck has too few cards for, as tests of the rules text of a card.
 * @param count how many cards of the deck pass a test
 */
export function missingPartners(
  { themes }: ListPlan,
  count: (test: (card: Card, words: string) => boolean) => number,
): ((words: string) => boolean)[] {
  return RULES.filter(({ isPartner, min, theme, isOtherMeaning }) => {
    const source = themes.find(({ slug }) => slug === theme)?.source;
    if (source === 'player') return false;
    const partners = count(isPartner);
    const isOther =
      isOtherMeaning !== undefined && count((_, words) => isOtherMeaning(words)) >= Math.max(1, partners);
    return partners < (isOther ? 2 * min : source === undefined ? min : MIN_IN_PLAN);
  }).map(({ wants }) => wants);
}
