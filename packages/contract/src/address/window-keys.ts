import { BRACKETS, LIMITED_RANGES } from '@deckwright/domain';
import { wordKey } from './query-key.ts';

/** The bracket of the decks that a page counts. */
export const BRACKET = wordKey('bracket', BRACKETS, {
  otherwise: null,
  repeated: 'same',
  description: 'Only decks whose owner or source states this bracket; all decks without it',
  // Numbers and upper case are accepted too.
  also: '1 to 5 or ',
  resolveWord: (text) => BRACKETS[Number(text) - 1] ?? text.toLowerCase(),
});

/** The range of days in which the decks were saved. */
export const RANGE = wordKey('range', LIMITED_RANGES, {
  otherwise: 'none',
  repeated: 'same',
  description: 'Only decks saved in the 7, 30 or 365 days up to the as-of date; all counted decks without it',
});
