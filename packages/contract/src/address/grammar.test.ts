import { ALL_IDENTITIES, AppError, COUNT_KEYS, COUNT_OPERATORS } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as comboQueries from './combo-query.ts';
import type { Conditions } from './conditions.ts';
import * as deckListQueries from './deck-list-query.ts';
import { DECK_QUERY } from './deck-query.ts';
import * as landQueries from './land-query.ts';
import { LIST_QUERY, WINDOW_QUERY } from './list-query.ts';
import * as partnerQueries from './partner-query.ts';
import * as preconQueries from './precon-query.ts';
import { printQueryValues, type QueryKeys, readQueryValues, readStoredValue, withPairs } from './query.ts';
import * as saltQueries from './salt-query.ts';
import * as searchQueries from './search-query.ts';
import * as setQueries from './set-query.ts';
import { VIEW_QUERY } from './view-query.ts';

const QUERIES: readonly [string, QueryKeys][] = Object.entries({
  DECK_QUERY,
  WINDOW_QUERY,
  LIST_QUERY,
  VIEW_QUERY,
  ...comboQueries,
  ...deckListQueries,
  ...landQueries,
  ...partnerQueries,
  ...preconQueries,
  ...saltQueries,
  ...searchQueries,
  ...setQueries,
});

const slug = fc.stringMatching(/^[a-zà-ÿ0-9_+&%-]{1,20}$/);
const words = fc.string({ unit: 'binary', maxLength: 100 }).map((text) => text.toWellFormed().trim());

/** Each once and sorted, as they are read; none contradicts another. */
const conditions: fc.Arbitrary<Conditions> = fc
  .record({
    counts: fc.uniqueArray(
      fc.record({
        type: fc.constantFrom(...COUNT_KEYS),
        op: fc.constantFrom(...COUNT_OPERATORS),
        number: fc.nat(1_000_000).map((number) => number / 100),
      }),
      { maxLength: 8, selector: ({ type }) => type },
    ),
    /** Cards, and which of four filters names each. */
    cards: fc.uniqueArray(fc.tuple(slug, fc.nat(3)), { maxLength: 8, selector: ([name]) => name }),
  })
  .map(({ counts, cards }) => ({
    counts: counts.sort(
      (a, b) =>
        COUNT_KEYS.indexOf(a.type) - COUNT_KEYS.indexOf(b.type) ||
        COUNT_OPERATORS.indexOf(a.op) - COUNT_OPERATORS.indexOf(b.op) ||
        a.number - b.number,
    ),
    names: [0, 1, 2, 3]
      .map((filter) => ({
        preposition: filter < 2 ? ('in' as const) : ('out' as const),
        names: cards.flatMap(([name, of]) => (of === filter ? [name] : [])).sort(),
      }))
      .filter(({ names }) => names.length > 0)
      .sort(
        (a, b) =>
          a.preposition.localeCompare(b.preposition) || ((a.names[0] ?? '') < (b.names[0] ?? '') ? -1 : 1),
      ),
  }));

const IDENTITY = fc.option(fc.constantFrom(...ALL_IDENTITIES));

/** Values of the keys that take more than a few words, by field. */
const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  conditions,
  theme: fc.option(slug),
  q: words,
  page: fc.integer({ min: 1, max: 99_999 }),
  card: fc.option(slug),
  commander: fc.option(slug),
  result: fc.option(slug),
  size: fc.option(fc.integer({ min: 1, max: 99 })),
  mana: fc.option(fc.integer({ min: 0, max: 1600 }).map((number) => number / 100)),
  cheap: fc.option(fc.nat(99)),
  cap: fc.option(fc.nat(100_000_000).map((number) => number / 100)),
};

/** What an address may say in these keys; nothing in those that need another without it. */
function arbitraryValues(query: QueryKeys): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(query).map(([field, key]) => {
    if (field === 'colors') return [field, key.isName ? fc.option(slug) : IDENTITY];
    const few = typeof key.otherwise === 'boolean' ? [true] : (key.words ?? []);
    const value = VALUES[field] ?? fc.constantFrom(key.otherwise, ...few);
    return [field, value];
  });
  return fc.record(Object.fromEntries(fields)).map((requested: Record<string, unknown>) => {
    const idle = Object.entries(query).filter(([, { needs }]) => needs && requested[needs] === null);
    return { ...requested, ...Object.fromEntries(idle.map(([field, key]) => [field, key.otherwise])) };
  });
}

