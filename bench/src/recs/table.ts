import { bootstrap, type Interval } from './bootstrap.ts';
import { type CutResult, PLANTED_CARDS } from './cuts.ts';
import type { Outcome, Result } from './metrics.ts';

type Column = { head: string; terms: (outcome: Outcome) => { above: number; below: number } };

const mean =
  (value: (outcome: Outcome) => number) =>
  (outcome: Outcome): { above: number; below: number } => ({ above: value(outcome), below: 1 });

const unseenOnly = (outcome: Outcome): { above: number; below: number } =>
  outcome.unseen ? { above: outcome.recall30, below: 1 } : { above: 0, below: 0 };

const COLUMNS: readonly Column[] = [
  { head: 'recall@10', terms: mean(({ recall10 }) => recall10) },
  { head: 'recall@30', terms: mean(({ recall30 }) => recall30) },
  { head: 'nDCG@30', terms: mean(({ ndcg30 }) => ndcg30) },
  { head: 'tail recall@30', terms: ({ tail, tailFound }) => ({ above: tailFound, below: tail }) },
  { head: 'unseen commanders r@30', terms: unseenOnly },
];

const percent = (value: number): string => (Number.isNaN(value) ? '–' : (value * 100).toFixed(1));

const shown = ({ value, low, high }: Interval): string =>
  Number.isNaN(value) ? '–' : `${percent(value)} [${percent(low)}, ${percent(high)}]`;

/** All figures in per cent, with 95 % bootstrap intervals over queries. */
export function printResults(results: readonly Result[], catalogue: number, seed: number): void {
  console.log(
    '\nPer cent, with 95 % bootstrap intervals over the queries; coverage = different cards in all top tens.\n',
  );
  printTable(
    ['model', ...COLUMNS.map(({ head }) => head), 'coverage', 'ms'],
    results.map(({ name, outcomes, covered, msPerQuery }) => [
      name,
      ...COLUMNS.map(({ terms }) => shown(bootstrap(outcomes.map(terms), seed))),
      `${covered} (${percent(covered / catalogue)})`,
      msPerQuery.toFixed(1),
    ]),
  );
}

/** Paired: both contestants answer the same resampled queries. */
export function printComparison(results: readonly Result[], ours: string, seed: number): void {
  const own = results.find(({ name }) => name === ours);
  if (!own) return;
  const others = results.filter(({ name }) => name !== ours);
  console.log(`\n${ours} minus each baseline, paired bootstrap, percentage points:\n`);
  const columns = COLUMNS.slice(0, 3);
  printTable(
    ['baseline', ...columns.map(({ head }) => head)],
    others.map(({ name, outcomes }) => [
      name,
      ...columns.map(({ terms }) => shown(bootstrap(differences(own.outcomes, outcomes, terms), seed))),
    ]),
  );
  for (const { head, terms } of columns) {
    const best = [...others].sort((a, b) => total(b.outcomes, terms) - total(a.outcomes, terms))[0];
    if (!best) continue;
    const { value, low } = bootstrap(differences(own.outcomes, best.outcomes, terms), seed);
    const verdict = low > 0 ? 'better' : value > 0 ? 'better, within chance' : 'not better';
    console.log(`${head}: best baseline ${best.name}; ${ours} is ${verdict}.`);
  }
}

export function printCuts(results: readonly CutResult[]): void {
  console.log(`\nCuts: share of ${PLANTED_CARDS} planted cards among the first ten cards to go, per cent:\n`);
  printTable(
    ['model', 'recall@10'],
    results.map(({ name, recall10 }) => [name, shown(recall10)]),
  );
}

function differences(
  own: readonly Outcome[],
  other: readonly Outcome[],
  terms: Column['terms'],
): { above: number; below: number }[] {
  return own.map((outcome, place) => {
    const rival = other[place];
    return { above: terms(outcome).above - (rival ? terms(rival).above : 0), below: 1 };
  });
}

function total(outcomes: readonly Outcome[], terms: Column['terms']): number {
  return outcomes.reduce((sum, outcome) => sum + terms(outcome).above, 0);
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((text, column) =>
    Math.max(text.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  console.log(line(head));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(row));
}
