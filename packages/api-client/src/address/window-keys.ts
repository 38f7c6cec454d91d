import { BRACKETS, LIMITED_RANGES } from '@deckwright/domain';
import { wordKey } from './query-key.ts';

/** Which decks a page counts, by their bracket. */
export const BRACKET = wordKey('bracket', BRACKETS, {
  otherwise: null,
  repeated: 'same',
  description: 'Only decks whose owner set this bracket; all decks without it',
  // By number and in capitals too.
  meant: (text) => BRACKETS[Number(text) - 1] ?? text.toLowerCase(),
});

/** And by the day they were saved on. */
export const RANGE = wordKey('range', LIMITED_RANGES, {
  otherwise: 'none',
  repeated: 'same',
  description: 'Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it',
});
