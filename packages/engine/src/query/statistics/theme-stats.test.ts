import { describe, expect, test } from 'vitest';
import { finishEngine } from '../../build/finish.ts';
import { buildShard } from '../../build/shard.ts';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loadEngine } from '../decks/engine.ts';
import { type EngineFilters, NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { commanderStats } from './commander-stats.ts';
import { themeStats } from './theme-stats.ts';

/** The golden decks; the owners of a1 and a3 (aria), r1 (ash) and p2 (bell and cole) tagged the theme 0. */
const TAGGED = new Set([0, 2, 4, 8]);
const decks: EngineDeck[] = GOLDEN_DECKS.map((deck, position) =>
  TAGGED.has(position) ? { ...deck, tags: [0] } : deck,
);

function load(cards: readonly EngineCard[] = GOLDEN_CARDS) {
  const { bytes, cardOrder } = finishEngine(cards, buildShard(cards, decks), {
    asOfDay: AS_OF,
    themes: ['theme', 'theme'],
  });
  const slugs = Array.from(cardOrder, (position) => cards[position]?.slug ?? '');
  return { engine: loadEngine(bytes.buffer), slugs };
}
const { engine, slugs } = load();
const [ARIA, ASH, PAIR] = [0, 1, 2];

const stats = (filters: Partial<EngineFilters> = {}, identity: number | null = null, theme = 0) =>
  themeStats(engine, { theme, identity, filters: { ...NO_ENGINE_FILTERS, ...filters } });

describe('a theme over all commanders', () => {
  test('counts its decks, the others as baseline, commanders by decks then by name', () => {
    expect(stats()).toMatchObject({
      decks: 4,
      decksCounted: 10,
      baselineDecks: 6,
      topCommanders: [
        { commander: ARIA, decks: 2, of: 4 },
        { commander: ASH, decks: 1, of: 3 },
        { commander: PAIR, decks: 1, of: 3 },
      ],
      // aria is white (1), ash red (8), the pair white and blue (3).
      identities: [
        { identity: 1, decks: 2 },
        { identity: 3, decks: 1 },
        { identity: 8, decks: 1 },
      ],
    });
  });

  // Aria's a1 is undated and her a3 20 days old; ash's r1 and the pair's p2: see the golden decks. The color identity white
  // leaves a1 and a3.
  test('rests on its own decks, of all commanders or of those with the color identity', () => {
    const tagged = decks.filter(({ tags }) => tags?.length);
    const days = tagged.flatMap(({ day }) => (day === null ? [] : [day]));
    expect(stats().sample).toMatchObject({
      decks: 4,
      datedDecks: days.length,
      effectiveDecks: 4,
      firstDay: Math.min(...days),
      lastDay: Math.max(...days),
    });
    expect(stats({}, 1).sample).toMatchObject({
      decks: 2,
      datedDecks: 1,
      firstDay: AS_OF - 20,
      lastDay: AS_OF - 20,
    });
    expect(stats({ range: 'month' }, 1).sample).toMatchObject({ decks: 1, datedDecks: 1 });
  });

  test('ring is in all 4 decks of it and in 3 of the 6 others', () => {
    // a1, a3, r1, p2; of the others a2, r2 and p1. Lift: 4 held of 4 · 7/10 = 2.8 expected; (4 + 2) / (2.8 + 2) = 1.25.
    const cards = stats().sections.flatMap((section) => section.cards);
    const ring = cards.find(({ card }) => slugs[card] === 'ring');
    expect(ring).toMatchObject({ numDecks: 4, potentialDecks: 4, inclusion: 1, synergyRaw: 0.5 });
    expect(ring?.lift).toBeCloseTo(Math.log10(1.25), 10);
  });

  test('filters narrow the decks of the theme, not those it is compared with', () => {
    const ward = slugs.indexOf('ward');
    // a1 and a3 hold ward; a4 and p1 too, without the theme.
    expect(stats({ in: [ward] })).toMatchObject({ decks: 2, decksCounted: 4, baselineDecks: 6 });
    expect(stats({ bracket: 3 })).toMatchObject({ decks: 1, decksCounted: 4, baselineDecks: 3 });
    expect(stats({ range: 'month' })).toMatchObject({ decks: 1, baselineDecks: 4 });
  });

  test('in one color identity only its commanders are counted, inside and outside', () => {
    expect(stats({}, 3)).toMatchObject({
      decks: 1,
      decksCounted: 3,
      baselineDecks: 2,
      topCommanders: [{ commander: PAIR, decks: 1, of: 3, distinct: 3 }],
    });
    expect(stats({}, 3).identities).toHaveLength(3);
    expect(stats({}, 4)).toMatchObject({ decks: 0, baselineDecks: 0, sections: [], topCommanders: [] });
  });

  test('a theme without decks is empty', () => {
    expect(stats({}, null, 1)).toMatchObject({ decks: 0, baselineDecks: 10, sections: [], identities: [] });
  });

  test('a commander first released in the last 120 days is new; a pair is as new as the newer', () => {
    const released = (slug: string, day: number) =>
      GOLDEN_CARDS.map((card) => (card.slug === slug ? { ...card, releaseDay: day } : card));
    const newOnes = (slug: string, day: number) => {
      const other = load(released(slug, day));
      return themeStats(other.engine, { theme: 0, filters: NO_ENGINE_FILTERS }).newCommanders;
    };
    expect(stats().newCommanders).toEqual([]);
    expect(newOnes('cole', AS_OF - 119)).toEqual([{ commander: PAIR, decks: 1, of: 3, distinct: 3 }]);
    expect(newOnes('cole', AS_OF - 120)).toEqual([]);
    expect(newOnes('aria', AS_OF + 1)).toEqual([]);
  });
});

describe('a commander narrowed to a theme', () => {
  test('compares its decks of the theme with all decks of the others', () => {
    const filters = { ...NO_ENGINE_FILTERS, theme: 0 };
    const narrowed = commanderStats(engine, { commander: ARIA, filters });
    expect(narrowed).toMatchObject({ decks: 2, decksInRange: 4, baselineDecks: 6 });
    expect(narrowed.themeCounts).toEqual([{ theme: 0, decks: 2 }]);
    const inMonth = commanderStats(engine, { commander: ARIA, filters: { ...filters, range: 'month' } });
    // Of a3 and a4 the owner of a3 tagged it.
    expect(inMonth).toMatchObject({ decks: 1, themeCounts: [{ theme: 0, decks: 1 }] });
  });
});
