import type { RecsAnswer, RecsRequest } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { narrowToOwned, rankedRequest } from './owned-answer.ts';

const request: RecsRequest = {
  cards: ['1 Opt'],
  commanders: ['Ada'],
  options: { bracket: 3, excludeLands: true, maxPrice: 5, maxTotal: 20 },
};

/** Only the parts under test. */
const answer = (parts: object): RecsAnswer =>
  ({
    inRecs: [],
    ranked: [],
    combos: { present: [], near: [] },
    price: 9,
    more: true,
    ...parts,
  }) as unknown as RecsAnswer;

const near = (slug: string) => ({ href: slug, missing: { slug } });

describe('recommendations of owned cards', () => {
  it('are requested without a budget', () => {
    expect(rankedRequest(request)).toEqual({
      ...request,
      options: { bracket: 3, excludeLands: true, anyPrice: true, ranked: true },
    });
    expect(rankedRequest({ cards: [], commanders: [] }).options).toEqual({ anyPrice: true, ranked: true });
  });

  it('are those of the ranking, in its order, and send no other name of the collection', async () => {
    const requested: RecsRequest[] = [];
    const first = answer({
      ranked: ['a', 'b', 'c', 'd'],
      combos: { present: [1], near: [near('b'), near('x'), near('c')] },
    });
    // Combos in addition to those of the first answer.
    const second = answer({
      inRecs: ['told'],
      price: 3,
      combos: { present: [1], near: [near('b'), near('x'), near('d')] },
    });
    const reported = await narrowToOwned(first, request, { d: 1, z: 4, b: 2, x: 1 }, async (sent) => {
      requested.push(sent);
      return second;
    });
    expect(requested).toEqual([
      { ...request, options: { bracket: 3, excludeLands: true, anyPrice: true, among: ['b', 'd', 'x'] } },
    ]);
    expect(reported.answer).toEqual(second);
    expect(reported.share).toEqual({ ranked: 4, owned: 2 });
  });

  it('are requested even if only a combo is missing one of them', async () => {
    const first = answer({ ranked: ['a'], combos: { present: [], near: [near('x'), near('x')] } });
    const second = answer({ combos: { present: [], near: [near('x'), near('x')] } });
    const narrowed = await narrowToOwned(first, request, { x: 1 }, async ({ options }) => {
      expect(options?.among).toEqual(['x']);
      return second;
    });
    expect(narrowed).toEqual({ answer: second, share: { ranked: 1, owned: 0 } });
  });

  it('are empty, and nothing is sent, if no card of the ranking is owned', async () => {
    const combos = { present: [1], near: [near('a')] };
    const first = answer({ ranked: ['a', 'toString'], inRecs: ['a'], combos });
    const narrowed = await narrowToOwned(first, request, { z: 4 }, () => Promise.reject(new Error('asked')));
    expect(narrowed.answer).toEqual(answer({ price: null, more: false, combos: { present: [1], near: [] } }));
    expect(narrowed.share).toEqual({ ranked: 2, owned: 0 });
  });
});
