import { type Card, type Color, isBasic, parseColorIdentity } from '../../../../packages/domain/src/index.ts';
import type { Addition, SenseAnswer } from './answer.ts';
import { countMatches, FIRST_ADDITIONS, type Figure } from './figure.ts';

const BASIC_TYPES: Readonly<Record<string, Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const getText = ({ faces }: Card): string => faces.map(({ text }) => text ?? '').join('\n');

/** The basic land types that a land searches the library for; null if it searches for none by type. */
export function searchedTypes(land: Card): string[] | null {
  const [, words = ''] = /\bsearch your library for ([^.]*)/i.exec(getText(land)) ?? [];
  const types = Object.keys(BASIC_TYPES).filter((type) => new RegExp(`\\b${type}\\b`).test(words));
  return types.length === 0 ? null : types;
}

/**
 * Whether a land or mana artifact does nothing for this list: it makes colored mana, but none of the deck's colors;
 * it makes no mana because the deck has no colors; or
 * it searches for lands of types that are neither in the list nor of the deck's colors.
 */
export function isDead(
  { card, makes }: Pick<Addition, 'card' | 'makes'>,
  { cards, identity }: Pick<SenseAnswer, 'cards' | 'identity'>,
): boolean {
  const isLand = card.primaryType === 'Land';
  if (!isLand && !card.roles.includes('mana-artifact')) return false;
  const types = isLand ? searchedTypes(card) : null;
  if (types) {
    const hasTarget = cards.some(({ card: listed }) => types.some((type) => listed.subtypes.includes(type)));
    const colors = parseColorIdentity(types.flatMap((type) => BASIC_TYPES[type] ?? []));
    return !hasTarget && (colors & identity) === 0;
  }
  // Any basic land is a target, also one without a color.
  if (isLand && /\bsearch your library for [^.]*\bbasic land\b/i.test(getText(card)))
    return !cards.some(({ card: listed }) => isBasic(listed));
  // Mana of any color pays for colorless cards, mana of the commander's colors is none there.
  if (identity === 0) return /\bcommander['’]s color identity\b/i.test(getText(card));
  return makes !== 0 && (makes & identity) === 0;
}

/** Lands and mana artifacts to add that do not help the list. */
export const DEAD_FIGURES: readonly Figure[] = [
  {
    title: 'lands and mana artifacts to add that make none of its colors, or find nothing',
    kind: 'share',
    count: (answer) => {
      const sources = answer.additions
        .slice(0, FIRST_ADDITIONS)
        .filter(({ card }) => card.primaryType === 'Land' || card.roles.includes('mana-artifact'));
      return countMatches(sources, (addition) => isDead(addition, answer));
    },
  },
];
