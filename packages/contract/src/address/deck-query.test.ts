import { AppError, BRACKETS, type DeckFilters, NO_FILTERS } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CONDITIONS } from './conditions.ts';
import { parseDeckQuery, printDeckQuery } from './deck-query.ts';

const parse = (query: string) => parseDeckQuery(new URLSearchParams(query));

describe('parseDeckQuery', () => {
  it('limits values of unknown types like those of known ones', () => {
    const unknown = (count: number) => Array.from({ length: count }, (_, n) => `x${n}=1`).join(';');
    expect(parseDeckQuery(new URLSearchParams({ f: unknown(30) })).warnings).toHaveLength(30);
    expect(() => parseDeckQuery(new URLSearchParams({ f: unknown(31) }))).toThrow('At most 30');
    const [warning = ''] = parseDeckQuery(new URLSearchParams({ f: `${'x'.repeat(9000)}=1` })).warnings;
    expect(warning.length).toBeLessThan(200);
  });

  it('reads the documented example', () => {
    const { filters, warnings } = parse('f=in=sol-ring,arcane-signet;out=mana-crypt;c:gt=30;d:lt=200');
    expect(warnings).toEqual([]);
    expect(filters.names).toEqual([
      { preposition: 'in', names: ['arcane-signet', 'sol-ring'] },
      { preposition: 'out', names: ['mana-crypt'] },
    ]);
    expect(filters.counts).toEqual([
      { type: 'c', op: 'gt', number: 30 },
      { type: 'd', op: 'lt', number: 200 },
    ]);
  });

  it('defaults to gt for the comparison and c for the type', () => {
    expect(parse('f=l=36').filters.counts).toEqual([{ type: 'l', op: 'gt', number: 36 }]);
    expect(parse('f=lt=20').filters.counts).toEqual([{ type: 'c', op: 'lt', number: 20 }]);
  });

  it('reads range, bracket and estimated', () => {
    const { filters } = parse('range=month&bracket=cedh&estimated=1');
    expect(filters).toMatchObject({ range: 'month', bracket: 'cedh', estimated: true });
  });

  it('reads theme and budget', () => {
    expect(parse('theme=Group-Hug&budget=expensive').filters).toMatchObject({
      theme: 'group-hug',
      budget: 'expensive',
    });
    expect(parse('theme=&budget=').filters).toEqual(NO_FILTERS);
  });

  it('drops estimated without a bracket, since it has no effect there', () => {
    expect(parse('estimated=1').filters.estimated).toBe(false);
  });

  it('skips unknown keys and empty values', () => {
    expect(parse('utm_source=x&sort=name&f=&range=&bracket=').filters).toEqual(NO_FILTERS);
  });

  it('omits an unknown filter type with a warning', () => {
    const { filters, warnings } = parse('f=x:gt=3;c:gt=30');
    expect(filters.counts).toEqual([{ type: 'c', op: 'gt', number: 30 }]);
    expect(warnings).toEqual(['The filter "x:gt=3" is of an unknown type and was ignored.']);
  });

  it.each(['foo=sol-ring', 'not=sol-ring'])('skips the condition %s with a warning', (condition) => {
    const { filters, warnings } = parse(`f=${condition};in=opt`);
    expect(filters.names).toEqual([{ preposition: 'in', names: ['opt'] }]);
    expect(warnings).toEqual([`The filter "${condition}" is of an unknown type and was ignored.`]);
  });

  it('counts equal conditions once', () => {
    expect(parse('f=c:gt=30;c:gt=30;in=opt,opt;in=opt').filters).toMatchObject({
      counts: [{ type: 'c', op: 'gt', number: 30 }],
      names: [{ preposition: 'in', names: ['opt'] }],
    });
  });

  it('keeps cards given together and cards given one by one apart', () => {
    const { filters } = parse('f=in=sol-ring,opt;in=brainstorm;in=opt');
    expect(filters.names).toEqual([
      { preposition: 'in', names: ['brainstorm'] },
      { preposition: 'in', names: ['opt', 'sol-ring'] },
    ]);
    expect(printDeckQuery(filters)).toBe('?f=in=brainstorm;in=opt,sol-ring');
  });

  it.each([
    ['in=x;out=x', 'out=x', ['in=x']],
    ['out=x;in=x', 'in=x', ['out=x']],
    ['in=a,x;out=x', 'in=a;out=x', ['in=x']],
    ['in=a,b;out=b,a', 'out=a,b', ['in=b', 'in=a']],
    ['in=x;out=x;in=x', 'in=x', ['in=x', 'out=x']],
    ['c:eq=3;c:eq=4', 'c:eq=4', ['c:eq=3']],
    ['c:gt=30;c:lt=20', 'c:lt=20', ['c:gt=30']],
    // More than 30 and fewer than 31 leaves no whole number, but an amount of money.
    ['c:gt=30;c:lt=31', 'c:lt=31', ['c:gt=30']],
    ['d:gt=30;d:lt=31', 'd:gt=30;d:lt=31', []],
    ['d:gt=30;d:lt=30', 'd:lt=30', ['d:gt=30']],
    ['l:eq=36;l:ne=36', 'l:ne=36', ['l:eq=36']],
    ['l:gt=36;l:eq=36', 'l:eq=36', ['l:gt=36']],
    ['l:eq=36;l:lt=36', 'l:lt=36', ['l:eq=36']],
    ['c:gt=30;c:lt=32;l:lt=20', 'c:gt=30;c:lt=32;l:lt=20', []],
  ])('f=%s keeps %s: of filters that contradict each other the last counts', (given, retained, ignored) => {
    const { filters, warnings } = parse(`f=${given}`);
    expect(printDeckQuery(filters)).toBe(`?f=${retained}`);
    expect(warnings).toEqual(
      ignored.map((condition) => `The filter "${condition}" contradicts a later one and was ignored.`),
    );
    expect(parse(`f=${retained}`).warnings).toEqual([]);
  });

  it.each([
    'range=decade',
    'range=week&range=year',
    'bracket=7',
    'estimated=yes',
    'budget=cheap',
    'budget=budget&budget=expensive',
    'theme=tokens&theme=blink',
    `theme=${'a'.repeat(101)}`,
    'f=c:gt=many',
    'f=c:gt=-1',
    'f=c:over=3',
    'f=c:gt:lt=3',
    'f=c',
    'f==3',
    'f=in=',
    `f=in=${'a'.repeat(201)}`,
  ])('refuses %s', (query) => {
    expect(() => parse(query)).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
  });

  it('says which brackets there are', () => {
    expect(() => parse('bracket=9')).toThrow(
      'bracket=9 is not known; use 1 to 5 or one of exhibition, core, upgraded, optimized, cedh.',
    );
  });

  it('refuses more conditions than the limit', () => {
    const names = Array.from({ length: MAX_CONDITIONS + 1 }, (_, index) => `card-${index}`).join(',');
    expect(() => parse(`f=in=${names}`)).toThrow(/At most 30 conditions/);
  });

  it('fails only with AppError invalid-argument', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'cdgtlxin:=;,.09') }),
    );
    fc.assert(
      fc.property(text, text, (f, range) => {
        const query = new URLSearchParams({ f, range });
        try {
          parseDeckQuery(query);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          expect(error).toMatchObject({ code: 'invalid-argument' });
        }
      }),
    );
  }, 30_000);
});

