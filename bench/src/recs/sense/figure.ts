import type { Terms } from '../bootstrap.ts';
import type { SenseAnswer } from './answer.ts';

/** Cards to add that a figure looks at, and cards to cut. */
export const FIRST_ADDITIONS = 30;
export const FIRST_CUTS = 10;

/** One figure of the table: a quotient of sums over the lists; a list that the figure says nothing of has 0 below. */
export type Figure = {
  title: string;
  /** A share is printed as a percentage, a mean as a number. */
  kind: 'share' | 'mean';
  count: (answer: SenseAnswer) => Terms;
};

export const NOTHING: Terms = { above: 0, below: 0 };

/** How many of the items match, of how many. */
export function countMatches<T>(items: readonly T[], matches: (item: T) => boolean): Terms {
  return { above: items.filter(matches).length, below: items.length };
}

/** "12.5% (3/24, 4 lists)" or "2.5 (10/4)"; a dash where no list has anything below. */
export function printFigure({ kind, count }: Figure, answers: readonly SenseAnswer[]): string {
  const terms = answers.map(count).filter(({ below }) => below > 0);
  const sum = (key: keyof Terms): number => terms.reduce((total, each) => total + each[key], 0);
  const [above, below] = [sum('above'), sum('below')];
  if (below === 0) return '–';
  const counts = `${Number(above.toFixed(1))}/${below}`;
  return kind === 'mean'
    ? `${(above / below).toFixed(2)} (${counts})`
    : `${((100 * above) / below).toFixed(1)}% (${counts}, ${terms.length} lists)`;
}
