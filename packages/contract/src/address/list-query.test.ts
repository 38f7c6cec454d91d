import { NO_FILTERS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { toQueryValues } from './deck-query.ts';
import { parseListQuery, printListQuery } from './list-query.ts';
import { PARTNERS_QUERY } from './partner-query.ts';
import { printQueryValues } from './query.ts';

const parse = (query: string) => parseListQuery(new URLSearchParams(query));

describe('parseListQuery', () => {
  it('reads window, bracket and page', () => {
    expect(parse('range=week&bracket=cedh&estimated=1&page=3')).toEqual({
      filters: { ...NO_FILTERS, range: 'week', bracket: 'cedh', estimated: true },
      page: 3,
      warnings: [],
    });
    expect(parse('page=')).toEqual({ filters: NO_FILTERS, page: 1, warnings: [] });
  });

  it('ignores filters and says so', () => {
    const { filters, warnings } = parse('f=in=sol-ring;c:gt=30');
    expect(filters).toEqual(NO_FILTERS);
    expect(warnings).toEqual([expect.stringContaining('this list ignores them')]);
  });

  it.each(['page=0', 'page=-1', 'page=two', 'page=1.5', 'page=100000', 'range=day', 'bracket=6'])(
    'refuses %s',
    (query) => {
      expect(() => parse(query)).toThrow(/is not (?:known|a page)/);
    },
  );
});

describe('printListQuery', () => {
  it('sorts the keys and omits what is not set', () => {
    const filters = { ...NO_FILTERS, range: 'month', bracket: 'core' } as const;
    expect(printQueryValues(PARTNERS_QUERY, { ...toQueryValues(filters), page: 2, kind: 'partner' })).toBe(
      '?bracket=core&kind=partner&page=2&range=month',
    );
    expect(printListQuery(NO_FILTERS, 1)).toBe('');
  });

  it('prints what it reads again', () => {
    const query = '?bracket=upgraded&estimated=1&page=7&range=year';
    const { filters, page } = parse(query.slice(1));
    expect(printListQuery(filters, page)).toBe(query);
  });
});
