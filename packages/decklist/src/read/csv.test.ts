import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCells, isQuoteOpen } from './csv.ts';

const cell = fc.string({
  unit: fc.constantFrom('a', '"', ',', ';', ' ', 'é', "'", '\n'),
  maxLength: 8,
});
const quoted = (cells: readonly string[]): string =>
  cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');

describe('csvCells', () => {
  it('returns quoted cells unchanged, with their line breaks', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
        expect(csvCells(quoted(cells), ',')).toEqual(cells);
      }),
    );
  });

  it('handles empty cells and open quotes', () => {
    expect(csvCells('a,,b,', ',')).toEqual(['a', '', 'b', '']);
    expect(csvCells('', ',')).toEqual([]);
    expect(csvCells('a,"b', ',')).toBeNull();
    expect(csvCells('"a""', ',')).toBeNull();
  });
});

describe('isQuoteOpen', () => {
  it('is true within a quoted row, line by line, and false after it', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
        const lines = quoted(cells).split('\n');
        let isOpen = false;
        const states = lines.map((line) => (isOpen = isQuoteOpen(line, ',', isOpen)));
        expect(states).toEqual(lines.map((_, index) => index < lines.length - 1));
      }),
    );
  });
});
