import { LAND_CYCLES, parseColorIdentity } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { type CycleLandCounts, cycleShare } from './cycle-share.ts';

const land = (colors: string, numDecks: number, potentialDecks: number): CycleLandCounts => ({
  colors: parseColorIdentity(colors),
  numDecks,
  potentialDecks,
});
const [WHITE, BLUE, AZORIUS] = ['W', 'U', 'WU'].map((letters) => parseColorIdentity(letters)) as [
  number,
  number,
  number,
];

describe('the share of a land cycle', () => {
  it('of basics is the mean of the own colors’ basics', () => {
    const basics = [land('W', 90, 100), land('U', 95, 100), land('B', 0, 100)];
    expect(cycleShare(basics, BLUE)).toBe(0.95);
    // (.90 + .95) / 2
    expect(cycleShare(basics, AZORIUS)).toBeCloseTo(0.925, 12);
    expect(cycleShare(basics, null)).toBeCloseTo((0.9 + 0.95) / 3, 12);
  });

  it('of two colors is that of the lands that make one of the colors', () => {
    // Strand, Delta, Mesa and Foothills: white-blue, blue-black, red-white, red-green.
    const fetches = [land('WU', 60, 100), land('UB', 30, 100), land('RW', 15, 100), land('RG', 3, 100)];
    // (.60 + .30) / 2
    expect(cycleShare(fetches, BLUE)).toBeCloseTo(0.45, 12);
    // (.60 + .15) / 2
    expect(cycleShare(fetches, WHITE)).toBeCloseTo(0.375, 12);
    // (.60 + .30 + .15) / 3
    expect(cycleShare(fetches, AZORIUS)).toBeCloseTo(0.35, 12);
  });

  it('of lands without a color is the same rule in every combination', () => {
    const utility = [land('', 50, 100), land('B', 20, 100), land('WUBRG', 10, 100)];
    // (.50 + .10) / 2, and in colorless decks .50 alone.
    expect(cycleShare(utility, BLUE)).toBeCloseTo(0.3, 12);
    expect(cycleShare(utility, 0)).toBe(0.5);
  });

  it('leaves out lands newer than every deck, and is null without any land', () => {
    expect(cycleShare([land('U', 40, 100), land('U', 0, 0)], BLUE)).toBe(0.4);
    expect(cycleShare([land('U', 0, 0), land('W', 9, 10)], BLUE)).toBeNull();
    expect(cycleShare([land('U', 9, 10)], 0)).toBeNull();
  });
});

describe('the cycles of basics', () => {
  it('are those of five colors, of snow, and Wastes', () => {
    const getNames = (wanted: string) =>
      LAND_CYCLES.find(({ tag }) => tag === wanted)?.lands.map(({ name }) => name);
    expect(getNames('basics')).toEqual(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
    expect(getNames('snow-basics')).toEqual(
      ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((name) => `Snow-Covered ${name}`),
    );
    expect(getNames('wastes')).toEqual(['Wastes', 'Snow-Covered Wastes']);
  });
});
