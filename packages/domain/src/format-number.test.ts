import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAverage,
  formatCount,
  formatCounted,
  formatExact,
  formatFraction,
  formatInterval,
  formatLift,
  formatPoints,
  formatPrice,
  formatShare,
  formatShareEnds,
} from './format-number.ts';

describe('formatCount', () => {
  it('writes thousands with one decimal', () => {
    expect(formatCount(12345)).toBe('12.3K');
    expect(formatCount(6494)).toBe('6.5K');
    expect(formatCount(558)).toBe('558');
    expect(formatCount(1_200_000)).toBe('1.2M');
  });
});

describe('formatCounted', () => {
  it('has one form for one and another for all others', () => {
    expect([0, 1, 2, 6258].map((count) => formatCounted(count, 'combo'))).toEqual([
      '0 combos',
      '1 combo',
      '2 combos',
      '6,258 combos',
    ]);
    expect([1, 2].map((count) => formatCounted(count, 'copy', 'copies'))).toEqual(['1 copy', '2 copies']);
  });
});

describe('formatFraction', () => {
  it('omits the total if it is zero', () => {
    expect(formatFraction(1234, 22635)).toBe('1,234 of 22,635');
    expect(formatFraction(0, 8)).toBe('0 of 8');
    expect(formatFraction(0, 0)).toBe('0');
  });
});

describe('formatExact', () => {
  it('puts a comma before every three digits', () => {
    expect(formatExact(0)).toBe('0');
    expect(formatExact(999)).toBe('999');
    expect(formatExact(22635)).toBe('22,635');
    expect(formatExact(1_234_567.5)).toBe('1,234,568');
    expect(formatExact(-1500)).toBe('-1,500');
  });
});

describe('numbers in words of the platform', () => {
  const platform = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat('en-US', options);
    return (value: number) => format.format(value).replace(/^-(?=[0.]+$)/, '');
  };
  const exact = platform({ maximumFractionDigits: 0 });
  const compact = platform({ notation: 'compact', maximumFractionDigits: 1 });
  const one = platform({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const two = platform({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amounts = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000),
  );

  it('are the same for whole numbers', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => formatExact(n) === exact(n)));
  });
  it('are the same for short counts', () => {
    const counts = fc.oneof(fc.nat(2_000_000), fc.integer({ min: 0, max: 999e12 }));
    fc.assert(fc.property(counts, (n) => formatCount(n) === compact(n)));
    for (const n of [999, 1000, 1049, 1050, 9949, 999_949, 999_950, 999_999, 1e6, 999_950_000])
      expect(formatCount(n)).toBe(compact(n));
  });
  it('are the same for averages and prices', () => {
    fc.assert(fc.property(amounts, (n) => formatAverage(n) === one(n)));
    fc.assert(fc.property(amounts, (n) => formatPrice({ price: n, currency: 'USD' }) === `$${two(n)}`));
    fc.assert(fc.property(amounts, (n) => formatPrice({ price: n, currency: 'MXN' }) === `MX$${exact(n)}`));
  });
});

describe('formatShare', () => {
  it('rounds to whole percent', () => {
    expect(formatShare(0.654)).toBe('65%');
    expect(formatShare(0.814)).toBe('81%');
    expect(formatShare(0.992)).toBe('99%');
    expect(formatShare(0)).toBe('0%');
    expect(formatShare(1)).toBe('100%');
  });
  it('never shows a card that is played as 0 % or one that some decks omit as 100 %', () => {
    expect(formatShare(0.001)).toBe('<1%');
    expect(formatShare(0.995)).toBe('>99%');
    expect(formatShare(0.999)).toBe('>99%');
    // The greatest number below 1; multiplied by 100 it is exactly 100 in floating point.
    expect(formatShare(1 - Number.EPSILON / 2)).toBe('>99%');
    const counts = fc
      .integer({ min: 2, max: 10_000_000 })
      .chain((of) => fc.tuple(fc.integer({ min: 1, max: of - 1 }), fc.constant(of)));
    fc.assert(fc.property(counts, ([some, all]) => !['0%', '100%'].includes(formatShare(some / all))));
  });
});

describe('formatPoints', () => {
  it('carries a sign and a unit', () => {
    expect(formatPoints(0.41)).toBe('+41 pts');
    expect(formatPoints(-0.034)).toBe('−3 pts');
    expect(formatPoints(0.001)).toBe('±0 pts');
  });
});

describe('formatLift', () => {
  it('converts the logarithm to a factor', () => {
    expect(formatLift(0)).toBe('×1.0');
    expect(formatLift(2)).toBe('×100');
    expect(formatLift(Math.log10(3.14))).toBe('×3.1');
  });
});

describe('formatPrice', () => {
  it('shows two decimals in the vendor’s currency', () => {
    expect(formatPrice({ price: 1.5, currency: 'USD' })).toBe('$1.50');
    expect(formatPrice({ price: 1234.5, currency: 'EUR' })).toBe('€1,234.50');
    expect(formatPrice({ price: 0.02, currency: 'TIX' })).toBe('0.02 tix');
    expect(formatPrice({ price: 2.394, currency: 'CAD' })).toBe('CA$2.39');
  });
  it('shows Mexican prices whole', () => {
    expect(formatPrice({ price: 25.4, currency: 'MXN' })).toBe('MX$25');
    expect(formatPrice({ price: 1.98, currency: 'USD', finish: 'foil' })).toBe('$1.98 foil');
    expect(formatPrice({ price: 3.68, currency: 'EUR', finish: 'etched' })).toBe('€3.68 etched');
    expect(formatPrice({ price: 1.98, currency: 'USD', finish: undefined })).toBe('$1.98');
  });
});

describe('formatAverage', () => {
  it('keeps one decimal', () => {
    expect(formatAverage(7.25)).toBe('7.3');
    expect(formatAverage(30)).toBe('30.0');
  });
});

describe('formatInterval', () => {
  it('writes both ends with one percent sign', () => {
    expect(formatInterval({ low: 0.771, high: 0.838 })).toBe('77–84%');
    expect(formatInterval({ low: 0, high: 0.031 })).toBe('0–3%');
  });

  it('says in words that an end is near 0 or 100%', () => {
    expect(formatInterval({ low: 0.981, high: 0.998 })).toBe('98% or more');
    expect(formatInterval({ low: 0.996, high: 1 })).toBe('>99%');
    expect(formatInterval({ low: 0.004, high: 0.031 })).toBe('3% or less');
    expect(formatInterval({ low: 0, high: 0.004 })).toBe('<1%');
  });

  it('writes one number where both ends round to it', () => {
    expect(formatInterval({ low: 0.958, high: 0.964 })).toBe('96%');
  });
});

describe('formatShareEnds', () => {
  it.each<[number, number, [string, string]]>([
    [0, 0, ['0%', '0%']],
    [0.12, 0.12, ['12%', '12%']],
    [0, 0.004, ['<1%', '0%']],
    [0.003, 0.5, ['50%', '<1%']],
    [0.002, 0.008, ['0.8%', '0.2%']],
    [0.122, 0.124, ['12.4%', '12.2%']],
    [0.1221, 0.1223, ['12.23%', '12.21%']],
    [0.996, 0.999, ['99.9%', '99.6%']],
    [0.999, 1, ['100%', '>99%']],
  ])('from %s to %s', (low, high, ends) => {
    expect(formatShareEnds(low, high)).toEqual(ends);
  });
});
