import { LIST_GROUPS, LIST_LOOKS, LIST_SORTS } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShown, withShown } from './show-key.ts';
import { DEFAULT_VIEW, joinQuery, parseViewQuery, type ViewQuery } from './view-query.ts';

const read = (text: string) => parseViewQuery(new URLSearchParams(text));

const view: fc.Arbitrary<ViewQuery> = fc.record({
  group: fc.constantFrom(...LIST_GROUPS),
  sort: fc.constantFrom(...LIST_SORTS),
  view: fc.constantFrom(...LIST_LOOKS),
  show: fc.oneof(
    fc.constant('all' as const),
    fc
      .uniqueArray(fc.constantFrom('creatures', 'mana-3', 'topcards', 'year-2019'))
      .map((kinds) => kinds.sort()),
  ),
  q: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed().trim()),
});

describe('the view in an address', () => {
  it('starts as Category, default order, images', () => {
    expect(read('')).toEqual({ group: 'default', sort: 'default', view: 'images', show: [], q: '' });
  });

  it('skips unknown words', () => {
    expect(read('group=colour&sort=random&view=hologram&show=Some,,-x')).toEqual(DEFAULT_VIEW);
  });

  it('round-trips, whatever keys are next to it', () => {
    fc.assert(
      fc.property(view, fc.constantFrom('', '?range=week', '?bracket=core&f=c:gt=3'), (given, deck) => {
        const text = joinQuery(deck, given);
        expect(read(text)).toEqual(given);
        for (const pair of deck.slice(1).split('&')) expect(text).toContain(pair);
      }),
    );
  });

  it('shows the lists named, each once and in order, or all', () => {
    const { show } = read('show=lands,creatures,lands');
    expect(show).toEqual(['creatures', 'lands']);
    expect(isShown(show, 'lands')).toBe(true);
    expect(isShown(show, 'instants')).toBe(false);
    expect(withShown(show, 'instants')).toEqual(['creatures', 'instants', 'lands']);
    expect(withShown(show, 'lands')).toEqual(show);
    expect(isShown('all', 'instants')).toBe(true);
    expect(withShown('all', 'instants')).toBe('all');
  });

  it('writes no default and sorts its keys with the others', () => {
    expect(joinQuery('', DEFAULT_VIEW)).toBe('');
    expect(
      joinQuery('?f=c:gt=3&range=week', {
        group: 'type',
        sort: 'name',
        view: 'table',
        show: 'all',
        q: 't:elf mv<3',
      }),
    ).toBe('?f=c:gt=3&group=type&q=t%3Aelf%20mv%3C3&range=week&show=all&sort=name&view=table');
  });
});
