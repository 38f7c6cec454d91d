import { describe, expect, it } from 'vitest';
import { priceSpread } from './price-spread.ts';

const printing = (set: string, prices: Record<string, number>) => ({ set, setName: `Set ${set}`, prices });

describe('priceSpread', () => {
  it('has the set of each vendor’s cheapest printing, and the highest price', () => {
    const spread = priceSpread([
      printing('c', { tcgplayer: 2 }),
      printing('b', { tcgplayer: 1.5, cardmarket: 3 }),
      printing('a', { tcgplayer: 900, cardmarket: 2 }),
    ]);
    expect(spread).toEqual({
      tcgplayer: { high: 900, set: 'b', setName: 'Set b' },
      cardmarket: { high: 3, set: 'a', setName: 'Set a' },
    });
  });

  it('prefers the newer of two that cost the same', () => {
    const spread = priceSpread([
      printing('c', { scg: 1 }),
      printing('b', { scg: 1 }),
      printing('a', { scg: 4 }),
    ]);
    expect(spread.scg?.set).toBe('c');
  });

  it('has no highest price if a vendor has a single price', () => {
    const spread = priceSpread([printing('z', {}), printing('b', { scg: 1 }), printing('a', { scg: 1 })]);
    expect(spread).toEqual({ scg: { set: 'b', setName: 'Set b', high: null } });
  });

  it('is empty for a single printing', () => {
    expect(priceSpread([])).toEqual({});
    expect(priceSpread([printing('b', { scg: 1 })])).toEqual({});
  });
});
