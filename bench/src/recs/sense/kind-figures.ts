import { isBasic } from '../../../../packages/domain/src/index.ts';
import type { SenseAnswer, Suggestion } from './answer.ts';
import { countMatches, FIRST_CUTS, type Figure, NOTHING } from './figure.ts';

const LANDS_AMONG = 20;
const KINDS_AMONG = 10;

const isLand = ({ card }: Pick<Suggestion, 'card'>): boolean => card.primaryType === 'Land';
const isNonbasicLand = (each: Pick<Suggestion, 'card'>): boolean => isLand(each) && !isBasic(each.card);

/** What kinds of cards the advice names. */
export const KIND_FIGURES: readonly Figure[] = [
  {
    title: `lands among the first ${LANDS_AMONG} to add`,
    kind: 'share',
    count: ({ additions }) => countMatches(additions.slice(0, LANDS_AMONG), isLand),
  },
  {
    title: 'nonbasic lands among the first 10 to add',
    kind: 'share',
    count: ({ additions }) => countMatches(additions.slice(0, KINDS_AMONG), isNonbasicLand),
  },
  {
    title: `nonbasic lands among the first ${FIRST_CUTS} to cut`,
    kind: 'share',
    count: ({ cuts }) => countMatches(cuts.slice(0, FIRST_CUTS), isNonbasicLand),
  },
  {
    title: `different groups among the first ${KINDS_AMONG} to add, mean`,
    kind: 'mean',
    count: countKinds,
  },
];

function countKinds({ additions }: SenseAnswer): { above: number; below: number } {
  const kinds = new Set(additions.slice(0, KINDS_AMONG).flatMap(({ group }) => group ?? []));
  return kinds.size === 0 ? NOTHING : { above: kinds.size, below: 1 };
}

/** Cards to cut that are newer than every dated deck: the decks cannot say that they are bad. */
export function newCardFigures(asOf: string): Figure[] {
  const isNew = ({ card }: Pick<Suggestion, 'card'>): boolean => card.released > asOf;
  return [
    {
      title: `first ${FIRST_CUTS} to cut that are newer than the decks`,
      kind: 'share',
      count: ({ cuts }) => countMatches(cuts.slice(0, FIRST_CUTS), isNew),
    },
    {
      title: '… cards of the lists, without lands',
      kind: 'share',
      count: ({ cards }) =>
        countMatches(
          cards.filter((each) => !isLand(each)),
          isNew,
        ),
    },
  ];
}
