import { describe, expect, it } from 'vitest';
import { type Candidate, makeCandidate, makeDeckTable } from '../testing/candidates.fixture.ts';
import { summarizeLists } from './list-summary.ts';

const cards = ['Leader', 'Sol Ring', 'Mox'].map((name) => ({ name }));

/** A counted deck with these facts of its list. */
function planted(id: string, facts: Partial<Extract<Candidate, { deck: unknown }>['deck']>): Candidate {
  const candidate = makeCandidate({ id, commanders: [0], cards: [1, 2] });
  if (!('deck' in candidate)) throw new Error('not a sound deck');
  return { ...candidate, deck: { ...candidate.deck, ...facts } };
}

function summarize(...decks: Candidate[]) {
  return summarizeLists(makeDeckTable(decks), decks.keys(), cards);
}

describe('summarizeLists', () => {
  it('finds nothing in ordinary lists', () => {
    const { extraCopies, filled } = summarize(
      planted('a', {}),
      planted('b', { basics: 45, basicCopies: [[2, 45]] }),
    );
    expect([extraCopies, filled]).toEqual([
      { decks: 0, examples: [] },
      { decks: 0, many: 0, examples: [] },
    ]);
  });

  it('names the copies of cards with too many, in the first three decks', () => {
    const rings = ['b', 'c', 'd'].map((id) => planted(id, { extraCopies: [[1, 4]] }));
    const { extraCopies } = summarize(
      planted('a', {
        extraCopies: [
          [1, 4],
          [2, 2],
        ],
      }),
      planted('plain', {}),
      ...rings,
    );
    expect(extraCopies.decks).toBe(4);
    expect(extraCopies.examples).toEqual([
      { source: 0, id: 'a', detail: '4 Sol Ring, 2 Mox' },
      { source: 0, id: 'b', detail: '4 Sol Ring' },
      { source: 0, id: 'c', detail: '4 Sol Ring' },
    ]);
  });

  it('counts lists that were filled with basics, and names those with more than 38', () => {
    const { filled } = summarize(
      planted('few', { basics: 5, basicsEstimated: true }),
      planted('limit', { basics: 38, basicsEstimated: true }),
      planted('s60', { basics: 42, basicsEstimated: true }),
    );
    expect(filled).toEqual({
      decks: 3,
      many: 1,
      examples: [{ source: 0, id: 's60', detail: '42 basic lands' }],
    });
  });

  it('looks at the given decks alone', () => {
    const table = makeDeckTable([planted('a', { extraCopies: [[1, 4]] }), planted('b', {})]);
    expect(summarizeLists(table, [1], cards).extraCopies.decks).toBe(0);
  });
});
