import { describe, expect, it } from 'vitest';
import { printFigure } from './figure.ts';
import { mentions, REASON_FIGURES, restsOnFew } from './reason-figures.ts';
import { toAddition, toCut, toyAnswer, toyCard } from './toy-answer.fixture.ts';

describe('mentions', () => {
  it('finds whole names alone', () => {
    expect(mentions('in 81% of 558 decks with Opt', 'Opt')).toBe(true);
    expect(mentions('goes best with Opt, and more', 'Opt')).toBe(true);
    expect(mentions('in 5 of 6 decks with Optimus Prime', 'Opt')).toBe(false);
    expect(mentions('with Adopt', 'opt')).toBe(false);
    // The name stands once inside a word and once by itself.
    expect(mentions('Optics goes best with Opt', 'Opt')).toBe(true);
  });
});

describe('restsOnFew', () => {
  it.each([
    ['in 2 of 2 precons with Obscura Storefront', true],
    ['in 19 of 19 sample decks with this commander', true],
    ['in 2 of the 12 decks most like yours', true],
    ['in 8 of 22 precons with Sakura-Tribe Elder', false],
    ['in 55% of 20 decks with Negate', false],
    ['in 5% of 1,234 decks with Negate', false],
    ['in both precons with Obscura Storefront', false],
    ['in all 3 precons with Obscura Storefront', false],
    ['much like Negate (from the cards, not from decks)', false],
  ])('%s: %s', (reason, isFew) => {
    expect(restsOnFew(reason)).toBe(isFew);
  });
});

describe('the figures of reasons', () => {
  it('read the first reasons of the first 30', () => {
    const rock = toyCard('Rock');
    const reasons = [
      ['in 3 of 4 decks with Elf 1', 'in 5% of 100 decks with Rock'],
      ['goes best with Elf 11'],
      ['much like Negate (from the cards, not from decks)'],
      [],
      ...Array.from({ length: 26 }, () => ['in 90% of the 150 decks most like yours']),
      ['in 1 of 2 decks with Elf 1'],
    ];
    const answer = toyAnswer({
      additions: reasons.map((each) => toAddition(rock, { reasons: each })),
      cuts: Array.from({ length: 11 }, (_, at) => toCut(toyCard(`Elf ${at + 1}`))),
    });
    expect(REASON_FIGURES.map((figure) => printFigure(figure, [answer]))).toEqual([
      // "Elf 1"; "Elf 11" is the eleventh cut, and "Elf 1" is only a part of that name.
      '3.3% (1/30, 1 lists)',
      '6.7% (2/30, 1 lists)',
      '3.3% (1/30, 1 lists)',
      '3.3% (1/30, 1 lists)',
      '3.3% (1/30, 1 lists)',
    ]);
  });
});
