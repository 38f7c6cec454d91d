import { BRACKETS, bracketNumber } from '@deckwright/domain';
import type { Condition, QueryNode } from './ast.ts';
import { colorTable } from './colors.ts';
import { keyOfName, plain } from './columns.ts';
import { compare } from './compare.ts';
import { nearestWord } from './nearest-word.ts';
import { QueryError } from './query-error.ts';
import { readNumber } from './read-number.ts';

/** The combos that queries run over, by position: those that most decks run first. */
export type ComboColumns = {
  /** Names of the cards as `keyOfName` has them, one to a line. */
  cards: readonly string[];
  /** The combos of each of these names. */
  byName: ReadonlyMap<string, readonly number[]>;
  /** Number of cards. */
  sizes: readonly number[];
  identities: readonly number[];
  /** What it does, what it requires, and how it goes, as `plain` has it. */
  results: readonly string[];
  requires: readonly string[];
  steps: readonly string[];
  /** Bracket 1…5, NaN without one. */
  brackets: readonly number[];
  /** Decks that run it, NaN if not counted. */
  decks: readonly number[];
};

export type ComboQueryAnswer = { combos: number[]; warnings: string[] };

/** Every key of the language of combos, with the other words for it. */
const KEYS = {
  card: ['name', 'n'],
  cards: ['size'],
  identity: ['id', 'ci', 'coloridentity', 'color', 'colors', 'c'],
  result: ['results', 'res', 'produces'],
  requires: ['pre', 'prerequisites'],
  steps: ['step'],
  bracket: ['b'],
  decks: ['popularity', 'pop'],
  order: ['sort'],
} as const;

type Key = keyof typeof KEYS;
type Test = (combo: number) => boolean;

const BY_WORD = new Map<string, Key>(
  (Object.keys(KEYS) as Key[]).flatMap(
    (key) => [[key, key], ...KEYS[key].map((word) => [word, key] as const)] as const,
  ),
);

const ORDERS = ['decks', 'cards', 'bracket', 'name'] as const;

/**
 * The combos that pass, most decks first or in the order that the query states.
 * @throws QueryError for an unknown key or value
 */
export function runComboQuery(node: QueryNode, columns: ComboColumns): ComboQueryAnswer {
  const parts = node.kind === 'and' ? node.parts : [node];
  const orders = parts.filter((part) => isOrder(part));
  const warnings = new Set<string>();
  const filter: QueryNode = { kind: 'and', parts: parts.filter((part) => !isOrder(part)) };
  const test = compile(filter, columns, (sentence) => warnings.add(sentence));
  const combos = [...columns.sizes.keys()].filter(test);
  const last = orders.at(-1);
  if (last) sortCombos(combos, last, columns);
  return { combos, warnings: [...warnings] };
}

function keyNamed({ key: word, span }: Condition): Key {
  const key = BY_WORD.get(word);
  if (key) return key;
  const near = nearestWord(word, BY_WORD.keys());
  const hint = near ? ` Did you mean “${near}”?` : ` Combos are searched by ${Object.keys(KEYS).join(', ')}.`;
  throw new QueryError(`“${word}” is not a key of combos.${hint}`, {
    from: span.from,
    to: span.from + word.length,
  });
}

function isOrder(node: QueryNode): node is Condition {
  return node.kind === 'condition' && keyNamed(node) === 'order';
}

function sortCombos(combos: number[], condition: Condition, columns: ComboColumns): void {
  const order = ORDERS.find((each) => each === condition.value.toLowerCase());
  if (!order)
    throw new QueryError(
      `Combos cannot be sorted by “${condition.value}”. Sort them by ${ORDERS.join(', ')}.`,
      condition.valueSpan,
    );
  // They are by decks already, and sorting leaves equal ones in their order.
  if (order === 'cards') combos.sort((a, b) => (columns.sizes[a] ?? 0) - (columns.sizes[b] ?? 0));
  if (order === 'bracket') combos.sort((a, b) => (columns.brackets[a] || 9) - (columns.brackets[b] || 9));
  if (order === 'name') combos.sort((a, b) => ((columns.cards[a] ?? '') < (columns.cards[b] ?? '') ? -1 : 1));
}

