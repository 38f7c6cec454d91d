import {
  AppError,
  COUNT_KEYS,
  COUNT_OPERATORS,
  type CountFilter,
  type CountOperator,
  type DeckFilters,
  type NameFilter,
  PREPOSITIONS,
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
  let names: NameFilter[] = [];
  let counts: CountFilter[] = [];
  const unknown = new Set<string>();
  /** Conditions that a later one contradicts: nothing could pass both. */
  const overruled = new Set<string>();
  const conditions = text.split(';').map((part) => part.trim());
  for (const condition of conditions.filter(Boolean)) {
    const { left, value } = splitCondition(condition);
    const preposition = PREPOSITIONS.find((known) => known === left);
    if (preposition) {
      const filter = { preposition, names: getNames(condition, value) };
      for (const name of filter.names)
        if (names.some((other) => isOpposite(other, filter) && other.names.includes(name)))
          overruled.add(printNames({ preposition: preposition === 'in' ? 'out' : 'in', names: [name] }));
      names = withNames(names, filter);
      continue;
    }
    const count = toCountFilter(condition, left, value);
    if (count) {
      for (const other of counts) if (contradicts(other, count)) overruled.add(printCount(other));
      counts = withCount(counts, count);
    } else unknown.add(`The filter "${condition.slice(0, 100)}" is of an unknown type and was ignored.`);
  }
  const cards = names.reduce((sum, filter) => sum + filter.names.length, 0);
  if (counts.length + cards + unknown.size + overruled.size > MAX_CONDITIONS)
    throw wrong(`At most ${MAX_CONDITIONS} conditions and card names may be given in f=.`);
  for (const sentence of unknown) warn(sentence);
  for (const condition of overruled)
    warn(`The filter "${condition.slice(0, 100)}" contradicts a later one and was ignored.`);
  return { counts: counts.sort(byCount), names: names.sort(byFirstName) };
}

/** Names before counts, deduplicated and sorted. Of filters that contradict each other the later ones count. */
function printConditions({ counts, names }: Conditions): string {
  const named = names.reduce(withNames, []).sort(byFirstName).map(printNames);
  return [...named, ...counts.reduce(withCount, []).sort(byCount).map(printCount)].join(';');
}

/** Adds a filter by names, sorted; none names a card twice or that an earlier filter names. */
function withNames(filters: NameFilter[], { preposition, names }: NameFilter): NameFilter[] {
  const known = new Set(filters.flatMap((other) => (other.preposition === preposition ? other.names : [])));
  const fresh = [...new Set(names)].filter((name) => !known.has(name)).sort();
  const others = filters.map((other) =>
    other.preposition === preposition
      ? other
      : { ...other, names: other.names.filter((name) => !names.includes(name)) },
  );
  return [...others, { preposition, names: fresh }].filter((filter) => filter.names.length > 0);
}

function isOpposite(a: NameFilter, b: NameFilter): boolean {
  return a.preposition !== b.preposition;
}

function byFirstName(a: NameFilter, b: NameFilter): number {
  const getPosition = ({ preposition }: NameFilter) => PREPOSITIONS.indexOf(preposition);
  const [first = '', other = ''] = [a.names[0], b.names[0]];
  return getPosition(a) - getPosition(b) || (first < other ? -1 : 1);
}

function withCount(filters: CountFilter[], filter: CountFilter): CountFilter[] {
  const text = printCount(filter);
  return [...filters.filter((other) => printCount(other) !== text && !contradicts(other, filter)), filter];
}

/** Whether no deck can pass both: prices have parts of a dollar, cards are whole. */
function contradicts(a: CountFilter, b: CountFilter): boolean {
  if (a.type !== b.type) return false;
  const [first, second] = [a, b].sort((one, two) => one.op.localeCompare(two.op));
  if (!first || !second) return false;
  const [x, y] = [first.number, second.number];
  switch (`${first.op} ${second.op}`) {
    case 'eq eq':
      return x !== y;
    case 'eq gt':
      return x <= y;
    case 'eq lt':
      return x >= y;
    case 'eq ne':
      return x === y;
    case 'gt lt':
      return a.type === 'd' ? x >= y : Math.floor(x) + 1 >= y;
    default:
      return false;
  }
}

export function printCount({ type, op, number }: CountFilter): string {
  return `${type}:${op}=${number}`;
}

export function printNames({ preposition, names }: NameFilter): string {
  return `${preposition}=${names.join(',')}`;
}

function byCount(a: CountFilter, b: CountFilter): number {
  const getPosition = (filter: CountFilter) =>
    COUNT_KEYS.indexOf(filter.type) * COUNT_OPERATORS.length + COUNT_OPERATORS.indexOf(filter.op);
  return getPosition(a) - getPosition(b) || a.number - b.number;
}

function splitCondition(condition: string): { left: string; value: string } {
  const at = condition.indexOf('=');
  if (at < 1) throw wrong(`The filter "${condition}" has no value; write it as c:gt=30 or in=sol-ring.`);
  return { left: condition.slice(0, at), value: condition.slice(at + 1) };
}

function getNames(condition: string, value: string): string[] {
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
function toCountFilter(condition: string, left: string, value: string): CountFilter | null {
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
