import { describe, expect, it } from 'vitest';
import { countSymbols } from './count-symbols.ts';

describe('the symbols on a card’s edge', () => {
  it('are those of the front', () => {
    expect(countSymbols('{2}{U/P}{G}')).toBe(3);
    expect(countSymbols('{1}{R} // {2}{U}{U}')).toBe(2);
    expect([countSymbols(null), countSymbols('')]).toEqual([0, 0]);
  });

  it('leave room for a mark', () => {
    expect(countSymbols('{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}')).toBe(7);
  });
});
