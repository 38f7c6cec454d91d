import { printTable } from '../table.ts';
import type { SenseAnswer } from './answer.ts';
import { type Figure, printFigure } from './figure.ts';
import { SENSE_SOURCES } from './lists.ts';
import {
  ADD_LIMITS,
  CUT_LIMITS,
  countAdded,
  countRemoved,
  type Found,
  type OwnerStep,
} from './owner-changes.ts';

/** One row per figure: labeled, personal, exported, all casual, and tournament lists. */
export function printFigures(answers: readonly SenseAnswer[], figures: readonly Figure[]): void {
  const [labeled, personal, exported, tournament] = SENSE_SOURCES.map((source) => ({
    name: source as string,
    answers: answers.filter(({ list }) => list.source === source),
  }));
  const casual = answers.filter(({ list }) => list.source !== 'tournament');
  const columns = [labeled, personal, exported, { name: 'all casual', answers: casual }, tournament].flatMap(
    (column) => column ?? [],
  );
  const rows = figures.map((figure) => columns.map(({ answers: own }) => printFigure(figure, own)));
  printTable(
    ['', ...columns.map(({ name, answers: own }) => `${name}, ${own.length} lists`)],
    figures.flatMap(({ title }, index) => {
      const cells = rows[index] ?? [];
      // A figure of cards that no list is given for.
      return cells.every((cell) => cell === '–') ? [] : [[title, ...cells]];
    }),
  );
}

/** What owners removed and added, next to what is advised. */
export function printOwnerChanges(steps: readonly OwnerStep[]): void {
  if (steps.length === 0) {
    console.log('\nSkipped: there are no changes of owners.');
    return;
  }
  console.log(`\nChanges of owners, ${steps.length} steps, without lands:\n`);
  const row = (title: string, { limit, found, total, byChance }: Found): string[] => [
    `${title} ${limit}`,
    `${((100 * found) / total).toFixed(1)}% (${found}/${total})`,
    byChance === null ? '–' : `${((100 * byChance) / total).toFixed(1)}% (${byChance.toFixed(1)})`,
  ];
  printTable(
    ['', 'found', 'by chance'],
    [
      ...CUT_LIMITS.map((limit) => row('removed, among the first cuts:', countRemoved(steps, limit))),
      ...ADD_LIMITS.map((limit) => row('added, among the first additions:', countAdded(steps, limit))),
    ],
  );
}
