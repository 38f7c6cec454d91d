import type { Bracket } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { openTiny, type TinySnapshot, tinyContent } from '../testing/index.ts';
import { type AdvicePart, adviseDeck } from './advise-deck.ts';
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

type Counts = {
  ofCyr?: number;
  ofColors?: number;
  /** Whether decks name cards to add. */
  adds?: boolean;
};

/** The tiny snapshot as if it had so many decks with Cyr, and of white and blue; they run Harbor, a land of both colors. */
function withCounts(
  { ofCyr = 4, ofColors = 8, adds = true }: Counts,
  gameChangers?: string[],
): LoadedSnapshot {
  const ask = async (...call: Parameters<LoadedSnapshot['ask']>) => {
    const answer = await tiny.snapshot.ask(...call);
    if (answer === null) return answer;
    if ('add' in answer && !adds) return { ...answer, add: [] };
    if ('average' in answer) return { ...answer, average: { ...answer.average, decks: ofCyr } };
    return 'base' in answer ? { ...answer, stats: { ...answer.stats, decks: ofColors } } : answer;
  };
  // Safe because each answer keeps its shape.
  return {
    ...{ ...tiny.snapshot, ask: ask as LoadedSnapshot['ask'] },
    cards: tiny.snapshot.cards.map((card) => ({
      ...card,
      gameChanger: gameChangers?.includes(card.name) ?? card.gameChanger,
    })),
  };
}

type Requested = {
  cards?: string[];
  /** The cards whose names are among these are Game Changers. */
  gameChangers?: string[];
  /** With the lands. */
  parts?: readonly AdvicePart[];
};

/** The lands that fill a list of Cyr, and as many basic ones. */
async function fill(
  counts: Counts,
  limits: RecommendOptions = {},
  { cards = SHORT, gameChangers, parts = [] }: Requested = {},
) {
  const { insight } = await adviseDeck(
    { snapshot: withCounts(counts, gameChangers), imageHost: null },
    { commanders: ['Cyr the Lone'], cards },
    { parts: ['insight', ...parts], limits },
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

  it('have no more Game Changers than the bracket allows, together with the list and the cards to add', async () => {
    const three = ['Beacon', 'Grand Tide', 'Dawn // Dusk'];
    const gameChangers = ['Harbor', ...three];
    const first = async (bracket: Bracket, more: Requested) => {
      const limits = { bracket, excludeLands: true };
      return (await fill({ ofColors: 10 }, limits, { gameChangers, ...more })).lands?.[0];
    };
    // Bracket 3 allows three, bracket 2 none and bracket 4 any number.
    expect(await first(3, {})).toBe('1 Harbor (colors)');
    expect(await first(2, {})).toBe(ONLY_BASIC[0]);
    expect(await first(3, { cards: [...SHORT, ...three.slice(1)] })).toBe('1 Harbor (colors)');
    expect(await first(3, { cards: [...SHORT, ...three] })).toMatch(/Plains \(basic\)$/);
    // All three are among the cards to add: any of them may be in the list by the time it is filled.
    expect(await first(3, { parts: ['recommendations'] })).toBe(ONLY_BASIC[0]);
    expect(await first(3, { parts: ['changes'] })).toBe(ONLY_BASIC[0]);
    expect(await first(4, { parts: ['recommendations'] })).toBe('1 Harbor (colors)');
  });

  it('count the card that completes a combo of the list, too', async () => {
    // Wave is in the list, and Beacon completes the combo of both.
    const gameChangers = ['Harbor', 'Beacon', 'Grand Tide', 'Lim-Dûl’s Lamp'];
    const first = async (parts: AdvicePart[]) => {
      const requested = { cards: [...SHORT, 'Grand Tide', 'Lim-Dûl’s Lamp'], gameChangers, parts };
      return (await fill({ ofColors: 10, adds: false }, { bracket: 3 }, requested)).lands?.[0];
    };
    expect(await first(['recommendations'])).toBe('1 Harbor (colors)');
    expect(await first(['changes'])).toMatch(/Plains \(basic\)$/);
  });
});