describe('printDeckQuery', () => {
  it('prints nothing for no filters', () => {
    expect(printDeckQuery(NO_FILTERS)).toBe('');
  });

  it('sorts keys, names and conditions', () => {
    const { filters } = parse(
      'range=year&f=d:lt=200;out=z,a;c:gt=30;in=b&theme=blink&bracket=core&estimated=1&budget=budget',
    );
    expect(printDeckQuery(filters)).toBe(
      '?bracket=core&budget=budget&estimated=1&f=in=b;out=a,z;c:gt=30;d:lt=200&range=year&theme=blink',
    );
  });

  it('round-trips filters', () => {
    const count = fc.record({
      type: fc.constantFrom('c', 'i', 's', 'a', 'e', 'b', 'p', 'l', 'd'),
      op: fc.constantFrom('gt', 'lt', 'eq', 'ne'),
      number: fc.nat(1_000_000),
    });
    const slug = fc.stringMatching(/^[a-zà-ÿ0-9_+&%-]{1,20}$/);
    const filters: fc.Arbitrary<DeckFilters> = fc.record({
      range: fc.constantFrom('none', 'week', 'month', 'year'),
      bracket: fc.constantFrom(null, ...BRACKETS),
      estimated: fc.boolean(),
      theme: fc.option(slug),
      budget: fc.constantFrom(null, 'budget', 'expensive'),
      placing: fc.constantFrom(null, 'top16'),
      counts: fc.array(count, { maxLength: 8 }),
      names: fc.tuple(fc.uniqueArray(slug, { maxLength: 8 }), fc.nat(8)).map(([all, at]) => [
        { preposition: 'in' as const, names: all.slice(0, at) },
        { preposition: 'out' as const, names: all.slice(at) },
      ]),
    });
    fc.assert(
      fc.property(filters, (given) => {
        const printed = printDeckQuery(given);
        const again = parse(printed.slice(1)).filters;
        expect(printDeckQuery(again)).toBe(printed);
        expect(again.range).toBe(given.range);
        expect(again.bracket).toBe(given.bracket);
        expect(again.theme).toBe(given.theme);
        expect(again.budget).toBe(given.budget);
        expect(again.placing).toBe(given.placing);
        expect(again.estimated).toBe(given.estimated && given.bracket !== null);
        for (const { preposition, names } of given.names) {
          const found = again.names.find((filter) => filter.preposition === preposition)?.names ?? [];
          expect(found).toEqual([...names].sort());
        }
        const text = (filter: (typeof given.counts)[number]) => `${filter.type}${filter.op}${filter.number}`;
        const counts = new Set(again.counts.map(text));
        expect([...counts].filter((each) => !given.counts.some((count) => text(count) === each))).toEqual([]);
        // The last one stands, and none is lost that says the same as another only.
        expect(given.counts.length === 0 || counts.has(text(given.counts.at(-1) as never))).toBe(true);
      }),
    );
  }, 30_000);
});
