import { describe, expect, it } from 'vitest';
import { type Figure, printFigure } from './figure.ts';
import { KIND_FIGURES, newCardFigures } from './kind-figures.ts';
import { toAddition, toCut, toListed, toyAnswer, toyCard } from './toy-answer.fixture.ts';

const basic = toyCard('Forest', { typeLine: 'Basic Land — Forest' });
const land = toyCard('Cave', { typeLine: 'Land — Cave' });
const rock = toyCard('Rock');
const print = (figures: readonly Figure[], answer: ReturnType<typeof toyAnswer>): string[] =>
  figures.map((figure) => printFigure(figure, [answer]));

describe('the figures of kinds', () => {
  it('count lands among 20 and nonbasic ones among 10, and groups once each', () => {
    const rocks = (count: number) =>
      Array.from({ length: count }, (_, at) => toAddition(rock, { group: at % 2 === 0 ? 'ramp' : 'draw' }));
    const answer = toyAnswer({
      additions: [
        toAddition(basic, { group: 'Land' }),
        toAddition(land, { group: 'Land' }),
        ...rocks(8),
        // From the eleventh on, another group does not count; the nineteenth and twentieth are lands, and one after them.
        ...Array.from({ length: 8 }, () => toAddition(rock, { group: 'removal' })),
        ...[land, land, land].map((card) => toAddition(card, { group: 'Land' })),
      ],
      cuts: [land, rock, rock, basic].map((card) => toCut(card)),
    });
    expect(print(KIND_FIGURES, answer)).toEqual([
      // Forest, Cave, and two of the three at the end.
      '20.0% (4/20, 1 lists)',
      '10.0% (1/10, 1 lists)',
      '25.0% (1/4, 1 lists)',
      // Land, ramp, draw.
      '3.00 (3/1)',
    ]);
  });

  it('say nothing of an answer without additions', () => {
    expect(print(KIND_FIGURES, toyAnswer())).toEqual(['–', '–', '–', '–']);
  });
});

describe('newCardFigures', () => {
  it('counts what was released after the day, not on it', () => {
    const [old, same, late] = ['2024-03-29', '2024-03-30', '2024-03-31'].map((released) =>
      toyCard(`Card of ${released}`, { released }),
    );
    if (!old || !same || !late) throw new Error('unreachable');
    const lateLand = toyCard('Late Cave', { typeLine: 'Land', released: '2025-01-01' });
    const answer = toyAnswer({
      cards: toListed([old, same, late, lateLand]),
      cuts: [late, old].map((card) => toCut(card)),
    });
    // One of two cuts; one of three cards that are no lands.
    expect(print(newCardFigures('2024-03-30'), answer)).toEqual([
      '50.0% (1/2, 1 lists)',
      '33.3% (1/3, 1 lists)',
    ]);
  });
});
