import { describe, expect, it } from 'vitest';
import { recordsOfCommanders } from './records.ts';

const overview = (games: number[], wins: number[]) => ({
  ...{ commanderCards: [[0], [0, 1], [2]] },
  ...{ commanderGames: Uint32Array.from(games), commanderWins: Uint32Array.from(wins) },
});

describe('records of commanders', () => {
  it('are of all decks with the card in the command zone', () => {
    const records = recordsOfCommanders(4, overview([20, 15, 10], [5, 4, 9]) as never);
    /*
     * 9 of 35: 0.25714; Wilson's lower end by hand: center (9 + 1.92073) / 38.84146 = 0.28116, half-width
     * 1.96 / 38.84146 × √(9 × 26 / 35 + 0.96036) = 0.05046 × 2.76515 = 0.13953. The others have fewer than 30 games.
     */
    expect(Array.from(records?.games ?? [])).toEqual([35, Number.NaN, Number.NaN, Number.NaN]);
    expect(records?.winRate[0]).toBeCloseTo(0.25714, 5);
    expect(records?.winRateLow[0]).toBeCloseTo(0.14163, 4);
  });

  it('are none with too few games everywhere', () => {
    expect(recordsOfCommanders(4, overview([14, 15, 29], [1, 1, 1]) as never)).toBeNull();
  });
});
