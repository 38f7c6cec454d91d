import {
  COMBO_BRACKETS,
  DECK_COLUMNS,
  DIRECTIONS,
  PAIR_KINDS,
  SET_PRINTS,
  SET_TYPES,
} from '@deckwright/domain';
import { DECK_QUERY } from './deck-query.ts';
import { LIST_QUERY, PAGE, WINDOW_QUERY } from './list-query.ts';
import { inOrder } from './query.ts';
import { formEscape, identityKey, lenient, nameKey, numberKey, textKey, wordKey } from './query-key.ts';
import { VIEW_QUERY } from './view-query.ts';

const { range } = DECK_QUERY;

/** Longer words name nothing. */
const LONGEST_WORD = 100;

/** The order of a list of decks: the newest first, the highest first by any number, unless asked otherwise. */
export const ORDER_QUERY = inOrder({
  by: wordKey('by', DECK_COLUMNS, { otherwise: 'date' }),
  dir: wordKey('dir', DIRECTIONS, { otherwise: 'desc' }),
});

export const DECKS_QUERY = inOrder({ ...DECK_QUERY, ...ORDER_QUERY, page: PAGE });

export const KIND_QUERY = { kind: wordKey('kind', PAIR_KINDS, { otherwise: null, spelled: 'all' }) };

export const PARTNERS_QUERY = inOrder({ ...LIST_QUERY, ...KIND_QUERY });

export const COMBOS_QUERY = inOrder({
  bracket: { ...DECK_QUERY.bracket, words: COMBO_BRACKETS },
  card: nameKey('card', { description: 'Slug of a card that is part of it' }),
  colors: identityKey('colors', 'Combos within a color identity such as azorius'),
  page: PAGE,
  result: nameKey('result', { description: 'A result such as infinite-mana', longest: LONGEST_WORD }),
  size: numberKey('size', {
    otherwise: null,
    pattern: '[1-9]\\d?',
    hint: 'is no number of cards; write it as size=2',
    description: 'Number of cards',
  }),
});

export const LANDS_QUERY = { range };

/** Figures of a deck in place of the averages. */
export const LAND_BASE_QUERY = inOrder({
  range,
  mana: numberKey('mana', {
    otherwise: null,
    pattern: '\\d{1,2}(\\.\\d{1,2})?',
    most: 16,
    hint: 'cannot be read; write an average mana value such as 3.2',
    description: 'Average mana value, in place of the decks’ own',
  }),
  cheap: numberKey('cheap', {
    otherwise: null,
    pattern: '\\d{1,2}',
    hint: 'cannot be read; write a number of cards such as 14',
    description: 'Cheap cards that ramp or draw, in place of the decks’ own',
  }),
  cap: numberKey('cap', {
    otherwise: null,
    pattern: '\\d{1,7}(\\.\\d{1,2})?',
    most: 1_000_000,
    hint: 'cannot be read; write an amount in dollars such as 50',
    description: 'Most dollars for all nonbasic lands',
  }),
});

export const PRECONS_QUERY = inOrder({
  colors: identityKey('colors', 'A color identity such as azorius'),
  q: textKey('q', {
    description: 'Part of the name of a precon, its set or commander',
    longest: LONGEST_WORD,
    escape: formEscape,
  }),
});

export const PRECON_QUERY = {
  commander: nameKey('commander', { description: 'Who leads it, where several of its cards may' }),
};

export const SALT_QUERY = { page: PAGE };

export const SALT_VOTE_QUERY = inOrder({
  colors: nameKey('colors', { description: 'white … green, colorless or multicolor' }),
  page: PAGE,
});

/** With the words first, as people read it. */
export const SEARCH_QUERY = {
  q: textKey('q', {
    description:
      'A query such as t:elf id<=bg mv<=2; by name, color, type, text, price, decks … as explained on /search',
    escape: formEscape,
  }),
  page: PAGE,
};

/** A search with how its cards are shown; nonsense counts as not given. */
export const SEARCH_VIEW_QUERY = { ...SEARCH_QUERY, page: lenient(PAGE), view: VIEW_QUERY.view };

export const SETS_QUERY = inOrder({
  q: textKey('q', { longest: LONGEST_WORD, escape: formEscape }),
  type: wordKey('type', SET_TYPES, { otherwise: 'all' }),
});

export const PRINTS_QUERY = { prints: wordKey('prints', SET_PRINTS, { otherwise: 'all' }) };

export const SET_QUERY = inOrder({ ...WINDOW_QUERY, ...PRINTS_QUERY });
