import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportLines, ONE_SOURCE } from './export-lines.ts';

describe('exportLines', () => {
  it('writes one line per card, sorted by name', () => {
    const cards = ['Sol Ring', 'arcane Signet', 'Zur the Enchanter'].map((name) => ({
      name,
      layout: 'normal',
    }));
    expect(exportLines({ cards })).toEqual(['1 arcane Signet', '1 Sol Ring', '1 Zur the Enchanter']);
  });

  it('cuts the name of a two-faced card, but not that of a split card', () => {
    const cards = [
      { name: 'Malakir Rebirth // Malakir Mire', layout: 'modal_dfc' },
      { name: 'Fire // Ice', layout: 'split' },
    ];
    expect(exportLines({ cards })).toEqual(['1 Fire // Ice', '1 Malakir Rebirth']);
    expect(exportLines({ cardNames: ['Fire // Ice', 'Who/What/When/Where/Why'] })).toEqual([
      '1 Fire',
      '1 Who/What/When/Where/Why',
    ]);
  });

  it('keeps the counts of deck lines', () => {
    const deckLines = ['7 Plains', '1x Sol Ring', 'Arcane Signet', '  ', '2 Malakir Rebirth // Malakir Mire'];
    expect(exportLines({ deckLines })).toEqual([
      '1 Arcane Signet',
      '2 Malakir Rebirth',
      '7 Plains',
      '1 Sol Ring',
    ]);
  });

  it('takes one source', () => {
    expect(ONE_SOURCE).toBe('Only one of cards, cardNames, or deckLines can be provided');
    expect(exportLines({})).toEqual([]);
    expect(exportLines({ cards: [] })).toEqual([]);
    expect(() => exportLines({ cards: [], cardNames: [] })).toThrow(ONE_SOURCE);
    expect(() => exportLines({ cardNames: ['Sol Ring'], deckLines: ['1 Sol Ring'] })).toThrow(ONE_SOURCE);
    expect(() => exportLines({ cards: [], cardNames: [], deckLines: [] })).toThrow(ONE_SOURCE);
  });

  it('sorts by the cut names', () => {
    const cards = ['Ab Old // Zz', 'Ab', 'Ab // Zz'].map((name) => ({ name, layout: 'transform' }));
    expect(exportLines({ cards })).toEqual(['1 Ab', '1 Ab', '1 Ab Old']);
  });

  it('gives the same lines for any order of the cards', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 });
    fc.assert(
      fc.property(names, (cardNames) => {
        expect(exportLines({ cardNames: [...cardNames].reverse() })).toEqual(exportLines({ cardNames }));
      }),
    );
  });
});
