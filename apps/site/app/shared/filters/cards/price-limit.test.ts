import { describe, expect, it } from 'vitest';
import { findPriceLimit, PRICE_LIMITS, withPriceLimit } from './price-limit.ts';

describe('the price up to which a query finds cards', () => {
  it.each(['', 't:elf', 't:elf mv<3'])('is put after “%s”, changed and taken away', (query) => {
    for (const limit of PRICE_LIMITS) {
      const limited = withPriceLimit(query, limit);
      expect(limited).toBe(`${query} usd<=${limit}`.trim());
      expect(findPriceLimit(limited)).toBe(limit);
      expect(withPriceLimit(limited, 1)).toBe(withPriceLimit(query, 1));
      expect(withPriceLimit(limited, null)).toBe(query);
    }
  });

  it('is for every alternative', () => {
    expect(withPriceLimit('t:elf or t:goblin', 5)).toBe('(t:elf or t:goblin) usd<=5');
    expect(withPriceLimit('(t:elf or t:goblin) usd<=5', 2)).toBe('(t:elf or t:goblin) usd<=2');
    expect(withPriceLimit('(t:elf or t:goblin) usd<=5', null)).toBe('t:elf or t:goblin');
  });

  it('leaves what is typed about prices', () => {
    for (const query of ['usd<3', 'usd<=3', 'usd<=5 t:elf', '-usd<=5', 'eur<=5']) {
      expect(findPriceLimit(query)).toBeNull();
      expect(withPriceLimit(query, null)).toBe(query);
    }
  });
});
