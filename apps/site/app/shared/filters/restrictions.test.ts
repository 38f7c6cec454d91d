import { type DeckFilters, NO_FILTERS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { describeCount, toRestrictions, toSwitchRestrictions } from './restrictions.ts';

const filters: DeckFilters = {
  range: 'month',
  bracket: 'core',
  estimated: true,
  theme: 'group-hug',
  budget: 'expensive',
  placing: 'top16',
  counts: [{ type: 'c', op: 'gt', number: 30 }],
  names: [
    { preposition: 'in', names: ['sol-ring', 'opt'] },
    { preposition: 'out', names: ['mana-crypt'] },
  ],
};

describe('toRestrictions', () => {
  it('describes each filter', () => {
    expect(toRestrictions(filters).map(({ words }) => words)).toEqual([
      'with sol ring and opt',
      'without mana crypt',
      'more than 30 creatures',
    ]);
  });

  it('removes cards that were added together at once, leaving the others unchanged', () => {
    expect(toRestrictions(filters)[0]?.without).toEqual({
      ...filters,
      names: [{ preposition: 'out', names: ['mana-crypt'] }],
    });
  });

  it('removes cards that were added one by one on their own', () => {
    const [opt, ring, both] = [['opt'], ['sol-ring'], ['a', 'b', 'c']];
    const names = [
      { preposition: 'in' as const, names: opt },
      { preposition: 'in' as const, names: ring },
      { preposition: 'out' as const, names: both },
    ];
    const active = toRestrictions({ ...NO_FILTERS, names });
    expect(active.map(({ key, words }) => [key, words])).toEqual([
      ['in=opt', 'with opt'],
      ['in=sol-ring', 'with sol ring'],
      ['out=a,b,c', 'without a, b or c'],
    ]);
    expect(active[0]?.without.names).toEqual(names.slice(1));
  });

  it('is empty without filters', () => {
    expect(toRestrictions(NO_FILTERS)).toEqual([]);
  });
});

describe('getSwitches', () => {
  it('describes theme, price and place and removes one at a time', () => {
    const [theme, budget, placing] = toSwitchRestrictions(filters);
    expect(placing).toMatchObject({ words: 'top 16 of a tournament', without: { placing: null } });
    expect(theme).toMatchObject({ words: 'theme group hug', without: { theme: null, budget: 'expensive' } });
    expect(budget).toMatchObject({
      words: 'the most expensive third',
      without: { theme: 'group-hug', budget: null },
    });
  });

  it('removes the estimate together with the bracket', () => {
    const [bracket, range] = toSwitchRestrictions({ ...filters, theme: null, budget: null, placing: null });
    expect(bracket?.without).toMatchObject({ bracket: null, estimated: false, range: 'month' });
    expect(range).toMatchObject({ words: 'past month', without: { range: 'none', bracket: 'core' } });
  });
});

describe('describeCount', () => {
  it('mentions money if the deck price is compared', () => {
    expect(describeCount({ type: 'd', op: 'lt', number: 200 })).toBe('deck price below $200');
  });
});
