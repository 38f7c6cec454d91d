import type { Condition, QueryNode } from './ast.ts';
import type { CardColumns, Records } from './columns.ts';
import {
  type Compiled,
  compileCondition,
  compileExact,
  compileName,
  type QueryContext,
} from './conditions.ts';
import { type Key, keyNamed } from './keys.ts';
import { defaultDirection, type Order, readDirection, readOrder, sortByOrder } from './order.ts';
import { type Played, recordsInScope, type Scope, warnWithoutRecords } from './played.ts';
import { QueryError } from './query-error.ts';

export type QueryAnswer = {
  /** Positions in the catalogue, in the order asked for; without one by position, with in: by inclusion. */
  cards: number[];
  /** The order the query states, or null. */
  order: Order | null;
  /** The commander that numbers refer to, or null for all decks. */
  scope: Played | null;
  /** The tournament results that the query asks about; null if it does not, and without any. */
  records: Records | null;
  warnings: string[];
};

/** The numbers of each commander of a query take as much room as those of all decks. */
const MAX_COMMANDERS = 5;
/** Cost of the conditions that are tested in one part. */
const MAX_PART = 10_000_000;

/**
 * Values of the in: conditions, in order of appearance, each once.
 * @throws QueryError for more than MAX_COMMANDERS of them.
 */
export function commandersIn(node: QueryNode): string[] {
  const named = new Map(
    conditionsIn(node, ['in'])
      .filter(({ value }) => value.trim() !== '')
      .map((condition) => [condition.value, condition]),
  );
  const oneTooMany = [...named.values()][MAX_COMMANDERS];
  if (oneTooMany)
    throw new QueryError(`A query can name at most ${MAX_COMMANDERS} commanders.`, oneTooMany.span);
  return [...named.keys()];
}

function conditionsIn(node: QueryNode, keys: readonly Key[]): Condition[] {
  if (node.kind === 'and' || node.kind === 'or')
    return node.parts.flatMap((part) => conditionsIn(part, keys));
  if (node.kind === 'not') return conditionsIn(node.part, keys);
  return node.kind === 'condition' && keys.includes(keyNamed(node.key, node.span)) ? [node] : [];
}

/** The text of a query that is nothing but name words; null for any other. */
export function plainWords(node: QueryNode): string | null {
  if (node.kind === 'name') return node.text;
  if (node.kind !== 'and' || node.parts.length === 0) return null;
  const words = node.parts.map((part) => (part.kind === 'name' ? part.text : null));
  return words.includes(null) ? null : words.join(' ');
}

/** `runQuery` in parts; between two of them the caller may answer somebody else. */
export function* runQueryInParts(
  node: QueryNode,
  columns: CardColumns,
  commanders: ReadonlyMap<string, Played> = new Map(),
  within: Iterable<number> = Array.from({ length: columns.size }, (_, card) => card),
): Generator<undefined, QueryAnswer, undefined> {
  const [first] = commandersIn(node);
  const scope: Scope = { commanders, first: first === undefined ? null : (commanders.get(first) ?? null) };
  const warnings = new Set<string>();
  const context: QueryContext = { columns, scope, warn: (sentence) => warnings.add(sentence) };
  const { filter, order } = splitOrder(node);
  const { test, cost } = compile(filter, context);
  const cards: number[] = [];
  let spent = 0;
  for (const card of within) {
    if (test(card)) cards.push(card);
    spent += 1 + cost;
    if (spent < MAX_PART) continue;
    spent = 0;
    yield;
  }
  const applied = order ?? (scope.first ? ({ by: 'inclusion', direction: 'desc' } as const) : null);
  if (applied) sortByOrder(cards, applied, columns, scope);
  if (applied?.by === 'salt' && columns.salts.every(Number.isNaN))
    warnings.add('There are no salt scores yet.');
  if (applied?.by === 'winrate') warnWithoutRecords('order:winrate', context);
  const asksResults = applied?.by === 'winrate' || conditionsIn(filter, ['winrate', 'games']).length > 0;
  const records = asksResults ? recordsInScope({ columns, scope }) : null;
  return { cards, order, scope: scope.first, records, warnings: [...warnings] };
}

/**
 * The cards that pass, of all or of `within`. `commanders` holds the decks of every value of `commandersIn`.
 * @throws QueryError for an unknown key, value, or a condition in the wrong place.
 */
export function runQuery(...query: Parameters<typeof runQueryInParts>): QueryAnswer {
  const parts = runQueryInParts(...query);
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
  }
}

/** order: and direction: are no conditions; they stand beside the others. */
function splitOrder(node: QueryNode): { filter: QueryNode; order: Order | null } {
  const parts = node.kind === 'and' ? node.parts : [node];
  const orders = parts.filter((part) => isKey(part, 'order'));
  const directions = parts.filter((part) => isKey(part, 'direction'));
  const filter: QueryNode = {
    kind: 'and',
    parts: parts.filter((part) => !isKey(part, 'order') && !isKey(part, 'direction')),
  };
  const last = orders.at(-1);
  const lastDirection = directions.at(-1);
  const stated = lastDirection ? readDirection(lastDirection) : 'auto';
  if (!last && !lastDirection) return { filter, order: null };
  const by = last ? readOrder(last) : 'inclusion';
  return { filter, order: { by, direction: stated === 'auto' ? defaultDirection(by) : stated } };
}

function isKey(node: QueryNode, key: 'order' | 'direction'): node is Condition {
  return node.kind === 'condition' && keyNamed(node.key, node.span) === key;
}

function compile(node: QueryNode, context: QueryContext): Compiled {
  switch (node.kind) {
    case 'and': {
      const parts = byCost(node.parts, context);
      return { cost: sumUp(parts), test: (card) => parts.every(({ test }) => test(card)) };
    }
    case 'or': {
      const parts = byCost(node.parts, context);
      return { cost: sumUp(parts), test: (card) => parts.some(({ test }) => test(card)) };
    }
    case 'not': {
      const { test, cost } = compile(node.part, context);
      return { cost, test: (card) => !test(card) };
    }
    case 'condition':
      return compileCondition(keyNamed(node.key, node.span), node, context);
    case 'name':
      return compileName(node.text, context.columns);
    case 'exact':
      return compileExact(node.text, context.columns);
  }
}

function byCost(parts: readonly QueryNode[], context: QueryContext): Compiled[] {
  return parts.map((part) => compile(part, context)).sort((a, b) => a.cost - b.cost);
}

function sumUp(parts: readonly Compiled[]): number {
  return parts.reduce((sum, { cost }) => sum + cost, 0);
}
