import { LAND_CYCLES } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { starterCards } from './cards.ts';

describe('the land cycles over the sample', () => {
  const byName = new Map(starterCards().map((card) => [card.name.split(' // ')[0] ?? '', card]));

  it('hold only lands, of the colors they state', () => {
    const found = LAND_CYCLES.flatMap(({ lands }) => lands).flatMap(({ name, colors }) => {
      const card = byName.get(name);
      return card ? [{ name, colors, card }] : [];
    });
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ card }) => card.primaryType !== 'Land').map(({ name }) => name)).toEqual([]);
    expect(
      found.filter(({ card, colors }) => (card.colorIdentity & ~colors) !== 0).map(({ name }) => name),
    ).toEqual([]);
  });

  it('are found in it each, but for cycles the sample has no card of', () => {
    const empty = LAND_CYCLES.filter(({ lands }) => !lands.some(({ name }) => byName.has(name)));
    expect(LAND_CYCLES.length - empty.length).toBeGreaterThanOrEqual(20);
  });
});
