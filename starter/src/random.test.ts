import { describe, expect, it } from 'vitest';
import { countOctaves, hashToNumber, longTail, OCTAVE, randomFrom, toBellCurve } from './random.ts';

describe('randomFrom', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const many = (seed: number) => {
      const random = randomFrom(seed);
      return Array.from({ length: 20 }, () => random(1000));
    };
    expect(many(7)).toEqual(many(7));
    expect(many(7)).not.toEqual(many(8));
  });

  it('follows the xorshift of shifts 13, 17, 5', () => {
    // From 1: 1 ^ 1<<13 = 8193; 8193 ^ 8193>>>17 = 8193; 8193 ^ 8193<<5 = 8193 ^ 262176 = 270369.
    expect(randomFrom(1)(0x1_0000_0000)).toBe(270_369);
  });
});

describe('longTail', () => {
  const random = randomFrom(99);
  const drawn = Array.from({ length: 40_000 }, () => longTail(random));

  it('gives whole numbers on both sides alike', () => {
    expect(drawn.every(Number.isInteger)).toBe(true);
    const above = drawn.filter((value) => value > 0).length;
    expect(above / drawn.length).toBeGreaterThan(0.48);
    expect(above / drawn.length).toBeLessThan(0.52);
  });

  it('is half as likely to pass each further octave', () => {
    for (const octaves of [1, 2, 3, 4, 5]) {
      const beyond = drawn.filter((value) => value >= octaves * OCTAVE).length / drawn.length;
      expect(beyond * 2 * 2 ** octaves).toBeGreaterThan(0.85);
      expect(beyond * 2 * 2 ** octaves).toBeLessThan(1.15);
    }
  });
});

describe('getOctaves', () => {
  it('is 64 times log2 at the powers of two and straight between them', () => {
    expect([1, 2, 4, 1024, 0x8000_0000].map(countOctaves)).toEqual([0, 64, 128, 640, 1984]);
    // Half-way from 2 to 4 and a quarter of the way from 4 to 8.
    expect([3, 5].map(countOctaves)).toEqual([96, 144]);
  });
});

describe('getBell', () => {
  it('stays in its bounds and leans to neither side over many texts', () => {
    const values = Array.from({ length: 5000 }, (_, index) => toBellCurve(hashToNumber(`card ${index}`)));
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(510);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
    expect(Math.abs(mean)).toBeLessThan(10);
    // Four even bytes: the square root of 4 · (256² − 1) / 12 = 147.8.
    expect(spread).toBeGreaterThan(140);
    expect(spread).toBeLessThan(156);
  });

  it('takes the bytes 0 and 255 to the ends', () => {
    expect([toBellCurve(0), toBellCurve(0xffff_ffff)]).toEqual([-510, 510]);
  });
});
