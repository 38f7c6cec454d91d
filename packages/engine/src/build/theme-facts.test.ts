import { describe, expect, it } from 'vitest';
import { LAND_TYPE } from '../format.ts';
import { plainCard } from '../testing/plain-card.ts';
import { type NumbersByCard, THEME_FLAGS, themeFacts } from './theme-facts.ts';

const NONE = { themes: [], is: [], names: [], everyType: false };
const CREATURE = 0;
const ARTIFACT = 3;

function getLists({ start, numbers }: NumbersByCard): number[][] {
  return Array.from({ length: start.length - 1 }, (_, card) => [
    ...numbers.subarray(start[card], start[card + 1]),
  ]);
}

describe('what cards say about themes', () => {
  const facts = themeFacts([
    plainCard('soldier', {
      type: CREATURE,
      themes: { themes: [4, 2], is: [10, 11], names: [11, 12], everyType: false },
    }),
    plainCard('changeling', {
      type: CREATURE,
      themes: { themes: [1], is: [], names: [10], everyType: true },
    }),
    plainCard('kindred-artifact', { type: ARTIFACT, themes: { ...NONE, is: [12] } }),
    plainCard('plains', { type: LAND_TYPE, basic: true, themes: { ...NONE, themes: [3], names: [10] } }),
    plainCard('tower', { type: LAND_TYPE, themes: { ...NONE, themes: [3] } }),
    plainCard('stone', { type: ARTIFACT }),
  ]);

  it('has each card’s themes in its order, and none of basic lands', () => {
    expect(getLists(facts.themes)).toEqual([[4, 2], [1], [], [], [3], []]);
  });

  it('tells creature types that a card is from those it only names; a card of every type has none', () => {
    expect(getLists(facts.is)).toEqual([[10, 11], [], [12], [], [], []]);
    expect(getLists(facts.onlyNames)).toEqual([[12], [], [], [], [], []]);
  });

  it('knows creatures, cards that are no lands, and cards of every type', () => {
    const { spell, creature, everyType } = THEME_FLAGS;
    expect([...facts.flags]).toEqual([spell | creature, spell | creature | everyType, spell, 0, 0, spell]);
  });
});
