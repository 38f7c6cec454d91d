import { AppError } from '@deckwright/domain';
import { lenient, type QueryKey, type Warn } from './query-key.ts';

/** The keys that a page understands, by what they say. */
export type QueryKeys = Readonly<Record<string, QueryKey<unknown>>>;

/** What an address says in these keys. */
export type Asked<Q extends QueryKeys> = { [K in keyof Q]: Q[K] extends QueryKey<infer T> ? T : never };

type Values = Record<string, unknown>;

/** These keys in the order in which addresses list them: by name. */
export function inOrder<Q extends QueryKeys>(query: Q): Q {
  const entries = Object.entries(query).sort(([, a], [, b]) => (a.name < b.name ? -1 : 1));
  // Safe because it has the same entries.
  return Object.fromEntries(entries) as Q;
}

/**
 * What an address says, and what of it was passed over. Keys that are not among these are no concern of the page.
 * @throws AppError invalid-argument for what cannot be read
 */
export function readAsked<Q extends QueryKeys>(
  query: Q,
  given: URLSearchParams,
): { asked: Asked<Q>; warnings: string[] } {
  const warnings = new Set<string>();
  const warn: Warn = (sentence) => void warnings.add(sentence);
  const values: Values = {};
  for (const [field, key] of Object.entries(query)) values[field] = readKey(key, given, warn);
  // Safe because each field is read by its own key.
  return { asked: settle(query, values) as Asked<Q>, warnings: [...warnings] };
}

/** A value as `print` gives it, kept elsewhere than in an address; what cannot be read counts as not given. */
export function readKept<T>(key: QueryKey<T>, text: string): T {
  return text === '' ? key.otherwise : lenient(key).read(text, () => undefined);
}

/** The pairs of an address that says this, in the order of its keys; what is not said is left out. */
export function printPairs<Q extends QueryKeys>(query: Q, said: Partial<Asked<Q>>): string[] {
  const values = settle(query, { ...said });
  return Object.entries(query).flatMap(([field, key]) => {
    const value = values[field];
    const text = value === undefined ? '' : key.print(value);
    return text === '' ? [] : [printPair(key, text)];
  });
}

/** The one way to say this in an address: '' or '?…'. */
export function printAsked<Q extends QueryKeys>(query: Q, said: Partial<Asked<Q>>): string {
  return joinPairs(printPairs(query, said));
}

/** Puts pairs behind a query ('' or '?…'), all keys in order. */
export function withPairs(query: string, pairs: readonly string[]): string {
  const all = [...query.replace(/^\?/, '').split('&'), ...pairs];
  return joinPairs(all.filter(Boolean).sort());
}

function joinPairs(pairs: readonly string[]): string {
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** `text` is a value in the form that the key prints. */
export function printPair<T>(key: QueryKey<T>, text: string): string {
  return `${key.name}=${key.escape(text)}`;
}

/** What says nothing without another key is not said where that one is not. */
function settle(query: QueryKeys, values: Values): Values {
  for (const [field, { needs, otherwise }] of Object.entries(query)) {
    const other = needs === undefined ? undefined : query[needs];
    if (other && (values[needs ?? ''] ?? other.otherwise) === other.otherwise) values[field] = otherwise;
  }
  return values;
}

function readKey<T>(key: QueryKey<T>, given: URLSearchParams, warn: Warn): T {
  const text = textOf(key, given);
  return text === '' ? key.otherwise : key.read(text, warn);
}

/** The value of a key as it was written; '' counts as not given. */
function textOf(key: QueryKey<unknown>, given: URLSearchParams): string {
  if (key.repeated === 'first') return given.get(key.name) ?? '';
  const values = given.getAll(key.name);
  if (key.repeated === 'joined') return values.join(';');
  const different = [...new Set(values.filter(Boolean))];
  if (different.length > 1)
    throw new AppError('invalid-argument', `${key.name}= is given more than once with different values.`);
  return different[0] ?? '';
}
