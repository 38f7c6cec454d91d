import type { Condition } from './ast.ts';
import type { CardColumns, Records } from './columns.ts';
import { compare } from './compare.ts';
import { QueryError } from './query-error.ts';
import { readNumber } from './read-number.ts';

/** How a commander's decks play each card, by position; 0 and NaN where they do not. */
export type Played = {
  /** As the page names the commander. */
  name: string;
  decks: ArrayLike<number>;
  potential: ArrayLike<number>;
  /** Decks that the interval of the share is of. */
  effective: ArrayLike<number>;
  /** Shrunk difference of inclusion, −1…1. */
  synergy: ArrayLike<number>;
  /** Shrunk log10 of the lift. */
  lift: ArrayLike<number>;
  /** Tournament results of its decks that run the card; null without any. */
  records: Records | null;
};

/** The commanders that a query names, by the value of its in: conditions; the first one is what numbers refer to. */
export type Scope = { commanders: ReadonlyMap<string, Played>; first: Played | null };

type Numbers = { columns: CardColumns; scope: Scope; warn: (sentence: string) => void };

/** Share in percent of the decks in the query's scope that could hold the card. */
export function inclusionRate(card: number, { columns, scope }: Pick<Numbers, 'columns' | 'scope'>): number {
  const { decks, potential } = scope.first ?? columns.numbers;
  const could = potential[card] ?? 0;
  // In this order 29 of 100 are 29 percent exactly.
  return could === 0 ? Number.NaN : (100 * (decks[card] ?? 0)) / could;
}

/** The results that a query refers to: of the commander's decks with the card, else of decks with it as a commander. */
export function recordsInScope({ columns, scope }: Pick<Numbers, 'columns' | 'scope'>): Records | null {
  return scope.first ? scope.first.records : columns.numbers.records;
}

export function warnWithoutRecords(key: string, context: Numbers): void {
  if (recordsInScope(context)) return;
  const whose = context.scope.first ? ` with ${context.scope.first.name}` : '';
  context.warn(`There are too few tournament results${whose}, so there is nothing to find with “${key}”.`);
}

/** Inclusion and win rate in percent, lift as a factor, synergy in percentage points, salt 0…4. */
export function playedTest(
  key: 'in' | 'inclusion' | 'lift' | 'synergy' | 'salt' | 'decks' | 'winrate' | 'games',
  condition: Condition,
  context: Numbers,
): (card: number) => boolean {
  const { columns, scope, warn } = context;
  const { op, value, span, valueSpan } = condition;
  if (key === 'in') {
    const played = scope.commanders.get(value);
    if (!played)
      throw new QueryError(
        `No commander here is called “${value}”. Write its address or its name in quotes.`,
        valueSpan,
      );
    if (op !== ':' && op !== '=' && op !== '!=')
      throw new QueryError(`Write ${condition.key}: and the commander's name.`, span);
    return (card) => (played.decks[card] ?? 0) > 0 === (op !== '!=');
  }
  const wanted = readNumber(condition, key === 'lift' ? value.replace(/^[×x]/i, '') : value);
  if (key === 'decks') {
    const { decks } = scope.first ?? columns.numbers;
    return (card) => compare(op, decks[card] ?? 0, wanted);
  }
  if (key === 'inclusion') return (card) => compare(op, inclusionRate(card, context), wanted);
  if (key === 'salt') {
    const { salts } = columns;
    if (salts.every(Number.isNaN)) warn('There are no salt scores yet, so “salt” matches no cards.');
    return (card) => compare(op, salts[card] ?? Number.NaN, wanted);
  }
  if (key === 'winrate' || key === 'games') {
    const records = recordsInScope(context);
    warnWithoutRecords(condition.key, context);
    if (key === 'games') return (card) => compare(op, records?.games[card] ?? Number.NaN, wanted);
    return (card) => compare(op, 100 * (records?.winRate[card] ?? Number.NaN), wanted);
  }
  const { first } = scope;
  if (!first)
    throw new QueryError(
      `“${condition.key}” compares one commander's decks with the others: add in: and a commander.`,
      span,
    );
  if (key === 'lift')
    return (card) => included(first, card) && compare(op, 10 ** (first.lift[card] ?? Number.NaN), wanted);
  return (card) => included(first, card) && compare(op, (first.synergy[card] ?? Number.NaN) * 100, wanted);
}

function included({ decks }: Played, card: number): boolean {
  return (decks[card] ?? 0) > 0;
}
