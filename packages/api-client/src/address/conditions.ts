import {
  AppError,
  COUNT_KEYS,
  COUNT_OPERATORS,
  type CountFilter,
  type CountOperator,
  type DeckFilters,
  type NameFilter,
  PREPOSITIONS,
  type Preposition,
} from '@deckwright/domain';
import type { QueryKey, Warn } from './query-key.ts';

/** Maximum number of conditions and card names in one query, including those of an unknown type. */
export const MAX_CONDITIONS = 30;

/** Conditions on decks by cards and by counts. */
export type Conditions = Pick<DeckFilters, 'counts' | 'names'>;

/** `f=in=sol-ring,opt;out=mana-crypt;c:gt=30;d:lt=200`. Conditions of an unknown type are ignored with a warning. */
export const CONDITIONS: QueryKey<Conditions> = {
  name: 'f',
  otherwise: { counts: [], names: [] },
  words: null,
  description:
    'Only decks that pass these filters, such as `in=sol-ring;out=mana-crypt;c:gt=30;d:lt=200`: with Sol Ring, without Mana Crypt, more than 30 creatures, under 200 USD. Types: c creature, i instant, s sorcery, a artifact, e enchantment, b battle, p planeswalker, l land, d price in USD; comparisons: gt, lt, eq, ne',
  repeated: 'joined',
  read: readConditions,
  print: printConditions,
  // The separators of conditions and of their parts need no escaping.
  escape: (text) =>
    encodeURIComponent(text)
      .replace(/%3B/g, ';')
      .replace(/%3D/g, '=')
      .replace(/%3A/g, ':')
      .replace(/%2C/g, ','),
};

function readConditions(text: string, warn: Warn): Conditions {
  const named: Record<Preposition, Set<string>> = { in: new Set(), out: new Set() };
  const counts = new Map<string, CountFilter>();
  const unknown = new Set<string>();
  const conditions = text.split(';').map((part) => part.trim());
  for (const condition of conditions.filter(Boolean)) {
    const { left, value } = splitCondition(condition);
    const preposition = PREPOSITIONS.find((known) => known === left);
    if (preposition) {
      for (const name of namesOf(condition, value)) named[preposition].add(name);
      continue;
    }
    const count = countFilterOf(condition, left, value);
    if (count) counts.set(printCount(count), count);
    else unknown.add(`The filter "${condition.slice(0, 100)}" is of an unknown type and was ignored.`);
  }
  if (counts.size + named.in.size + named.out.size + unknown.size > MAX_CONDITIONS)
    throw wrong(`At most ${MAX_CONDITIONS} conditions and card names may be given in f=.`);
  for (const sentence of unknown) warn(sentence);
  return {
    counts: [...counts.values()].sort(byCount),
    names: PREPOSITIONS.map((preposition) => ({ preposition, names: [...named[preposition]].sort() })).filter(
      ({ names }) => names.length > 0,
    ),
  };
}

/** Names before counts, deduplicated and sorted. */
function printConditions({ counts, names }: Conditions): string {
  const named = PREPOSITIONS.flatMap((preposition) => {
    const same = names.filter((filter) => filter.preposition === preposition);
    const slugs = [...new Set(same.flatMap((filter) => filter.names))].sort();
    return slugs.length > 0 ? [printNames({ preposition, names: slugs })] : [];
  });
  return [...named, ...new Set([...counts].sort(byCount).map(printCount))].join(';');
}

export function printCount({ type, op, number }: CountFilter): string {
  return `${type}:${op}=${number}`;
}

export function printNames({ preposition, names }: NameFilter): string {
  return `${preposition}=${names.join(',')}`;
}

function byCount(a: CountFilter, b: CountFilter): number {
  const place = (filter: CountFilter) =>
    COUNT_KEYS.indexOf(filter.type) * COUNT_OPERATORS.length + COUNT_OPERATORS.indexOf(filter.op);
  return place(a) - place(b) || a.number - b.number;
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

/** Null for an unknown type. The operator defaults to gt and the type to c. */
function countFilterOf(condition: string, left: string, value: string): CountFilter | null {
  const [first = '', second, ...rest] = left.split(':');
  const bare = second === undefined && isOperator(first);
  const type = bare ? 'c' : first;
  const op = bare ? first : (second ?? 'gt');
  const key = COUNT_KEYS.find((known) => known === type);
  if (!key && rest.length === 0) return null;
  if (rest.length > 0 || !isOperator(op))
    throw wrong(`The filter "${condition}" has no known comparison; use gt, lt, eq or ne.`);
  if (!/^\d{1,7}(\.\d{1,4})?$/.test(value))
    throw wrong(`The filter "${condition}" needs a number from 0 up.`);
  return key ? { type: key, op, number: Number(value) } : null;
}

function isOperator(text: string): text is CountOperator {
  return COUNT_OPERATORS.some((known) => known === text);
}

function wrong(message: string): AppError {
  return new AppError('invalid-argument', message.slice(0, 300));
}
