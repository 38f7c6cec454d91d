import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { openTiny, type TinySnapshot, tinyContent } from '../testing/index.ts';
import { adviseDeck } from './advise-deck.ts';
import type { RecommendOptions } from './recommend/limits.ts';

/** With Cyr 64 cards, so that 36 lands are missing: 42 white symbols, 21 blue. */
const SHORT = ['42 Sunbeam', '21 Wave'];

let tiny: TinySnapshot;
beforeAll(async () => {
  const cards = tinyContent().cards.map((card) =>
    card.name === 'Harbor'
      ? { ...card, faces: card.faces.map((face) => ({ ...face, text: '{T}: Add {W} or {U}.' })) }
      : card,
  );
  tiny = await openTiny({ cards });
}, 60_000);
afterAll(() => tiny.close());

type Counts = { ofCyr?: number; ofColors?: number };

/** The tiny snapshot as if it had so many decks with Cyr, and of white and blue; they run Harbor, a land of both colors. */
function withCounts({ ofCyr = 4, ofColors = 8 }: Counts): LoadedSnapshot {
  const ask = async (...call: Parameters<LoadedSnapshot['ask']>) => {
    const answer = await tiny.snapshot.ask(...call);
    if (answer === null) return answer;
    if ('average' in answer) return { ...answer, average: { ...answer.average, decks: ofCyr } };
    return 'base' in answer ? { ...answer, stats: { ...answer.stats, decks: ofColors } } : answer;
  };
  // Safe because each answer keeps its shape.
  return { ...tiny.snapshot, ask: ask as LoadedSnapshot['ask'] };
}

/** The lands that fill a list of Cyr, and as many basic ones. */
async function fill(counts: Counts, limits: RecommendOptions = {}) {
  const { insight } = await adviseDeck(
    { snapshot: withCounts(counts), imageHost: null },
    { commanders: ['Cyr the Lone'], cards: SHORT },
    { parts: ['insight'], limits },
  );
  const print = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} ${name}`;
  return {
    lands: insight.fill?.cards.map((card) => `${print(card)} (${card.source})`),
    reason: insight.fill?.reason,
    basics: insight.fill?.basics.map(print),
  };
}

const BASICS = ['24 Plains', '12 Island'];
const ONLY_BASIC = BASICS.map((text) => `${text} (basic)`);

describe('the lands to add to a list', () => {
  it('are basic where few decks are known and no land of our list is in the catalog', async () => {
    // Two to one of 36.
    expect(await fill({ ofCyr: 9, ofColors: 9 })).toEqual({
      lands: ONLY_BASIC,
      reason: 'Basic lands: by the mana symbols in costs.',
      basics: BASICS,
    });
  });

  it('are of decks of the colors from ten on, and the rest is basic', async () => {
    // Two thirds of 35 are 23.3, a third is 11.7: the larger remainder gets the last one.
    expect(await fill({ ofColors: 10 })).toEqual({
      lands: ['1 Harbor (colors)', '23 Plains (basic)', '12 Island (basic)'],
      reason:
        'Nonbasic lands: 1 that the 10 decks of exactly these colors play most. Basic lands: by the mana symbols in costs.',
      basics: BASICS,
    });
  });

  it('are of decks of the commander from ten on', async () => {
    const { lands, reason } = await fill({ ofCyr: 10 });
    expect(lands?.[0]).toBe('1 Harbor (commander)');
    expect(reason).toContain('1 of the average of the 10 decks with this commander.');
  });

  it('cost no more than the player says, and are wanted also where none is among the cards to add', async () => {
    // Harbor costs $10.
    expect((await fill({ ofColors: 10 }, { maxPrice: 9 })).lands).toEqual(ONLY_BASIC);
    // A total is for the cards to add, whatever is left of it.
    expect((await fill({ ofColors: 10 }, { maxTotal: 900 })).lands).toEqual(ONLY_BASIC);
    const { lands, reason } = await fill({ ofColors: 10 }, { maxPrice: 10, excludeLands: true });
    expect(lands?.[0]).toBe('1 Harbor (colors)');
    expect(reason).toContain('play most; none above $10.');
  });
});
