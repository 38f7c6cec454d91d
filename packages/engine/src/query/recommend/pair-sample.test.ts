import { describe, expect, it } from 'vitest';
import { buildCardDecks } from '../../build/card-decks/build-card-decks.ts';
import { AS_OF } from '../../testing/arbitrary.ts';
import { loaded } from '../../testing/load.ts';
import { manyDecks } from '../../testing/many-decks.ts';
import { loadCardDecks } from '../card-decks/card-decks.ts';
import { deckList } from '../counting/accessors.ts';
import { type PairSample, pairSample, samplePairs } from './pair-sample.ts';
import { exactShares } from './partners.ts';

const { cards, decks } = manyDecks(2400, 7);
const { engine } = loaded(cards, decks, AS_OF);
const lists = Array.from({ length: engine.decks }, (_, deck) => new Set(deckList(engine, deck)));
const holders = Array.from({ length: engine.cards }, (_, card) => lists.filter((list) => list.has(card)));
const countBoth = (one: number, other: number): number =>
  (holders[one] ?? []).filter((list) => list.has(other)).length;

describe('a sample of decks', () => {
  const sample = samplePairs(engine, { sampleDecks: 1200, sampleMinDecks: 50 });
  const popular = holders.flatMap((included, card) => (included.length >= 100 ? [card] : [])).slice(0, 40);

  it('denies no number of decks that there are, and mostly sees it when there are far fewer', () => {
    let requested = 0;
    let seen = 0;
    let common = 0;
    for (const one of popular) {
      for (const other of popular) {
        const both = countBoth(one, other);
        // Below 32 decks, 16 of the sample, nothing is denied: 16 − 4 · √16 is 0.
        if (both >= 64) common++;
        expect(sample?.hasFewerThan(both, one, other)).toBe(false);
        requested++;
        if (sample?.hasFewerThan(2 * both + 100, one, other)) seen++;
      }
    }
    expect(common).toBeGreaterThan(50);
    expect(seen / requested).toBeGreaterThan(0.9);
  });

  it('says nothing about a card that few of its decks run', () => {
    const rare = holders.findIndex((included) => included.length > 0 && included.length < 100);
    expect(rare).toBeGreaterThanOrEqual(0);
    expect(sample?.hasFewerThan(engine.decks, rare, popular[0] ?? 0)).toBe(false);
    expect(sample?.hasFewerThan(engine.decks, popular[0] ?? 0, rare)).toBe(false);
  });

  it('leaves the shares of telling pairs as they are, and spares the counting of weak ones', () => {
    const cardDecks = loadCardDecks(buildCardDecks(engine, { from: 1, blockDecks: 300 }).buffer, engine);
    let spared = 0;
    const counted: PairSample = {
      hasFewerThan(limit, one, other) {
        const isFewer = sample?.hasFewerThan(limit, one, other) ?? false;
        if (isFewer) spared++;
        return isFewer;
      },
    };
    for (let turn = 1; turn <= 12; turn++) {
      const pairs = new Map(popular.map((card, at) => [card, popular[(at + turn) % popular.length] ?? card]));
      const exact = exactShares(engine, pairs, cardDecks, null);
      expect(exact).toEqual(exactShares(engine, pairs, null));
      expect(exactShares(engine, pairs, cardDecks, counted)).toEqual(exact);
    }
    expect(spared).toBeGreaterThan(20);
  });

  it('is none where it would be more than a half of the decks', () => {
    expect(samplePairs(engine, { sampleDecks: 1201, sampleMinDecks: 50 })).toBe(null);
    expect(pairSample(engine)).toBe(null);
  });
});
