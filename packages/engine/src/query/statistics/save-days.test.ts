import { describe, expect, test } from 'vitest';
import { GOLDEN_CARDS, AS_OF as GOLDEN_DAY, GOLDEN_DECKS } from '../../testing/golden.ts';
import { loaded } from '../../testing/load.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { saveDays } from './save-days.ts';

describe('the days on which decks were saved', () => {
  const { engine, commander } = loaded(GOLDEN_CARDS, GOLDEN_DECKS, GOLDEN_DAY);
  const ago = (filters: typeof NO_ENGINE_FILTERS) =>
    saveDays(engine, { commander: commander('aria'), filters }).map(({ day, decks }) => [
      GOLDEN_DAY - day,
      decks,
    ]);

  // Aria's decks: a1 undated, a2 100 days ago, a3 20, a4 0; the owners of a2 and a3 set bracket 3.
  test('are counted oldest first, without the undated', () => {
    expect(ago(NO_ENGINE_FILTERS)).toEqual([
      [100, 1],
      [20, 1],
      [0, 1],
    ]);
  });

  test('are those of the decks that pass', () => {
    expect(ago({ ...NO_ENGINE_FILTERS, bracket: 3 })).toEqual([
      [100, 1],
      [20, 1],
    ]);
    expect(ago({ ...NO_ENGINE_FILTERS, range: 'month' })).toEqual([
      [20, 1],
      [0, 1],
    ]);
  });
});
