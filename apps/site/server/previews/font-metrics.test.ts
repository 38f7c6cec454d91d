import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFontMetrics, wrapText } from './font-metrics.ts';
import { PREVIEW_FONTS } from './preview-svg.ts';

/** Every character is one em wide. */
const count = (text: string) => [...text].length;

describe('readFontMetrics', () => {
  it('reads the widths of all preview fonts', () => {
    for (const path of PREVIEW_FONTS.slice(0, 3)) {
      const measure = readFontMetrics(readFileSync(path));
      expect(measure('i')).toBeLessThan(measure('m'));
      expect(measure('im')).toBeCloseTo(measure('i') + measure('m'), 10);
      expect(measure('m')).toBeGreaterThan(0.5);
      expect(measure('m')).toBeLessThan(1.2);
      expect(measure('é')).toBeCloseTo(measure('e'), 2);
    }
  });

  it('rejects files that are not fonts', () => {
    expect(() => readFontMetrics(new Uint8Array(64))).toThrow(/no table "head"/);
  });
});

describe('wrapText', () => {
  it('breaks at spaces and marks truncated text', () => {
    // "one two" is 7 characters, "three" 5; "three four" would be 10.
    expect(wrapText('one two three four', count, 7, 3)).toEqual(['one two', 'three', 'four']);
    expect(wrapText('one two three four', count, 7, 2)).toEqual(['one two', 'three…']);
    expect(wrapText('', count, 7, 2)).toEqual([]);
  });

  it('never exceeds the width or the number of lines', () => {
    const text = fc.array(fc.string({ minLength: 1, maxLength: 9, unit: fc.constantFrom('a', 'b', 'ü') }));
    const width = fc.integer({ min: 2, max: 30 });
    fc.assert(
      fc.property(text, width, fc.integer({ min: 1, max: 4 }), (words, most, rows) => {
        const lines = wrapText(words.join(' '), count, most, rows);
        expect(lines.length).toBeLessThanOrEqual(rows);
        for (const line of lines) expect(count(line)).toBeLessThanOrEqual(most);
        if (!lines.some((line) => line.endsWith('…'))) expect(lines.join(' ')).toBe(words.join(' '));
      }),
    );
  });
});
