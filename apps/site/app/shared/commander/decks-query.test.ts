import { NO_FILTERS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { decksOfCard, decksUrl, orderFrom } from './decks-query.ts';

describe('decksUrl', () => {
  it('leaves out what is the default', () => {
    expect(decksUrl('ada', NO_FILTERS)).toBe('/decks/ada');
    expect(decksUrl('ada', NO_FILTERS, { by: 'date', dir: 'desc' }, 1)).toBe('/decks/ada');
  });

  it('keeps the filters beside order and page', () => {
    const filters = { ...NO_FILTERS, names: [{ preposition: 'in' as const, names: ['sol-ring'] }] };
    expect(decksUrl('ada', filters, { by: 'price', dir: 'asc' }, 3)).toBe(
      '/decks/ada?by=price&dir=asc&f=in=sol-ring&page=3',
    );
  });
});

describe('orderFrom', () => {
  it('begins with the highest and turns round where it is there already', () => {
    expect(orderFrom({ by: 'date', dir: 'desc' }, 'price')).toEqual({ by: 'price', dir: 'desc' });
    expect(orderFrom({ by: 'price', dir: 'desc' }, 'price')).toEqual({ by: 'price', dir: 'asc' });
    expect(orderFrom({ by: 'price', dir: 'asc' }, 'price')).toEqual({ by: 'price', dir: 'desc' });
  });
});

describe('decksOfCard', () => {
  it('adds the card to the filters of the page, once', () => {
    const filters = {
      ...NO_FILTERS,
      range: 'year' as const,
      names: [{ preposition: 'in' as const, names: ['opt'] }],
    };
    const decksOf = decksOfCard('/commanders/ada', filters);
    expect(decksOf({ url: '/cards/sol-ring' })).toBe('/decks/ada?f=in=opt,sol-ring&range=year');
    expect(decksOf({ url: '/cards/opt' })).toBe('/decks/ada?f=in=opt&range=year');
  });
});
