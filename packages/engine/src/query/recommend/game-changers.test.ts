import { describe, expect, it } from 'vitest';
import type { EngineDeck } from '../../build/types.ts';
import { testModel } from '../../testing/card-model.ts';
import { loaded } from '../../testing/load.ts';
import { plainCard } from '../../testing/plain-card.ts';
import type { RecommendOutput } from '../types.ts';
import { recommend } from './recommend.ts';

const AS_OF = 20000;
const CHANGERS = Array.from({ length: 12 }, (_, number) => `changer-${String(number).padStart(2, '0')}`);
const PLAIN = ['plain-a', 'plain-b', 'plain-c', 'plain-d', 'plain-e'];
const CARDS = [
  plainCard('wanda', { identity: 1 }),
  ...CHANGERS.map((slug) => plainCard(slug, { gameChanger: true })),
  plainCard('blue-changer', { identity: 2, gameChanger: true }),
  plainCard('banned-changer', { banned: true, gameChanger: true }),
  ...PLAIN.map((slug) => plainCard(slug)),
];

/** Precons of wanda: plain-a and the last Game Changer are in the same two of three. */
const PRECONS = [['plain-a', 'plain-b', 'changer-11'], ['plain-a', 'changer-11'], ['plain-b']];

function ask(list: readonly string[], decks: readonly EngineDeck[] = []) {
  const { engine, index, slug } = loaded(CARDS, decks, AS_OF);
  const precons = PRECONS.map((cards) => ({ commanders: [index('wanda')], cards: cards.map(index) }));
  const model = testModel(engine, undefined, precons);
  const input = { commanders: [index('wanda')], cards: list.map(index), limit: 50 };
  const { add, basis }: RecommendOutput = recommend(engine, input, model);
  const find = (name: string) => add.find((each) => slug(each.card) === name);
  return { basis, find, adds: add.map((each) => slug(each.card)) };
}

describe('Game Changers without decks', () => {
  it('speak for others from four on, each for an eighth of what eight do', () => {
    const { basis, find, adds } = ask(CHANGERS.slice(0, 6));
    expect(basis).toBe('cards');
    // 0.3 · 6 / 8 = 0.225 for a card that no precon has.
    expect(find('changer-06')?.score).toBeCloseTo(0.225, 10);
    expect(find('changer-06')?.reasons).toEqual([{ kind: 'game-changers', count: 6 }]);
    expect(adds).not.toContain('blue-changer');
    expect(adds).not.toContain('banned-changer');
    // Eight say as much as nine: 0.3.
    for (const count of [8, 9])
      expect(ask(CHANGERS.slice(0, count)).find('changer-10')?.score).toBeCloseTo(0.3, 10);
  });

  it('come on top of what precons say, and that remains a reason', () => {
    const list = [...CHANGERS.slice(0, 4), 'plain-a'];
    const without = ask([...CHANGERS.slice(0, 3), 'plain-a', 'plain-c']).find('changer-11');
    const found = ask(list).find('changer-11');
    expect(without?.reasons.map(({ kind }) => kind)).not.toContain('game-changers');
    // 0.3 · 4 / 8 = 0.15 more; the card model does not know the other cards.
    expect(found?.score).toBeCloseTo((without?.score ?? 0) + 0.15, 10);
    expect(found?.reasons.map(({ kind }) => kind)).toEqual(['game-changers', 'precons']);
    expect(found?.reasons[0]).toEqual({ kind: 'game-changers', count: 4 });
  });

  it('say nothing where they are three, as in bracket 3, or where there are decks', () => {
    expect(ask(CHANGERS.slice(0, 3)).adds).not.toContain('changer-06');
    const deck: EngineDeck = {
      commanders: [0],
      cards: [...Array(6).keys()].map((number) => CARDS.findIndex(({ slug }) => slug === CHANGERS[number])),
      day: null,
      bracket: 0,
      estimatedBracket: 0,
      basics: 0,
      basicsEstimated: false,
    };
    const { adds } = ask(CHANGERS.slice(0, 5), [deck]);
    expect(adds).toContain('changer-05');
    expect(adds).not.toContain('changer-06');
  });
});
