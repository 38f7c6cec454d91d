import { describe, expect, it } from 'vitest';
import {
  type BracketEvidence,
  computeMeanManaValue,
  estimateBracket,
  NO_SIGN,
  twoCardMinBracket,
} from './bracket-estimate.ts';

function evidence(parts: Partial<BracketEvidence>): BracketEvidence {
  return {
    gameChangers: [],
    massLandDenial: [],
    extraTurns: [],
    twoCardCombos: [],
    meanManaValue: null,
    ...parts,
  };
}

describe('estimateBracket', () => {
  it('is 2 if nothing suggests a higher bracket, and says so', () => {
    const reasons = ['no sign of more than bracket 2 in the list'];
    expect(estimateBracket(evidence({}))).toEqual({ bracket: 2, reasons });
  });

  it('is never 1, even for a combo of bracket 1', () => {
    const twoCardCombos = [{ cards: ['A', 'B'], minBracket: 1 as const }];
    expect(estimateBracket(evidence({ twoCardCombos }))).toEqual({ bracket: 2, reasons: [NO_SIGN] });
  });

  // Both limits belong to bracket 5: five Game Changers, and an average mana value of 2.6.
  it.each([
    [5, 2.6, 5],
    [4, 2.6, 4],
    [5, 2.61, 4],
    [5, null, 4],
  ])(
    'puts %i Game Changers at an average mana value of %s at bracket %i',
    (count, meanManaValue, bracket) => {
      const gameChangers = Array.from({ length: count }, (_, index) => `Changer ${index + 1}`);
      expect(estimateBracket(evidence({ gameChangers, meanManaValue })).bracket).toBe(bracket);
    },
  );

  it('puts the reason why a deck looks competitive first', () => {
    const gameChangers = ['A', 'B', 'C', 'D', 'E'];
    expect(estimateBracket(evidence({ gameChangers, meanManaValue: 1.9 })).reasons).toEqual([
      'built like tournament decks: 5 Game Changers and an average mana value of 1.90 without lands',
      '5 Game Changers: A, B, C and 2 more',
    ]);
  });

  it.each([
    [1, 3],
    [3, 3],
    [4, 4],
    [9, 4],
  ])('puts %i Game Changers at bracket %i at least', (count, bracket) => {
    const gameChangers = Array.from({ length: count }, (_, index) => `Changer ${index + 1}`);
    expect(estimateBracket(evidence({ gameChangers })).bracket).toBe(bracket);
  });

  it('names three cards and counts the rest', () => {
    const gameChangers = ['Ad Nauseam', 'Chrome Mox', 'Force of Will', 'Gamble', 'Intuition'];
    expect(estimateBracket(evidence({ gameChangers })).reasons).toEqual([
      '5 Game Changers: Ad Nauseam, Chrome Mox, Force of Will and 2 more',
    ]);
  });

  it('puts any mass land denial at bracket 4', () => {
    expect(estimateBracket(evidence({ massLandDenial: ['Armageddon'] }))).toEqual({
      bracket: 4,
      reasons: ['mass land denial: Armageddon'],
    });
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 4],
  ])('puts %i extra-turn cards at bracket %i at least', (count, bracket) => {
    const extraTurns = Array.from({ length: count }, (_, index) => `Turn ${index + 1}`);
    expect(estimateBracket(evidence({ extraTurns })).bracket).toBe(bracket);
  });

  it('takes the minimum of the strongest combo and ignores combos with minimum 1', () => {
    const twoCardCombos = [
      { cards: ['A', 'B'], minBracket: 1 as const },
      { cards: ['C', 'D'], minBracket: 2 as const },
      { cards: ['E', 'F'], minBracket: 3 as const },
    ];
    expect(estimateBracket(evidence({ twoCardCombos }))).toEqual({
      bracket: 3,
      reasons: ['1 two-card combo: E + F', '1 slow two-card combo: C + D'],
    });
  });

  it('gives the weightiest reason first', () => {
    const estimate = estimateBracket(
      evidence({
        gameChangers: ['Rhystic Study'],
        extraTurns: ['Time Warp'],
        twoCardCombos: [{ cards: ["Thassa's Oracle", 'Demonic Consultation'], minBracket: 4 }],
      }),
    );
    expect(estimate).toEqual({
      bracket: 4,
      reasons: [
        "1 early two-card combo: Thassa's Oracle + Demonic Consultation",
        '1 Game Changer: Rhystic Study',
        '1 extra-turn card: Time Warp',
      ],
    });
  });
});

describe('getMeanManaValue', () => {
  it('ignores lands and is null without any other card', () => {
    const land = { manaValue: 0, primaryType: 'Land' } as const;
    const spell = (manaValue: number) => ({ manaValue, primaryType: 'Instant' }) as const;
    // (1 + 4) / 2
    expect(computeMeanManaValue([land, spell(1), spell(4)])).toBe(2.5);
    expect(computeMeanManaValue([land])).toBeNull();
  });
});

describe('twoCardMinBracket', () => {
  const part = (name: string) => ({ name, oracleId: null, mustBeCommander: false });
  const combo = {
    cards: [part('A'), part('B')],
    requires: [],
    produces: ['Infinite mana'],
    bracketTag: null,
  };

  it.each([
    ['R', 4],
    ['S', 3],
    ['P', 3],
    ['O', 2],
    ['C', 2],
    ['E', 1],
  ])('puts tag %s at %i whatever it costs', (bracketTag, minBracket) => {
    expect(twoCardMinBracket({ ...combo, bracketTag }, [9, 9])).toBe(minBracket);
  });

  it.each([
    [[2, 3], 4],
    [[4, 5], 4],
    [[5, 5], 3],
    [[1, 6], 3],
  ])('puts an untagged combo of mana values %o at %i', (manaValues, minBracket) => {
    expect(twoCardMinBracket(combo, manaValues)).toBe(minBracket);
  });

  it('treats an unknown tag as no tag', () => {
    expect(twoCardMinBracket({ ...combo, bracketTag: 'constructor' }, [2, 3])).toBe(4);
    expect(twoCardMinBracket({ ...combo, bracketTag: 'toString' }, [5, 5])).toBe(3);
  });

  it('is null for combos of three cards, with further requirements, or without a decisive result', () => {
    expect(twoCardMinBracket({ ...combo, cards: [...combo.cards, part('C')] }, [1, 1, 1])).toBeNull();
    expect(twoCardMinBracket({ ...combo, requires: ['A creature with haste'] }, [1, 1])).toBeNull();
    expect(twoCardMinBracket({ ...combo, produces: ['Lock'] }, [1, 1])).toBeNull();
  });
});