function compile(node: QueryNode, columns: ComboColumns, warn: (sentence: string) => void): Test {
  switch (node.kind) {
    case 'and': {
      const tests = node.parts.map((part) => compile(part, columns, warn));
      return (combo) => tests.every((test) => test(combo));
    }
    case 'or': {
      const tests = node.parts.map((part) => compile(part, columns, warn));
      return (combo) => tests.some((test) => test(combo));
    }
    case 'not': {
      const test = compile(node.part, columns, warn);
      return (combo) => !test(combo);
    }
    case 'name':
      return cardTest(node.text, false, columns, warn);
    case 'exact':
      return cardTest(node.text, true, columns, warn);
    case 'condition':
      return compileCondition(node, columns, warn);
  }
}

function compileCondition(
  condition: Condition,
  columns: ComboColumns,
  warn: (sentence: string) => void,
): Test {
  const key = keyNamed(condition);
  const { op, value, span } = condition;
  if (value.trim() === '') throw new QueryError(`“${condition.key}” needs a value.`, span);
  switch (key) {
    case 'card': {
      const test = cardTest(value, op === '=', columns, warn);
      return isThere(condition) ? test : (combo) => !test(combo);
    }
    case 'cards': {
      // `cards:"sol ring"` is what others write for `card:`.
      if ((op === ':' || op === '=') && !/^\d+$/.test(value))
        return compileCondition({ ...condition, key: 'card' }, columns, warn);
      const wanted = readNumber(condition);
      return (combo) => compare(op, columns.sizes[combo] ?? Number.NaN, wanted);
    }
    case 'identity': {
      const table = colorTable(condition, '<=');
      return (combo) => table[columns.identities[combo] ?? 0] === true;
    }
    case 'result':
    case 'requires':
    case 'steps': {
      const texts = columns[key === 'result' ? 'results' : key];
      const wanted = plain(value);
      const wants = isThere(condition);
      return (combo) => texts[combo]?.includes(wanted) === wants;
    }
    case 'bracket': {
      const word = bracketNamed(value);
      const wanted = word ?? readNumber(condition);
      return (combo) => compare(op, columns.brackets[combo] ?? Number.NaN, wanted);
    }
    case 'decks': {
      const wanted = readNumber(condition);
      return (combo) => compare(op, columns.decks[combo] ?? Number.NaN, wanted);
    }
    case 'order':
      throw new QueryError(
        `“${condition.key}:” sorts all results; use it on its own, outside parentheses, “or” and minus.`,
        span,
      );
  }
}

function bracketNamed(word: string): number | null {
  const name = BRACKETS.find((each) => each === word.toLowerCase());
  return name === undefined ? null : bracketNumber(name);
}

/** Combos with a card whose name contains these words, or is this name. */
function cardTest(
  text: string,
  isWhole: boolean,
  columns: ComboColumns,
  warn: (sentence: string) => void,
): Test {
  const key = keyOfName(text);
  const found = new Set<number>();
  const add = (combos: readonly number[] = []): void => {
    for (const combo of combos) found.add(combo);
  };
  if (isWhole) add(columns.byName.get(key));
  else for (const [name, combos] of columns.byName) if (name.includes(key)) add(combos);
  if (found.size === 0) warn(`No combo has a card named “${text}”.`);
  return (combo) => found.has(combo);
}

/** True for ":" and "=", false for "!=". @throws QueryError for the others, of what has no order. */
function isThere({ key, op, span }: Condition): boolean {
  if (op === '!=') return false;
  if (op === ':' || op === '=') return true;
  throw new QueryError(`“${key}” has no greater or less than. Write ${key}: instead of ${key}${op}.`, {
    from: span.from,
    to: span.from + key.length + op.length,
  });
}