/** Queries as they may be typed: keys that the page knows, mostly with values of the right letters. */
function typedIn(query: QueryKeys): fc.Arbitrary<string> {
  const names = Object.values(query).map(({ name }) => name);
  const known = Object.values(query).flatMap((key) => [...(key.words ?? []), '0', '1', 'none', 'azorius']);
  const value = fc.oneof(
    fc.constantFrom(...known),
    fc.string({ unit: fc.constantFrom(...'cdgtlxin:=;,.09 %+') }),
    fc.string({ unit: 'binary', maxLength: 120 }).map((text) => text.toWellFormed()),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...names, 'utm_source'), value), { maxLength: 8 })
    .map((pairs) => new URLSearchParams(pairs).toString());
}

describe.each(QUERIES)('%s', (_, query) => {
  it('reads what it printed', () => {
    fc.assert(
      fc.property(arbitraryValues(query), (requested) => {
        const printed = printQueryValues(query, requested);
        expect(readQueryValues(query, new URLSearchParams(printed))).toEqual({
          values: requested,
          warnings: [],
        });
      }),
    );
  });

  it('prints what it read in one form, and refuses the rest only by AppError', () => {
    fc.assert(
      fc.property(typedIn(query), (typed) => {
        let printed: string;
        try {
          printed = printQueryValues(query, readQueryValues(query, new URLSearchParams(typed)).values);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          return;
        }
        const again = readQueryValues(query, new URLSearchParams(printed));
        expect(again.warnings).toEqual([]);
        expect(printQueryValues(query, again.values)).toBe(printed);
      }),
    );
  });

  it('prints nothing for what an address omits', () => {
    const { values: requested } = readQueryValues(query, new URLSearchParams('utm_source=x'));
    expect(printQueryValues(query, requested)).toBe('');
  });

  it('lists its keys by name', () => {
    const names = Object.values(query).map(({ name }) => name);
    // A search begins with its words.
    const [first, ...rest] = names;
    const inOrder = first === 'q' && rest.includes('page') ? ['q', ...rest.sort()] : [...names].sort();
    expect(names).toEqual(inOrder);
  });

  it('writes its keys so that they can be combined with others', () => {
    fc.assert(
      fc.property(arbitraryValues(query), (requested) => {
        const pairs = withPairs(printQueryValues(query, requested), ['zz=1']).slice(1).split('&');
        expect(pairs.at(-1)).toBe('zz=1');
        expect(readQueryValues(query, new URLSearchParams(pairs.join('&'))).values).toEqual(requested);
      }),
    );
  });
});

describe('stored values', () => {
  it('are read like those of an address, and count as not given if invalid', () => {
    expect(readStoredValue(VIEW_QUERY.sort, 'name')).toBe('name');
    expect(readStoredValue(VIEW_QUERY.sort, 'loudness')).toBe('default');
    expect(readStoredValue(DECK_QUERY.bracket, 'fifth')).toBeNull();
    expect(readStoredValue(DECK_QUERY.conditions, 'c:gt=3;x:gt=1').counts).toHaveLength(1);
    expect(readStoredValue(DECK_QUERY.conditions, 'c')).toEqual({ counts: [], names: [] });
  });
});

describe('a repeated key', () => {
  const read = (query: QueryKeys, text: string) => readQueryValues(query, new URLSearchParams(text)).values;

  it('counts once among filters if it says the same', () => {
    expect(read(DECK_QUERY, 'range=week&range=&range=week')).toMatchObject({ range: 'week' });
    expect(() => read(DECK_QUERY, 'range=week&range=year')).toThrow('more than once');
  });

  it('counts as first given elsewhere', () => {
    expect(read(LIST_QUERY, 'page=3&page=4')).toMatchObject({ page: 3 });
    expect(read(setQueries.SETS_QUERY, 'type=main&type=other')).toMatchObject({ type: 'main' });
  });
});

describe('words of a visitor', () => {
  it('are truncated if too long, never within a character', () => {
    const { values: requested } = readQueryValues(
      comboQueries.COMBOS_QUERY,
      new URLSearchParams({ result: `${'a'.repeat(99)}😀` }),
    );
    expect(requested.result).toBe('a'.repeat(99));
  });

  it('are written as forms write them, if a form asks', () => {
    expect(printQueryValues(searchQueries.SEARCH_QUERY, { q: 'o:"a b"' })).toBe('?q=o%3A%22a+b%22');
    expect(printQueryValues(VIEW_QUERY, { q: 'o:"a b"' })).toBe('?q=o%3A%22a%20b%22');
  });
});
