import { AppError } from '@deckwright/domain';
import { lenient, type QueryKey, type Warn } from './query-key.ts';

/** The query keys of a page, by field. */
export type QueryKeys = Readonly<Record<string, QueryKey<unknown>>>;

/** The parsed values of these keys. */
export type QueryValues<Q extends QueryKeys> = { [K in keyof Q]: Q[K] extends QueryKey<infer T> ? T : never };

type Values = Record<string, unknown>;

/** Sorts keys by name, which is their order in addresses. */
export function inOrder<Q extends QueryKeys>(query: Q): Q {
  const entries = Object.entries(query).sort(([, a], [, b]) => (a.name < b.name ? -1 : 1));
  // Safe because the entries are the same.
  return Object.fromEntries(entries) as Q;
}

/**
 * Parses a query and returns warnings about ignored parts. Unknown keys are ignored silently.
 * @throws AppError invalid-argument for an invalid value
 */
export function readQueryValues<Q extends QueryKeys>(
  query: Q,
  given: URLSearchParams,
): { values: QueryValues<Q>; warnings: string[] } {
  const warnings = new Set<string>();
  const warn: Warn = (sentence) => void warnings.add(sentence);
  const values: Values = {};
  for (const [field, key] of Object.entries(query)) values[field] = readKey(key, given, warn);
  // Safe because each field is read by its own key.
  return { values: settle(query, values) as QueryValues<Q>, warnings: [...warnings] };
}

/** Parses a value in the form of `print` from elsewhere, such as storage; invalid values count as absent. */
export function readStoredValue<T>(key: QueryKey<T>, text: string): T {
  return text === '' ? key.otherwise : lenient(key).read(text, () => undefined);
}

/** The `key=value` pairs of these fields, in order, without absent ones. */
export function printPairs<Q extends QueryKeys>(query: Q, said: Partial<QueryValues<Q>>): string[] {
  const values = settle(query, { ...said });
  return Object.entries(query).flatMap(([field, key]) => {
    const value = values[field];
    const text = value === undefined ? '' : key.print(value);
    return text === '' ? [] : [printPair(key, text)];
  });
}

/** The canonical query of these fields: '' or '?…'. */
export function printQueryValues<Q extends QueryKeys>(query: Q, said: Partial<QueryValues<Q>>): string {
  return joinPairs(printPairs(query, said));
}

/** Adds pairs to a query ('' or '?…'), keeping keys in order. */
export function withPairs(query: string, pairs: readonly string[]): string {
  const all = [...query.replace(/^\?/, '').split('&'), ...pairs];
  return joinPairs(all.filter(Boolean).sort());
}

function joinPairs(pairs: readonly string[]): string {
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** `text` is a value as printed by the key. */
export function printPair<T>(key: QueryKey<T>, text: string): string {
  return `${key.name}=${key.escape(text)}`;
}

/** Drops values that have no meaning because the key they need is absent. */
function settle(query: QueryKeys, values: Values): Values {
  for (const [field, { needs, otherwise }] of Object.entries(query)) {
    const other = needs === undefined ? undefined : query[needs];
    if (other && (values[needs ?? ''] ?? other.otherwise) === other.otherwise) values[field] = otherwise;
  }
  return values;
}

function readKey<T>(key: QueryKey<T>, given: URLSearchParams, warn: Warn): T {
  const text = toText(key, given);
  return text === '' ? key.otherwise : key.read(text, warn);
}

/** The raw value of a key; '' counts as absent. */
function toText(key: QueryKey<unknown>, given: URLSearchParams): string {
  if (key.repeated === 'first') return given.get(key.name) ?? '';
  const values = given.getAll(key.name);
  if (key.repeated === 'joined') return values.join(';');
  const different = [...new Set(values.filter(Boolean))];
  if (different.length > 1)
    throw new AppError('invalid-argument', `${key.name}= is given more than once with different values.`);
  return different[0] ?? '';
}
