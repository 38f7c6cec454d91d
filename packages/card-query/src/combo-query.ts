import { BRACKETS, bracketNumber } from '@deckwright/domain';
import type { Condition, QueryNode } from './ast.ts';
import { colorTable } from './colors.ts';
import { keyOfName, plain } from './columns.ts';
import { compare } from './compare.ts';
import { nearestWord } from './nearest-word.ts';
import { QueryError } from './query-error.ts';
import { readNumber } from './read-number.ts';
import { plainWords } from './run-query.ts';

/** The combos that queries run over, by position: those that most decks run first. */
export type ComboColumns = {
  /** Names of the cards as `keyOfName` has them, one to a line. */
  cards: readonly string[];
  /** The combos of each of these names. */
  byName: ReadonlyMap<string, readonly number[]>;
  /** Number of cards. */
  sizes: readonly number[];
  identities: readonly number[];
  /** What it does, what it requires, and how it goes, as `plain` has it, one entry to a line. */
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

/** What conditions are compiled with. */
type Context = {
  columns: ComboColumns;
  warn: (sentence: string) => void;
  /** Adds what is to be looked at once all combos were tested. */
  finally: (check: () => void) => void;
};

/**
 * The combos that pass, most decks first or in the order that the query states. Words that are no names of cards are what
 * combos do, if some do that.
 * @throws QueryError for an unknown key or value
 */
export function runComboQuery(node: QueryNode, columns: ComboColumns): ComboQueryAnswer {
  const answer = runNode(node, columns);
  const words = plainWords(node)?.trim() ?? '';
  const read = words === '' ? null : tryResults(words, columns);
  if (read !== null && answer.combos.length === 0)
    return {
      combos: read.combos,
      warnings: [`No combo has cards named “${words}”. These are the combos for ${read.query}.`],
    };
  const hint =
    read !== null ? [`These are combos by the names of cards. By what they do: ${read.query}.`] : [];
  return { combos: answer.combos, warnings: [...answer.warnings, ...hint] };
}

function runNode(node: QueryNode, columns: ComboColumns): ComboQueryAnswer {
  const parts = node.kind === 'and' ? node.parts : [node];
  const orders = parts.filter((part) => isOrder(part));
  const warnings = new Set<string>();
  const checks: (() => void)[] = [];
  const filter = { kind: 'and' as const, parts: parts.filter((part) => !isOrder(part)) };
  const test = compile(filter, {
    columns,
    warn: (sentence) => warnings.add(sentence),
    finally: (check) => checks.push(check),
  });
  const combos = [...columns.sizes.keys()].filter(test);
  for (const check of checks) check();
  if (combos.length === 0 && warnings.size === 0)
    warnings.add(
      filter.parts.length > 1
        ? 'Some combos match each part of the query, but none all of it. Leave a part out.'
        : 'No combo matches the query.',
    );
  const last = orders.at(-1);
  if (last) sortCombos(combos, last, columns);
  return { combos, warnings: [...warnings] };
}

/** The combos that do what the words say, and the query for them; null without any. */
function tryResults(words: string, columns: ComboColumns): { query: string; combos: number[] } | null {
  const test = textTest(columns.results, words);
  const combos = [...columns.sizes.keys()].filter(test);
  const value = words.replaceAll('"', '');
  return combos.length > 0
    ? { query: `result:${/[\s()]/.test(value) ? `"${value}"` : value}`, combos }
    : null;
}

/** Whether an entry of the combo’s text has all these words, in any order. */
function textTest(texts: readonly string[], value: string): Test {
  const words = plain(value).split(/\s+/).filter(Boolean);
  const hasAll = (text: string): boolean => words.every((word) => text.includes(word));
  return (combo) => {
    const text = texts[combo] ?? '';
    return hasAll(text) && text.split('\n').some(hasAll);
  };
}

/**
 * The test, and a warning if it lets none of all combos pass. A combo that another condition has ruled out was not tested; of
 * the others the outcome is known.
 */
function orWarn(test: Test, sentence: string, context: Context): Test {
  const { sizes } = context.columns;
  let hasPassed = false;
  const hasFailed = new Uint8Array(sizes.length);
  const once = (combo: number): boolean => {
    if (hasFailed[combo] === 1) return false;
    const passes = test(combo);
    if (passes) hasPassed = true;
    else hasFailed[combo] = 1;
    return passes;
  };
  context.finally(() => {
    if (!hasPassed && !sizes.some((_, combo) => once(combo))) context.warn(sentence);
  });
  return once;
}

function keyNamed({ key: word, span }: Condition): Key {
  const key = BY_WORD.get(word);
  if (key) return key;
  const near = nearestWord(word, BY_WORD.keys());
  const hint = near ? ` Did you mean “${near}”?` : '';
  const all = `Combos are searched by ${Object.keys(KEYS).join(', ')}.`;
  throw new QueryError(`“${word}” is not a key of combos.${hint} ${all}`, {
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

function compile(node: QueryNode, context: Context): Test {
  switch (node.kind) {
    case 'and': {
      const tests = node.parts.map((part) => compile(part, context));
      return (combo) => tests.every((test) => test(combo));
    }
    case 'or': {
      const tests = node.parts.map((part) => compile(part, context));
      return (combo) => tests.some((test) => test(combo));
    }
    case 'not': {
      const test = compile(node.part, context);
      return (combo) => !test(combo);
    }
    case 'name':
      if (node.text.trim() === '')
        throw new QueryError('Write the name of a card between the quotation marks.', node.span);
      return cardTest(node.text, false, context);
    case 'exact':
      return cardTest(node.text, true, context);
    case 'condition':
      return compileCondition(node, context);
  }
}

function compileCondition(condition: Condition, context: Context): Test {
  const { columns } = context;
  const key = keyNamed(condition);
  const { op, value, span } = condition;
  if (value.trim() === '') throw new QueryError(`“${condition.key}” needs a value.`, span);
  const numberTest = (numbers: readonly number[], wanted: number, hint = ''): Test =>
    orWarn(
      (combo) => compare(op, numbers[combo] ?? Number.NaN, wanted),
      `No combo matches “${condition.key}${op}${value}”${hint}.`,
      context,
    );
  switch (key) {
    case 'card': {
      const test = cardTest(value, op === '=', context);
      return isThere(condition) ? test : (combo) => !test(combo);
    }
    case 'cards':
      // `cards:"sol ring"` is what others write for `card:`.
      if ((op === ':' || op === '=') && !/^\d+$/.test(value))
        return compileCondition({ ...condition, key: 'card' }, context);
      return numberTest(columns.sizes, readNumber(condition));
    case 'identity': {
      const table = colorTable(condition, '<=');
      const sentence = `No combo matches “${condition.key}${op}${value}”.`;
      return orWarn((combo) => table[columns.identities[combo] ?? 0] === true, sentence, context);
    }
    case 'result':
    case 'requires':
    case 'steps': {
      const { texts, label } = TEXTS[key](columns);
      const test = orWarn(textTest(texts, value), `No combo has “${value}” in ${label}.`, context);
      return isThere(condition) ? test : (combo) => !test(combo);
    }
    case 'bracket': {
      const wanted = bracketNamed(value) ?? readNumber(condition);
      const hint = wanted >= 1 && wanted <= BRACKETS.length ? '' : `; brackets are 1 to ${BRACKETS.length}`;
      return numberTest(columns.brackets, wanted, hint);
    }
    case 'decks':
      return numberTest(columns.decks, readNumber(condition));
    case 'order':
      throw new QueryError(
        `“${condition.key}:” sorts all results; use it on its own, outside parentheses, “or” and minus.`,
        span,
      );
  }
}

const TEXTS = {
  result: ({ results }: ComboColumns) => ({ texts: results, label: 'one of its results' }),
  requires: ({ requires }: ComboColumns) => ({ texts: requires, label: 'what it requires' }),
  steps: ({ steps }: ComboColumns) => ({ texts: steps, label: 'one of its steps' }),
};

function bracketNamed(word: string): number | null {
  const name = BRACKETS.find((each) => each === word.toLowerCase());
  return name === undefined ? null : bracketNumber(name);
}

/** Combos with a card whose name contains these words, or is this name. */
function cardTest(text: string, isWhole: boolean, { columns, warn }: Context): Test {
  const key = keyOfName(text);
  // Every name contains the key of signs alone.
  if (key === '') {
    warn(`“${text}” has no letter or digit of a name.`);
    return () => false;
  }
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
