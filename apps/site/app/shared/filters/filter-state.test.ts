import { NO_FILTERS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { type FilterAction, filterReducer, filtersWith, toFilterState } from './filter-state.ts';

const start = toFilterState(NO_FILTERS);
const after = (...actions: FilterAction[]) => actions.reduce(filterReducer, start);
const add = (name: string, preposition: 'in' | 'out' = 'in'): FilterAction[] => [
  { do: 'type-name', form: { preposition } },
  { do: 'add-names', names: [name] },
];

describe('the filter state', () => {
  it('starts with more than, creatures and with', () => {
    expect(start.countForm).toEqual({ number: '', op: 'gt', type: 'c' });
    expect(start.nameForm).toEqual({ name: '', preposition: 'in' });
    expect(start.error).toBeNull();
  });

  it('adds a count filter with key, number, operator and type', () => {
    const { countFilters, countForm } = after(
      { do: 'type-count', form: { number: ' 30 ' } },
      { do: 'add-count' },
    );
    expect(countFilters).toEqual([{ key: 'c:gt=30', number: 30, op: 'gt', type: 'c' }]);
    expect(countForm.number).toBe('');
  });

  it.each(['', 'many', '-1', '1e9', '1.234'])('rejects %j as a number and keeps it as typed', (number) => {
    const { countFilters, countForm, error } = after(
      { do: 'type-count', form: { number } },
      { do: 'add-count' },
    );
    expect(countFilters).toEqual([]);
    expect(countForm.number).toBe(number);
    expect(error?.form).toBe('count');
  });

  it('replaces the count of one type with the same comparison, but no other', () => {
    const { countFilters } = after(
      { do: 'type-count', form: { number: '30' } },
      { do: 'add-count' },
      { do: 'type-count', form: { number: '40', op: 'lt' } },
      { do: 'add-count' },
      { do: 'type-count', form: { number: '25' } },
      { do: 'add-count' },
    );
    expect(countFilters.map(({ key }) => key)).toEqual(['c:lt=40', 'c:gt=25']);
  });

  it('replaces a name filter with the same first name', () => {
    const { nameFilters } = after(...add('sol-ring'), ...add('opt'), ...add('sol-ring', 'out'));
    expect(nameFilters).toEqual([
      { key: 'in=opt', names: ['opt'], preposition: 'in' },
      { key: 'out=sol-ring', names: ['sol-ring'], preposition: 'out' },
    ]);
  });

  it('keeps a filter with the name in another position, and takes the name out of one that says the opposite', () => {
    const both: FilterAction = { do: 'add-names', names: ['opt', 'sol-ring'] };
    expect(after(both, ...add('sol-ring')).nameFilters.map(({ key }) => key)).toEqual([
      'in=opt,sol-ring',
      'in=sol-ring',
    ]);
    expect(after(both, ...add('sol-ring', 'out')).nameFilters.map(({ key }) => key)).toEqual([
      'in=opt',
      'out=sol-ring',
    ]);
  });

  it('asks for a name if there is none', () => {
    expect(after({ do: 'add-names', names: [] }).error?.form).toBe('name');
  });

  it('removes a filter by its key and resets all at once', () => {
    const two = after(...add('opt'), { do: 'type-count', form: { number: '3' } }, { do: 'add-count' });
    const one = filterReducer(two, { do: 'remove', key: 'in=opt' });
    expect(one.nameFilters).toEqual([]);
    expect(one.countFilters).toHaveLength(1);
    expect(filterReducer(two, { do: 'reset' })).toEqual(start);
  });

  it('clears an error when something is typed', () => {
    const failed = after({ do: 'fail', error: { form: 'name', message: 'No such card.' } });
    expect(failed.error).not.toBeNull();
    expect(filterReducer(failed, { do: 'type-name', form: { name: 'S' } }).error).toBeNull();
  });

  it('converts filters of a URL to state and back', () => {
    const filters = {
      ...NO_FILTERS,
      range: 'week' as const,
      counts: [{ type: 'd' as const, op: 'lt' as const, number: 200 }],
      names: [
        { preposition: 'in' as const, names: ['opt', 'sol-ring'] },
        { preposition: 'out' as const, names: ['mana-crypt'] },
      ],
    };
    const state = toFilterState(filters);
    expect(state.nameFilters.map(({ key }) => key)).toEqual(['in=opt,sol-ring', 'out=mana-crypt']);
    expect(filtersWith({ ...NO_FILTERS, range: 'week' }, state)).toEqual(filters);
  });
});
