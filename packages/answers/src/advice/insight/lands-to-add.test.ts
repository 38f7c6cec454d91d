import { describe, expect, it } from 'vitest';
import { openTiny } from '../../testing/index.ts';
import { adviseDeck } from '../advise-deck.ts';
import type { RecommendOptions } from '../recommend/limits.ts';

/** Positions in TINY_DECKS of a deck of Ada and Bo, and of one of Cyr; both run Harbor, which makes white and blue. */
const [PAIR, CYR] = [0, 3];
/** With Cyr 64 cards, so that 36 lands are missing: 42 white symbols, 21 blue. */
const SHORT = ['42 Sunbeam', '21 Wave'];

type Fill = { lands: string[]; reason: string; basics: string[] };

/** The lands that fill a list, in a snapshot with so many copies of a deck. */
async function fill(decks: readonly number[], cards: string[], limits: RecommendOptions = {}): Promise<Fill> {
  const tiny = await openTiny({}, decks);
  const list = { commanders: ['Cyr the Lone'], cards };
  const context = { snapshot: tiny.snapshot, imageHost: null };
  const { insight } = await adviseDeck(context, list, { parts: ['insight'], limits });
  await tiny.close();
  const print = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} ${name}`;
  return {
    lands: insight.fill?.cards.map((card) => `${print(card)} (${card.from})`) ?? [],
    reason: insight.fill?.reason ?? '',
    basics: insight.fill?.basics.map(print) ?? [],
  };
}

const times = (copies: number, deck: number): number[] => Array<number>(copies).fill(deck);

describe('the lands to add to a list', () => {
  it('are basic where no decks are known and no land of our list is in the catalog', async () => {
    // Two to one of 36.
    expect(await fill([], SHORT)).toMatchObject({
      lands: ['24 Plains (basic)', '12 Island (basic)'],
      reason: 'Basic lands: by the mana symbols in costs.',
    });
  });

  it('are of decks of the colors from ten on, and the rest is basic', async () => {
    expect((await fill(times(9, PAIR), SHORT)).lands).toHaveLength(2);
    // Two thirds of 35 are 23.3, a third is 11.7: the larger remainder gets the last one.
    expect(await fill(times(10, PAIR), SHORT)).toEqual({
      lands: ['1 Harbor (colors)', '23 Plains (basic)', '12 Island (basic)'],
      reason:
        'Nonbasic lands: 1 that the 10 decks of exactly these colors play most. Basic lands: by the mana symbols in costs.',
      basics: ['24 Plains', '12 Island'],
    });
  });

  it('are of decks of the commander from ten on', async () => {
    const { lands, reason } = await fill(times(10, CYR), SHORT);
    expect(lands[0]).toBe('1 Harbor (commander)');
    expect(reason).toContain('1 of the average of the 10 decks with this commander.');
  });

  it('cost no more than the player says, and lands are wanted here though not among the cards to add', async () => {
    // Harbor costs $10.
    expect((await fill(times(10, PAIR), SHORT, { maxPrice: 9 })).lands).toEqual([
      '24 Plains (basic)',
      '12 Island (basic)',
    ]);
    const within = await fill(times(10, PAIR), SHORT, { maxPrice: 10, excludeLands: true });
    expect(within.lands[0]).toBe('1 Harbor (colors)');
    expect(within.reason).toContain('play most; none above $10.');
    expect((await fill(times(10, PAIR), SHORT, { maxTotal: 9 })).lands).toHaveLength(2);
  });
});
