import { inOrder } from './query.ts';
import { numberKey } from './query-key.ts';
import { RANGE } from './window-keys.ts';

export const LANDS_QUERY = { range: RANGE };

/** Figures of a deck that override the averages. */
export const LAND_BASE_QUERY = inOrder({
  range: RANGE,
  mana: numberKey('mana', {
    otherwise: null,
    pattern: '\\d{1,2}(\\.\\d{1,2})?',
    most: 16,
    hint: 'cannot be read; write an average mana value such as 3.2',
    description: 'Average mana value of your nonland cards, 0…16; that of the decks without it',
  }),
  cheap: numberKey('cheap', {
    otherwise: null,
    pattern: '\\d{1,2}',
    hint: 'cannot be read; write a number of cards such as 14',
    description: 'Number of your cheap cards that ramp or draw, 0…99; the average of the decks without it',
  }),
  cap: numberKey('cap', {
    otherwise: null,
    pattern: '\\d{1,7}(\\.\\d{1,2})?',
    most: 1_000_000,
    hint: 'cannot be read; write an amount in dollars such as 50',
    description: 'USD that all nonbasic lands together may cost; no limit without it',
  }),
});
