import {
  AppError,
  BRACKETS,
  type BracketName,
  BUDGETS,
  type Budget,
  type CountFilter,
  type CountOperator,
  type DeckFilters,
  type TimeRange,
} from '@deckwright/domain';
import { byCount, COUNT_KEYS, OPERATORS, printCount } from './deck-query.ts';

/** At most this many conditions and card names in one query, those of an unknown type included. */
export const MAX_CONDITIONS = 30;

const RANGES: readonly TimeRange[] = ['none', 'week', 'month', 'year'];

export type DeckQuery = { filters: DeckFilters; warnings: string[] };

/**
 * Reads `range`, `bracket`, `estimated`, `theme`, `budget` and `f` (`in=sol-ring,opt;out=mana-crypt;c:gt=30;d:lt=200`) of a page's
 * query; other keys are passed over. An unknown filter type is left out with a warning.
 * @throws AppError invalid-argument where a value cannot be read.
 */
export function parseDeckQuery(query: URLSearchParams): DeckQuery {
  const warnings = new Set<string>();
  const held = new Set<string>();
  const shunned = new Set<string>();
  const counts = new Map<string, CountFilter>();
  const conditions = query
    .getAll('f')
    .flatMap((value) => value.split(';'))
    .map((part) => part.trim())
    .filter(Boolean);
  for (const condition of conditions) {
    const { left, value } = splitCondition(condition);
    if (left === 'in' || left === 'out') {
      for (const name of namesOf(condition, value)) (left === 'in' ? held : shunned).add(name);
      continue;
    }
    const count = countFilterOf(condition, left, value);
    if (count) counts.set(printCount(count), count);
    else warnings.add(`The filter "${condition.slice(0, 100)}" is of an unknown type and was ignored.`);
  }
  if (counts.size + held.size + shunned.size + warnings.size > MAX_CONDITIONS)
    throw wrong(`At most ${MAX_CONDITIONS} conditions and card names may be given in f=.`);
  const bracket = bracketOf(one(query, 'bracket'));
  return {
    filters: {
      range: rangeOf(one(query, 'range')),
      bracket,
      estimated: flagOf(one(query, 'estimated')) && bracket !== null,
      theme: themeOf(one(query, 'theme')),
      budget: budgetOf(one(query, 'budget')),
      counts: [...counts.values()].sort(byCount),
      names: [
        { preposition: 'in' as const, names: [...held].sort() },
        { preposition: 'out' as const, names: [...shunned].sort() },
      ].filter(({ names }) => names.length > 0),
    },
    warnings: [...warnings],
  };
}

function splitCondition(condition: string): { left: string; value: string } {
  const at = condition.indexOf('=');
  if (at < 1) throw wrong(`The filter "${condition}" has no value; write it as c:gt=30 or in=sol-ring.`);
  return { left: condition.slice(0, at), value: condition.slice(at + 1) };
}

function namesOf(condition: string, value: string): string[] {
  const names = value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  if (names.length === 0) throw wrong(`The filter "${condition}" names no card.`);
  if (names.some((name) => name.length > 200))
    throw wrong('A card name in f= is longer than 200 characters.');
  return names;
}

/** Null for a type that is not known. The operator is gt and the type c where it is left out. */
function countFilterOf(condition: string, left: string, value: string): CountFilter | null {
  const [first = '', second, ...rest] = left.split(':');
  const bare = second === undefined && isOperator(first);
  const type = bare ? 'c' : first;
  const op = bare ? first : (second ?? 'gt');
  if (rest.length > 0 || !isOperator(op))
    throw wrong(`The filter "${condition}" has no known comparison; use gt, lt, eq or ne.`);
  if (!/^\d{1,7}(\.\d{1,4})?$/.test(value))
    throw wrong(`The filter "${condition}" needs a number from 0 up.`);
  const key = COUNT_KEYS.find((known) => known === type);
  return key ? { type: key, op, number: Number(value) } : null;
}

function isOperator(text: string): text is CountOperator {
  return OPERATORS.some((known) => known === text);
}

function rangeOf(text: string | null): TimeRange {
  const range = RANGES.find((known) => known === (text ?? 'none'));
  if (!range) throw wrong(`range=${text} is not known; use week, month or year.`);
  return range;
}

function bracketOf(text: string | null): BracketName | null {
  if (text === null) return null;
  const bracket = BRACKETS.find((known) => known === text);
  if (!bracket) throw wrong(`bracket=${text} is not known; use one of ${BRACKETS.join(', ')}.`);
  return bracket;
}

/** Whether a theme of this name exists is for the snapshot to say. */
function themeOf(text: string | null): string | null {
  const slug = (text ?? '').trim().toLowerCase();
  if (slug.length > 100) throw wrong('The name in theme= is longer than 100 characters.');
  return slug === '' ? null : slug;
}

function budgetOf(text: string | null): Budget | null {
  if (text === null) return null;
  const budget = BUDGETS.find((known) => known === text);
  if (!budget) throw wrong(`budget=${text} is not known; use ${BUDGETS.join(' or ')}.`);
  return budget;
}

function flagOf(text: string | null): boolean {
  if (text === null || text === '0') return false;
  if (text !== '1') throw wrong(`estimated=${text} is not known; use estimated=1 or leave it out.`);
  return true;
}

/** The value of a key that may stand once; '' counts as not given. */
function one(query: URLSearchParams, key: string): string | null {
  const values = [...new Set(query.getAll(key).filter(Boolean))];
  if (values.length > 1) throw wrong(`${key}= is given more than once with different values.`);
  return values[0] ?? null;
}

function wrong(message: string): AppError {
  return new AppError('invalid-argument', message.slice(0, 300));
}
