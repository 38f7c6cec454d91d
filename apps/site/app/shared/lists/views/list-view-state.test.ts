import { DEFAULT_VIEW } from '@deckwright/contract';
import { NO_FILTERS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { listViewState } from './list-view-state.ts';

describe('the state of card lists', () => {
  const still = { cardLists: [], persist: false, loading: false };

  it('has lists, filters, group, sort, persist, loading and the date of the data', () => {
    const state = listViewState({ ...still, filters: undefined, asOf: '2026-11-01', view: DEFAULT_VIEW });
    expect(Object.keys(state).sort()).toEqual([
      'cardLists',
      'filters',
      'groupedBy',
      'loading',
      'persist',
      'sortedBy',
      'updatedAt',
    ]);
    expect(state).toMatchObject({ groupedBy: 'default', sortedBy: 'default', updatedAt: '2026-11-01' });
  });

  it('takes filters from the document and the view from the URL', () => {
    const filters = { ...NO_FILTERS, names: [{ preposition: 'in' as const, names: ['opt'] }] };
    const state = listViewState({
      ...still,
      persist: true,
      filters,
      asOf: null,
      view: { group: 'type', sort: 'salt' },
    });
    expect(state.filters.nameFilters).toEqual([{ key: 'in=opt', names: ['opt'], preposition: 'in' }]);
    expect(state).toMatchObject({ groupedBy: 'type', sortedBy: 'salt', persist: true, updatedAt: null });
  });
});
