import { bootstrap, type Interval, perDeck, type Terms } from './bootstrap.ts';
import type { CalibrationBin } from './calibration.ts';
import { OURS } from './contestants.ts';
import { type CutResult, PLANTED_CARDS, type PlantedFrom } from './cuts.ts';
import type { Outcome, Result } from './metrics.ts';

type Column = { head: string; terms: (outcome: Outcome) => Terms };

const mean =
  (value: (outcome: Outcome) => number) =>
  (outcome: Outcome): Terms => ({ above: value(outcome), below: 1 });

const COLUMNS: readonly Column[] = [
  { head: 'recall@10', terms: mean(({ recall10 }) => recall10) },
  { head: 'recall@30', terms: mean(({ recall30 }) => recall30) },
  { head: 'nDCG@30', terms: mean(({ ndcg30 }) => ndcg30) },
  { head: 'tail recall@30', terms: ({ tail, tailFound }) => ({ above: tailFound, below: tail }) },
];

const percent = (value: number): string => (Number.isNaN(value) ? '–' : (value * 100).toFixed(1));

const shown = ({ value, low, high }: Interval): string =>
  Number.isNaN(value) ? '–' : `${percent(value)} [${percent(low)}, ${percent(high)}]`;

const getDecks = (outcomes: readonly Outcome[]): string[] => outcomes.map(({ deck }) => deck);

/** One row of the benchmark, all values in percent with 95% bootstrap intervals over the decks asked about. */
export function printResults(title: string, results: readonly Result[], seed: number): void {
  const outcomes = results[0]?.outcomes ?? [];
  console.log(
    `\n### ${title}\n\n${outcomes.length} questions about ${new Set(getDecks(outcomes)).size} decks.\n`,
  );
  printTable(
    ['model', ...COLUMNS.map(({ head }) => head), 'cards in top tens', 'ms'],
    results.map(({ name, outcomes: own, covered, ms }) => [
      name,
      ...COLUMNS.map(({ terms }) => shown(bootstrap(perDeck(own.map(terms), getDecks(own)), seed))),
      `${covered.size}`,
      (ms / Math.max(1, own.length)).toFixed(1),
    ]),
  );
}

/** For each of ours the difference from the best baseline by each measure, over the same resampled decks. */
export function printComparison(results: readonly Result[], seed: number): void {
  const isOurs = ({ name }: Result): boolean => OURS.some((own) => own === name);
  const baselines = results.filter((result) => !isOurs(result));
  const columns = COLUMNS.slice(0, 3);
  printGain(results, columns, seed);
  if (baselines.length === 0) return;
  const best = columns.map(({ terms }) =>
    baselines.reduce((first, other) =>
      total(other.outcomes, terms) > total(first.outcomes, terms) ? other : first,
    ),
  );
  console.log('\nPoints over the best baseline of each measure, paired bootstrap:\n');
  printTable(
    ['model', ...columns.map(({ head }, index) => `${head} − ${best[index]?.name}`)],
    results
      .filter(isOurs)
      .map(({ name, outcomes }) => [
        name,
        ...columns.map(({ terms }, index) =>
          shown(bootstrap(differences(outcomes, best[index]?.outcomes ?? [], terms), seed)),
        ),
      ]),
  );
}

/** What the card model adds to near decks. */
function printGain(results: readonly Result[], columns: readonly Column[], seed: number): void {
  const [whole, near] = OURS.map((name) => results.find((result) => result.name === name));
  if (!whole || !near) return;
  console.log(`\nPoints of ${whole.name} over ${near.name}, paired bootstrap:\n`);
  printTable(
    columns.map(({ head }) => head),
    [columns.map(({ terms }) => shown(bootstrap(differences(whole.outcomes, near.outcomes, terms), seed)))],
  );
}

export function printCuts(results: readonly CutResult[], from: PlantedFrom): void {
  const source = from === 'peers' ? 'other lists of the row' : 'decks learned from';
  console.log(
    `\nCuts: share of ${PLANTED_CARDS} cards planted from ${source} among the first ten cards to go, per cent:\n`,
  );
  printTable(
    ['model', 'recall@10'],
    results.map(({ name, recall10 }) => [name, shown(recall10)]),
  );
}

/** Stated shares compared with actual ones. */
export function printCalibration(title: string, bins: readonly CalibrationBin[]): void {
  console.log(`\n### ${title}: “in … % of decks like yours”\n`);
  printTable(
    ['stated from', 'cards', 'stated, mean', 'in the list'],
    bins.map(({ from, cards, stated, found }) => [percent(from), `${cards}`, percent(stated), shown(found)]),
  );
}

function differences(own: readonly Outcome[], other: readonly Outcome[], terms: Column['terms']): Terms[] {
  const each = own.map((outcome, index) => {
    const rival = other[index];
    return { above: terms(outcome).above - (rival ? terms(rival).above : 0), below: 1 };
  });
  return perDeck(each, getDecks(own));
}

function total(outcomes: readonly Outcome[], terms: Column['terms']): number {
  return outcomes.reduce((sum, outcome) => sum + terms(outcome).above, 0);
}

/** Prints a Markdown table. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((text, column) =>
    Math.max(text.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  console.log(line(head));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(row));
}
