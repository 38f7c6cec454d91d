import { describe, expect, it } from 'vitest';
import { printFigure } from './figure.ts';
import { LEVEL_FIGURES, maxUsualPrice } from './level-figures.ts';
import { toAddition, toListed, toyAnswer, toyCard } from './toy-answer.fixture.ts';

const priced = (name: string, price: number, typeLine = 'Artifact') =>
  toyCard(name, {
    typeLine,
    prices: { cardkingdom: { price, currency: 'USD', date: '2026-01-01' } },
  });

describe('maxUsualPrice', () => {
  it('is 1.5 times the price that 95 % of the cards do not exceed', () => {
    // Prices 1 to 40: the 38th of 40 is 38.
    const cards = Array.from({ length: 40 }, (_, at) => priced(`Card ${at}`, 40 - at));
    expect(maxUsualPrice(toListed(cards))).toBe(57);
    // A basic land and a card without a price do not count.
    const more = [...cards, priced('Forest', 100, 'Basic Land — Forest'), toyCard('Free')];
    expect(maxUsualPrice(toListed(more))).toBe(57);
  });

  it('is $5 at least', () => {
    expect(maxUsualPrice(toListed([priced('Card', 3)]))).toBe(5);
    expect(maxUsualPrice([])).toBe(5);
  });
});

describe('the figures of levels', () => {
  const additions = [
    toyCard('Changer', { gameChanger: true }),
    toyCard('Turn', { roles: ['extra-turn'] }),
    toyCard('Denial', { roles: ['mass-land-denial'] }),
    priced('Five', 5),
    priced('More', 5.01),
  ].map((card) => toAddition(card));
  const print = (bracket: number): string[] =>
    LEVEL_FIGURES.map((figure) => printFigure(figure, [toyAnswer({ additions, bracket })]));

  it('count each sign up to its bracket', () => {
    const [one, all] = ['20.0% (1/5, 1 lists)', '100.0% (1/1, 1 lists)'];
    expect(print(2)).toEqual([one, one, one, all, one]);
    expect(print(3)).toEqual(['–', '–', one, all, one]);
    expect(print(4)).toEqual(['–', '–', '–', '–', one]);
  });

  it('do not blame a list of bracket 3 for a Game Changer', () => {
    const [changer] = additions;
    const answer = toyAnswer({ additions: changer ? [changer] : [], bracket: 3 });
    expect(LEVEL_FIGURES.map((figure) => printFigure(figure, [answer]))[3]).toBe('0.0% (0/1, 1 lists)');
  });
});
