import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { fillWithLands } from './fill-lands.ts';
import type { InsightDeck, InsightLine } from './types.ts';

const commander = (colors: string): InsightLine => ({
  card: insightCard('Lead', 'Legendary Creature', { colors }),
  quantity: 1,
  makes: 0,
});
const spells = (manaCost: string, quantity: number): InsightLine => ({
  card: insightCard(`Spell ${manaCost}`, 'Sorcery', { manaCost }),
  quantity,
  makes: 0,
});
const basics = (name: string, colors: string, quantity: number): InsightLine => ({
  card: insightCard(name, 'Basic Land', { colors }),
  quantity,
  makes: 0,
});
const deck = (colors: string, ...cards: InsightLine[]): InsightDeck => ({
  commanders: [commander(colors)],
  cards,
});

describe('lands that fill a list', () => {
  it('are split by the mana symbols', () => {
    // 63 spells and a commander; 36 lands are missing to 100. 42 symbols are white, 21 blue: two to one, 24 and 12.
    expect(fillWithLands(deck('WU', spells('{1}{W}', 42), spells('{U}', 21)), 36)).toEqual({
      lands: 36,
      basics: [24, 12, 0, 0, 0, 0],
      spells: 0,
    });
  });

  it('count the basics that the list has', () => {
    // With 12 Plains 24 are missing; the same split of all 36 wants 12 more Plains and 12 Islands.
    const cards = [spells('{1}{W}', 42), spells('{U}', 21), basics('Plains', 'W', 12)];
    expect(fillWithLands(deck('WU', ...cards), 36)?.basics).toEqual([12, 12, 0, 0, 0, 0]);
    // With 30 Plains white has more than its part, so the six are Islands.
    expect(fillWithLands(deck('WU', ...cards.slice(0, 2), basics('Plains', 'W', 30)), 36)?.basics).toEqual([
      0, 6, 0, 0, 0, 0,
    ]);
  });

  it('leave room for spells, except for one or two', () => {
    // 51 cards: 49 are missing to 100, of which 37 are lands.
    expect(fillWithLands(deck('W', spells('{W}', 50)), 37)).toMatchObject({ lands: 37, spells: 12 });
    expect(fillWithLands(deck('W', spells('{W}', 60)), 37)).toMatchObject({ lands: 39, spells: 0 });
    expect(fillWithLands(deck('W', spells('{W}', 59)), 37)).toMatchObject({ lands: 37, spells: 3 });
    // Fewer than advised where the list has no room for more.
    expect(fillWithLands(deck('W', spells('{W}', 70)), 37)).toMatchObject({ lands: 29, spells: 0 });
  });

  it('are in equal parts without symbols, Wastes without colors, and of the costs without a commander', () => {
    expect(fillWithLands(deck('BG', spells('{3}', 63)), 36)?.basics).toEqual([0, 0, 18, 0, 18, 0]);
    expect(fillWithLands(deck('', spells('{3}', 63)), 36)?.basics).toEqual([0, 0, 0, 0, 0, 36]);
    expect(fillWithLands({ commanders: [], cards: [spells('{R}', 64)] }, 36)?.basics).toEqual([
      0, 0, 0, 36, 0, 0,
    ]);
    // A color outside the commander's gets none.
    expect(fillWithLands(deck('W', spells('{W}', 31), spells('{R}', 32)), 36)?.basics).toEqual([
      36, 0, 0, 0, 0, 0,
    ]);
  });

  it('are none for a full list and for one with enough lands', () => {
    expect(fillWithLands(deck('W', spells('{W}', 99)), 36)).toBeNull();
    expect(fillWithLands(deck('W', spells('{W}', 50), basics('Plains', 'W', 37)), 37)).toBeNull();
  });

  it('never exceed 100 cards', () => {
    const counts = fc.record({
      white: fc.integer({ min: 0, max: 60 }),
      green: fc.integer({ min: 0, max: 60 }),
      plains: fc.integer({ min: 0, max: 40 }),
      advised: fc.integer({ min: 20, max: 50 }),
    });
    fc.assert(
      fc.property(counts, ({ white, green, plains, advised }) => {
        const lines = [spells('{W}', white), spells('{G}', green), basics('Plains', 'W', plains)];
        const cards = lines.filter(({ quantity }) => quantity > 0);
        const fill = fillWithLands(deck('WG', ...cards), advised);
        if (fill === null) return;
        expect(1 + white + green + plains + fill.lands + fill.spells).toBe(100);
        expect(fill.basics.reduce((sum, copies) => sum + copies, 0)).toBe(fill.lands);
        expect(fill.spells).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
