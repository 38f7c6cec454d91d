import { NO_FILTERS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { decksUrl, orderFrom } from './decks-url.ts';

describe('decksUrl', () => {
  it('leaves out defaults', () => {
    expect(decksUrl('ada', NO_FILTERS)).toBe('/decks/ada');
    expect(decksUrl('ada', NO_FILTERS, { by: 'date', dir: 'desc' }, 1)).toBe('/decks/ada');
  });

  it('keeps the filters next to order and page', () => {
    const filters = { ...NO_FILTERS, names: [{ preposition: 'in' as const, names: ['sol-ring'] }] };
    expect(decksUrl('ada', filters, { by: 'price', dir: 'asc' }, 3)).toBe(
      '/decks/ada?by=price&dir=asc&f=in=sol-ring&page=3',
    );
  });
});

describe('orderFrom', () => {
  it('starts with the highest and reverses the current order', () => {
    expect(orderFrom({ by: 'date', dir: 'desc' }, 'price')).toEqual({ by: 'price', dir: 'desc' });
    expect(orderFrom({ by: 'price', dir: 'desc' }, 'price')).toEqual({ by: 'price', dir: 'asc' });
    expect(orderFrom({ by: 'price', dir: 'asc' }, 'price')).toEqual({ by: 'price', dir: 'desc' });
  });
});
