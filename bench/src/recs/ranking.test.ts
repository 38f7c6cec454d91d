import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../../packages/engine/src/testing/golden.ts';
import { loaded } from '../../../packages/engine/src/testing/load.ts';
import type { Query } from './queries.ts';
import { byScore } from './ranking.ts';

const { engine, index, slug } = loaded(GOLDEN_CARDS, GOLDEN_DECKS, AS_OF);

const requested = (changes: Partial<Query> = {}): Query => ({
  deck: 'asked',
  commanders: [index('aria')],
  identity: 1,
  cards: [index('ring')],
  hidden: [],
  whole: [],
  basics: null,
  pool: null,
  ...changes,
});

/** Cards that may be added to ring in white: no red or blue card, no banned one, no basic, not the commander. */
const OPEN = ['bell', 'sword', 'ward', 'angel', 'wall', 'novel', 'keep', 'field'];

describe('byScore', () => {
  it('ranks the cards that may be added, equal ones in engine order', () => {
    const score = fc.constantFrom(-1, 0, 0.5, 2, Number.NEGATIVE_INFINITY);
    fc.assert(
      fc.property(fc.array(score, { minLength: engine.cards, maxLength: engine.cards }), (scores) => {
        const ranked = byScore(engine, '', () => Float64Array.from(scores)).rank(requested());
        const expected = OPEN.map(index)
          .filter((card) => scores[card] !== Number.NEGATIVE_INFINITY)
          .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
        expect(ranked).toEqual(expected);
      }),
    );
  });

  it('ranks only the cards of the pool', () => {
    const pool = Uint8Array.from({ length: engine.cards }, (_, card) => (slug(card) === 'wall' ? 1 : 0));
    const ranked = byScore(engine, '', () => new Float64Array(engine.cards)).rank(requested({ pool }));
    expect(ranked.map(slug)).toEqual(['wall']);
  });
});
