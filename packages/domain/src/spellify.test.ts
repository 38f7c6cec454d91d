import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SPELLIFY_HINTS,
  spell,
  spellifyPractice,
  spellifyScore,
  spellifySpan,
  toLetterKey,
} from './spellify.ts';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const letters = fc.array(letter, { maxLength: 30 });
const slugs = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 40 });

describe('spell', () => {
  it('shows guessed letters and every character that is not a letter', () => {
    expect(spell("Lim-Dûl's Vault", ['u', 'l', 'x'])).toEqual({
      signs: ['L', null, null, '-', null, 'û', 'l', "'", null, ' ', null, null, 'u', 'l', null],
      wrong: ['x'],
      solved: false,
    });
  });

  it('is solved by exactly all letters of the name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const needed = [...new Set([...name].flatMap((sign) => toLetterKey(sign) ?? []))];
        expect(spell(name, needed)).toEqual({ signs: [...name], wrong: [], solved: true });
        if (needed.length > 0) expect(spell(name, needed.slice(1)).solved).toBe(false);
      }),
    );
  });

  it('never hides a shown letter and never shows an unguessed one', () => {
    fc.assert(
      fc.property(fc.string(), letters, letter, (name, before, next) => {
        const first = spell(name, before);
        const second = spell(name, [...before, next]);
        for (const [at, sign] of first.signs.entries()) {
          if (sign !== null) expect(second.signs[at]).toBe(sign);
          const hidden = toLetterKey([...name][at] ?? '');
          if (hidden !== null && !before.includes(hidden)) expect(sign).toBeNull();
        }
      }),
    );
  });
});

describe('spellifyScore', () => {
  it('subtracts the cost of letters and hints', () => {
    // 100 − 2 · 8 − 5 (colors) − 20 (face) = 59.
    expect(spellifyScore(2, ['colors', 'face'], false)).toBe(59);
    expect(spellifyScore(2, ['colors', 'colors'], false)).toBe(79);
    expect(spellifyScore(0, [], true)).toBe(0);
  });

  it('stays between 0 and 100 and never increases with another mistake or hint', () => {
    const hints = fc.array(fc.constantFrom(...SPELLIFY_HINTS));
    fc.assert(
      fc.property(fc.nat(30), hints, fc.constantFrom(...SPELLIFY_HINTS), (wrong, used, hint) => {
        const score = spellifyScore(wrong, used, false);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(spellifyScore(wrong + 1, used, false)).toBeLessThanOrEqual(score);
        expect(spellifyScore(wrong, [...used, hint], false)).toBeLessThanOrEqual(score);
      }),
    );
  });
});

describe('spellifySpan', () => {
  const cards = Array.from({ length: 400 }, (_, index) => `card-${index}`);

  it('has a card for every day of a year, whichever day is requested', () => {
    fc.assert(
      fc.property(slugs, fc.nat(40_000), (names, day) => {
        const { first, cards: chosen } = spellifySpan(names, day);
        expect(first).toBeLessThanOrEqual(day);
        expect(first + chosen.length).toBeGreaterThan(day);
        expect(chosen.every((name) => names.includes(name))).toBe(true);
        expect(spellifySpan(names, first)).toEqual({ first, cards: chosen });
      }),
      { numRuns: 20 },
    );
  });

  it('does not repeat a card within sixty days', () => {
    const { cards: days } = spellifySpan(cards, 20_000);
    for (const [at, card] of days.entries()) expect(days.slice(Math.max(0, at - 60), at)).not.toContain(card);
    expect(new Set(days).size).toBeGreaterThan(200);
  });

  it('mostly keeps its choices when cards are added or removed', () => {
    const changed = [...cards.slice(8), ...Array.from({ length: 8 }, (_, index) => `new-${index}`)];
    const before = spellifySpan(cards, 20_000).cards;
    const after = spellifySpan(changed, 20_000).cards;
    // 16 of 408 cards differ: about one day in 25 by chance, plus a few because of the rest period.
    expect(before.filter((card, at) => card !== after[at]).length).toBeLessThan(60);
  });

  it('refuses to choose from nothing', () => {
    expect(() => spellifySpan([], 1)).toThrow(/no card to choose/);
    expect(() => spellifyPractice([], 1)).toThrow(/no card to choose/);
  });
});

describe('spellifyPractice', () => {
  it('picks the same card for a seed, regardless of card order', () => {
    fc.assert(
      fc.property(slugs, fc.nat(), (names, seed) => {
        expect(spellifyPractice([...names].reverse(), seed)).toBe(spellifyPractice(names, seed));
      }),
    );
  });
});
