import { describe, expect, it } from 'vitest';
import { parseDeckText } from './parse.ts';

describe('a line of a card', () => {
  it('reads cards that Magic Arena rebalanced by their paper names', () => {
    const { cards } = parseDeckText(
      "1 A-Alrund's Epiphany (KHM) 41\n1 A-Valki // A-Tibalt\n1 A-b\n1 A Display of My Dark Power",
    );
    expect(cards.map(({ name }) => name)).toEqual([
      "Alrund's Epiphany",
      'Valki // Tibalt',
      'A-b',
      'A Display of My Dark Power',
    ]);
  });
});
