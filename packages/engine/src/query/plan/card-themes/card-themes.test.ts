import { THEME_SLUGS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../../testing/insight-card.ts';
import { findKnownThemes, readEntries, readWeightedThemes, type WeightedTheme } from './card-themes.ts';
import { themeOverlap } from './theme-overlap.ts';

const at = (slug: (typeof THEME_SLUGS)[number]): number => THEME_SLUGS.indexOf(slug);

describe('our judgment of the themes of cards', () => {
  it('reads themes, the first one most, key cards a quarter more', () => {
    expect(readWeightedThemes('tokens! aristocrats burn')).toEqual([
      { theme: at('tokens'), weight: 1.25 },
      { theme: at('aristocrats'), weight: 0.85 },
      { theme: at('burn'), weight: 0.7 },
    ]);
    expect(readWeightedThemes('-')).toEqual([]);
    expect(() => readWeightedThemes('tokens nonsense')).toThrow(new RangeError('"nonsense" is no theme.'));
    expect(readEntries(['A = tokens; B, C = -'])).toEqual([
      ['A', 'tokens'],
      ['B, C', '-'],
    ]);
  });

  it('names each of thousands of cards once, with known themes, and tells general use from what was not judged', () => {
    const names = ['Purphoros, God of the Forge', 'Sol Ring', 'Never Printed'];
    const { of, unknown, mean } = findKnownThemes(names.map((name) => insightCard(name, 'Artifact')));
    expect(of(0)?.[0]).toEqual({ theme: at('tokens'), weight: 1.25 });
    expect(of(1)).toEqual([]);
    expect(of(2)).toBeUndefined();
    expect(unknown.length).toBeGreaterThan(12_000);
    expect(new Set(unknown).size).toBe(unknown.length);
    // Of the average card about a fifth of a token theme.
    expect(mean[at('tokens')]).toBeGreaterThan(0.1);
    expect(mean[at('tokens')]).toBeLessThan(0.3);
  });
});

describe('what a card shares with a list', () => {
  const [tokens, burn, mill] = [at('tokens'), at('burn'), at('mill')];
  const mean = new Float64Array(THEME_SLUGS.length);
  mean[tokens] = 0.2;
  const themes = new Map<number, WeightedTheme[]>([
    ...Array.from({ length: 5 }, (_, card): [number, WeightedTheme[]] => [
      card,
      [{ theme: tokens, weight: 1 }],
    ]),
    [5, [{ theme: burn, weight: 1 }]],
    [
      6,
      [
        { theme: tokens, weight: 1.25 },
        { theme: burn, weight: 0.85 },
        { theme: mill, weight: 0.7 },
      ],
    ],
    [7, []],
  ]);
  const cardThemes = { of: (card: number) => themes.get(card), mean, unknown: [] };
  const list = [0, 1, 2, 3, 4, 5, 7];

  it('is how many more of its cards have the card’s themes than of average ones, the best two', () => {
    const overlap = themeOverlap(cardThemes, list, []);
    // Seven judged cards, 1.4 of them expected with tokens: (5 − 1.4) / √2.4 · 1.25 = 2.9047. Burn: (1 − 0) / √1 · 0.85. Mill: 0.
    expect(overlap(6)).toBeCloseTo(2.9047 + 0.85, 3);
    // Itself does not count: (4 − 1.4) / √2.4.
    expect(overlap(0)).toBeCloseTo(1.6783, 3);
    expect(overlap(5)).toBe(0);
    expect([overlap(7), overlap(8)]).toEqual([null, null]);
  });

  it('counts what the commanders are about three times', () => {
    const overlap = themeOverlap(cardThemes, list, [
      { theme: mill, weight: 0.85 },
      { theme: mill, weight: 1.25 },
    ]);
    // Mill: 3 · 1.25 · 0.7 = 2.625, now before burn.
    expect(overlap(6)).toBeCloseTo(2.9047 + 2.625, 3);
  });

  it('holds for an empty list', () => {
    expect(themeOverlap(cardThemes, [], [])(6)).toBe(0);
  });
});
