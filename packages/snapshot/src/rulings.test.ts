import type { Ruling } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rulings, rulingLines } from './rulings.ts';

const said = (text: string): Ruling => ({ date: '2024-03-30', source: 'wotc', text });

async function packed(listed: readonly (readonly Ruling[])[]) {
  const cards = listed.map((_, card) => ({ key: `card ${card}` }));
  const { lines, count } = rulingLines(
    cards,
    listed.map((rulings, card) => ({ key: `card ${card}`, rulings: [...rulings] })),
  );
  return { ...(await Rulings.pack(Buffer.from(lines.join('')))), count };
}

describe('the rulings of a snapshot', () => {
  it('are returned by card, within blocks and at their edges', async () => {
    // Blocks of 64 cards: 0–63, 64–127 and the last two.
    const listed = Array.from({ length: 130 }, (_, card) =>
      card % 3 === 0 ? [said(`Of ${card}.`), said('{T}: “Yes”\nand no.')] : [],
    );
    const { rulings, lines, count } = await packed(listed);
    expect(lines).toBe(130);
    // 0, 3, …, 129: 44 cards of two each.
    expect(count).toBe(88);
    expect(listed.map((_, card) => rulings.of(card))).toEqual(listed);
    expect([130, 192, 100_000].map((card) => rulings.of(card))).toEqual([[], [], []]);
  });

  it('take no line if no card has any', async () => {
    const { rulings, lines, count } = await packed([[], []]);
    expect({ lines, count, of: rulings.of(0) }).toEqual({ lines: 0, count: 0, of: [] });
  });

  it('round-trip with any texts', async () => {
    const ruling = fc.record({
      date: fc.constant('2024-03-30'),
      source: fc.constantFrom('wotc' as const, 'scryfall' as const),
      text: fc.string({ unit: 'binary', minLength: 1 }),
    });
    const cards = fc.array(fc.array(ruling, { maxLength: 3 }), { maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(cards, async (listed) => {
        const { rulings } = await packed(listed);
        expect(listed.map((_, card) => rulings.of(card))).toEqual(listed);
      }),
      { numRuns: 30 },
    );
  });

  it('take a fraction of their length in memory', async () => {
    const listed = Array.from({ length: 640 }, (_, card) => [
      said(`If ${card} copies are on the battlefield, each of them triggers, and they resolve one by one.`),
    ]);
    const { rulings } = await packed(listed);
    expect(rulings.bytes).toBeLessThan(JSON.stringify(listed).length / 3);
  });
});
