import { describe, expect, it } from 'vitest';
import { AS_OF, GOLDEN_CARDS } from '../../../packages/engine/src/testing/golden.ts';
import { loaded } from '../../../packages/engine/src/testing/load.ts';
import { calibrate } from './calibration.ts';
import type { Query } from './queries.ts';

const at = (slug: string): number => GOLDEN_CARDS.findIndex((card) => card.slug === slug);

describe('calibrate', () => {
  it('compares what is stated with the lists that contain the cards', () => {
    // All four decks run ring, two of them sword; the fillers only make the lists different.
    const decks = ['ring ward sword', 'ring ward sword angel', 'ring ward wall', 'ring ward keep'].map(
      (cards) => ({
        commanders: [at('aria')],
        cards: cards.split(' ').map(at),
        day: AS_OF,
        bracket: 0,
        estimatedBracket: 0,
        basics: 0,
        basicsEstimated: false,
      }),
    );
    const { engine, index } = loaded(GOLDEN_CARDS, decks, AS_OF);
    const requested = (deck: string, hidden: string[]): Query => ({
      deck,
      commanders: [index('aria')],
      identity: 1,
      cards: [index('ward')],
      hidden: hidden.map(index),
      whole: ['ward', 'plains', ...hidden].map(index),
      basics: 30,
      pool: null,
    });
    // In the first list ring is hidden, one of two cards that are no basics, so that it stands for two; in the second
    // neither ring nor sword is. Ring was stated in 100 %, and is in 2 of 3; sword in 50 %, and is in 0 of 2.
    const bins = calibrate(
      { engine, cardModel: null },
      [requested('one', ['ring']), requested('two', ['bell'])],
      1,
    );
    const found = (from: number) => bins.find((bin) => bin.from === from);
    expect(found(0.9)).toMatchObject({ cards: 2, stated: 1 });
    expect(found(0.9)?.found.value).toBeCloseTo(2 / 3, 12);
    expect(found(0.5)).toMatchObject({ cards: 2, stated: 0.5 });
    expect(found(0.5)?.found.value).toBe(0);
    expect(found(0.7)?.cards).toBe(0);
  });
});
