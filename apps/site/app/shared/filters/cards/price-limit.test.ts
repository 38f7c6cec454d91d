import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPriceLimit, withPriceLimit } from './price-limit.ts';
import { PRICE_LIMITS } from './price-limits.ts';

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

  it.each([
    ['(t:elf) or (t:goblin)', '((t:elf) or (t:goblin)) usd<=5'],
    ['t:elf or usd<=5', '(t:elf or usd<=5) usd<=5'],
    ['t:elf or t:goblin usd<=5', '(t:elf or t:goblin usd<=5) usd<=5'],
    ['t:elf OR(t:goblin)', '(t:elf OR(t:goblin)) usd<=5'],
    ['(t:elf) mv<3 (t:goblin)', '(t:elf) mv<3 (t:goblin) usd<=5'],
    ['(t:elf or t:goblin) mv<3', '(t:elf or t:goblin) mv<3 usd<=5'],
    ['"draw or discard"', '"draw or discard" usd<=5'],
    ["o:'draw or discard'", "o:'draw or discard' usd<=5"],
    ['o:"draw or discard" t:elf', 'o:"draw or discard" t:elf usd<=5'],
    ['"(" or ")"', '("(" or ")") usd<=5'],
    ['t:elf - usd<=2', 't:elf - usd<=2 usd<=5'],
  ])('reads quotes, brackets and alternatives of %s', (query, limited) => {
    expect(findPriceLimit(query)).toBeNull();
    expect(withPriceLimit(query, null)).toBe(query);
    expect(withPriceLimit(query, 5)).toBe(limited);
    expect(findPriceLimit(limited)).toBe(5);
    expect(withPriceLimit(limited, 5)).toBe(limited);
    expect(withPriceLimit(limited, null)).toBe(query);
  });

  it('stands for what follows “and”', () => {
    expect(findPriceLimit('t:elf and usd<=2')).toBe(2);
    expect(withPriceLimit('t:elf and usd<=2', 5)).toBe('t:elf usd<=5');
    expect(withPriceLimit('t:elf and usd<=2', null)).toBe('t:elf');
    expect(withPriceLimit('t:elf -', 5)).toBe('t:elf usd<=5');
  });

  it('closes a quote, so that the limit is outside of it', () => {
    expect(withPriceLimit('t:elf "draw or', 5)).toBe('t:elf "draw or" usd<=5');
  });

  it('is the last of any choices, for any query', () => {
    const words = [
      't:elf',
      'usd<=5',
      'usd<=3',
      'or',
      'OR',
      'and',
      '(',
      ')',
      '-',
      '!',
      '"',
      "'",
      'o:"',
      "o:'",
      ' ',
    ];
    const texts = fc.array(fc.constantFrom(...words), { maxLength: 10 });
    const query = fc.oneof(
      texts.map((parts) => parts.join(' ')),
      texts.map((parts) => parts.join('')),
      fc.string(),
    );
    const choice = fc.constantFrom(null, ...PRICE_LIMITS);
    fc.assert(
      fc.property(query, fc.array(choice, { minLength: 1, maxLength: 4 }), (typed, choices) => {
        const last = choices.at(-1) ?? null;
        const chosen = choices.reduce(withPriceLimit, typed);
        expect(chosen).toBe(withPriceLimit(typed, last));
        if (last !== null) expect(findPriceLimit(chosen)).toBe(last);
      }),
      { numRuns: 2000 },
    );
  });

  it('is found in a long text at once', () => {
    const from = performance.now();
    for (const part of [' ', 'a', '(', '"', "'", 'a:', "a'", '-', 'or '])
      findPriceLimit(`x${part.repeat(30_000)}x`);
    expect(performance.now() - from).toBeLessThan(1000);
  });

  it('leaves what is typed about prices', () => {
    for (const query of ['usd<3', 'usd<=3', 'usd<=5 t:elf', '-usd<=5', 'eur<=5']) {
      expect(findPriceLimit(query)).toBeNull();
      expect(withPriceLimit(query, null)).toBe(query);
    }
  });
});
