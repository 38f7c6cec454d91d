import { describe, expect, it } from 'vitest';
import { splitCents } from './shown-price.ts';

describe('the cents of a price', () => {
  it('may break into another line from a hundred on', () => {
    expect(splitCents('$123.45')).toEqual(['$123', '.45']);
    expect(splitCents('$1,234.50')).toEqual(['$1,234', '.50']);
    expect(splitCents('€100.00')).toEqual(['€100', '.00']);
    expect(splitCents('$123.45 foil')).toEqual(['$123', '.45 foil']);
  });

  it('stay with a lower price, or there are none', () => {
    expect(splitCents('$99.99')).toEqual(['$99.99', '']);
    expect(splitCents('$2,010')).toEqual(['$2,010', '']);
    expect(splitCents('0.02 tix')).toEqual(['0.02 tix', '']);
  });
});
