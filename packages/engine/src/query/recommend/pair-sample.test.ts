import { describe, expect, it } from 'vitest';
import { AS_OF } from '../../testing/arbitrary.ts';
import { loaded } from '../../testing/load.ts';
import { manyDecks } from '../../testing/many-decks.ts';
import { deckList } from '../counting/accessors.ts';
import { pairSample, samplePairs } from './pair-sample.ts';

const { cards, decks } = manyDecks(900, 7);
const { engine } = loaded(cards, decks, AS_OF);
const lists = Array.from({ length: engine.decks }, (_, deck) => new Set(deckList(engine, deck)));
const holders = Array.from({ length: engine.cards }, (_, card) => lists.filter((list) => list.has(card)));
const countBoth = (one: number, other: number): number =>
  (holders[one] ?? []).filter((list) => list.has(other)).length;

describe('a sample of decks', () => {
  const sample = samplePairs(engine, { sampleDecks: 450, sampleMinDecks: 20 });
  const popular = holders.flatMap((held, card) => (held.length >= 40 ? [card] : []));

  it('never finds fewer decks with both cards than there are, and mostly sees it when there are far fewer', () => {
    expect(popular.length).toBeGreaterThan(20);
    let asked = 0;
    let seen = 0;
    for (const one of popular) {
      for (const other of popular) {
        const both = countBoth(one, other);
        expect(sample?.isFewerThan(both, one, other)).toBe(false);
        expect(sample?.isFewerThan(Math.floor(both / 2), one, other)).toBe(false);
        // Of 2 n decks with both, a half of all decks has about n, and fewer than n − 4 · √n by chance alone nearly never.
        const far = 2 * both + 100;
        if (sample?.isFewerThan(far, one, other)) seen++;
        asked++;
      }
    }
    expect(seen / asked).toBeGreaterThan(0.9);
  });

  it('says nothing about a card that few of its decks run', () => {
    const rare = holders.findIndex((held) => held.length > 0 && held.length < 40);
    expect(rare).toBeGreaterThanOrEqual(0);
    expect(sample?.isFewerThan(engine.decks, rare, popular[0] ?? 0)).toBe(false);
    expect(sample?.isFewerThan(engine.decks, popular[0] ?? 0, rare)).toBe(false);
  });

  it('is none where it would be more than a half of the decks', () => {
    expect(samplePairs(engine, { sampleDecks: 451, sampleMinDecks: 20 })).toBe(null);
    expect(pairSample(engine)).toBe(null);
  });
});
