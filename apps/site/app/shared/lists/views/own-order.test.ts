import { describe, expect, it } from 'vitest';
import { ownOrder } from './card-list-table.tsx';

type Figures = { inclusionRate: number; synergy: number | null; lift: number | null };

const card = (inclusionRate: number, synergy: number | null, lift: number | null): Figures => ({
  inclusionRate,
  synergy,
  lift,
});

describe('ownOrder', () => {
  const cards = [card(0.5, 0.4, 0.2), card(0.6, 0.3, 0.9)];

  it('is the figure that the list goes by', () => {
    expect(ownOrder('highsynergycards', cards)).toBe('synergy');
    expect(ownOrder('highliftcards', [...cards].reverse())).toBe('lift');
    expect(ownOrder('creatures', [...cards].reverse())).toBe('inclusion');
  });

  it('is none that the cards do not follow', () => {
    expect(ownOrder('creatures', cards)).toBeUndefined();
    expect(ownOrder('highliftcards', cards)).toBeUndefined();
  });
});
