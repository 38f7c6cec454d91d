import { type Card, EVERY_CREATURE_TYPE, getCreatureTypes } from '../../../../packages/domain/src/index.ts';
import type { ListCard, SenseAnswer } from './answer.ts';
import { countMatches, FIRST_ADDITIONS, FIRST_CUTS, type Figure, NOTHING } from './figure.ts';

/** A list of a creature type has this many creatures of it, and this share of its creatures. */
const MIN_CREATURES = 14;
const MIN_SHARE = 0.5;
/** Half of all creatures are Humans without any deck being about them. */
const COMMON_TYPE = 'Human';

function isCreature({ types }: Pick<Card, 'types'>): boolean {
  return types.includes('Creature');
}

/** Whether the card is of the type; one of every type is of each. */
export function hasType(card: Pick<Card, 'faces' | 'kindred'>, type: string): boolean {
  return (card.kindred?.includes(EVERY_CREATURE_TYPE) ?? false) || getCreatureTypes(card).includes(type);
}

/** The creature type of a list: that of most of its creatures, if enough are of it; null for other lists. */
export function findListType(cards: readonly Pick<ListCard, 'card'>[]): string | null {
  const creatures = cards.map(({ card }) => card).filter(isCreature);
  const types = new Set(creatures.flatMap(getCreatureTypes));
  types.delete(COMMON_TYPE);
  const counted = [...types]
    .map((type) => ({ type, count: creatures.filter((card) => hasType(card, type)).length }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
  const [first] = counted;
  const isEnough = first && first.count >= MIN_CREATURES && first.count >= MIN_SHARE * creatures.length;
  return isEnough ? first.type : null;
}

/** Shares of the list's type among the creatures of a part of the answer. */
function shareOfType(title: string, getCards: (answer: SenseAnswer) => readonly { card: Card }[]): Figure {
  return {
    title,
    kind: 'share',
    count: (answer) => {
      const type = findListType(answer.cards);
      const creatures = getCards(answer).filter(({ card }) => isCreature(card));
      return type === null ? NOTHING : countMatches(creatures, ({ card }) => hasType(card, type));
    },
  };
}

/** Lists of one creature type: is what comes of the type, and what goes not? */
export const TYPE_FIGURES: readonly Figure[] = [
  {
    title: 'lists of one creature type',
    kind: 'share',
    count: ({ cards }) => ({ above: findListType(cards) === null ? 0 : 1, below: 1 }),
  },
  shareOfType('… creatures to add that are of the type', ({ additions }) =>
    additions.slice(0, FIRST_ADDITIONS),
  ),
  shareOfType('… creatures to cut that are of the type', ({ cuts }) => cuts.slice(0, FIRST_CUTS)),
  shareOfType('… creatures of the lists that are of the type', ({ cards }) => cards),
];
