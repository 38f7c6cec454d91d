import { makeCard } from '@deckwright/domain/testing';
import { describe, expect, it } from 'vitest';
import { nameResolver } from '../judging/name-resolver.ts';
import { withPrices } from './with-prices.ts';

const old = { price: 9, currency: 'USD' as const, date: '2023-01-01' };

describe('withPrices', () => {
  it("sets the vendor's prices, the cheapest of a card, and leaves other cards and vendors unchanged", () => {
    const cards = [
      makeCard({ name: 'Front // Back', layout: 'transform', prices: { scg: old, tcgplayer: old } }),
      makeCard({ name: 'Other', prices: { scg: old } }),
    ];
    const unknown = withPrices(cards, nameResolver(cards), 'scg', [
      { name: 'Front // Back', price: 5, date: '2024-02-02' },
      { name: 'front', price: 4, date: '2024-02-01' },
      { name: 'Nobody', price: 1, date: '2024-02-02' },
    ]);
    expect(unknown).toEqual(['Nobody']);
    expect(cards[0]?.prices).toEqual({
      scg: { price: 4, currency: 'USD', date: '2024-02-01' },
      tcgplayer: old,
    });
    expect(cards[1]?.prices).toEqual({ scg: old });
  });

  it("uses the vendor's currency", () => {
    const cards = [makeCard({ name: 'Card' })];
    withPrices(cards, nameResolver(cards), 'cardmarket', [{ name: 'Card', price: 1, date: '2024-02-02' }]);
    expect(cards[0]?.prices.cardmarket?.currency).toBe('EUR');
  });
});
