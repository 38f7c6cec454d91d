import { SET_PRINTS, SET_TYPES } from '@deckwright/domain';
import { WINDOW_QUERY } from './list-query.ts';
import { inOrder } from './query.ts';
import { formEscape, textKey, wordKey } from './query-key.ts';

export const SETS_QUERY = inOrder({
  q: textKey('q', {
    description: 'Only sets with this in their name, or with this code',
    longest: 100,
    escape: formEscape,
  }),
  type: wordKey('type', SET_TYPES, {
    otherwise: 'all',
    description: 'Only sets of this kind; without it all but promos and others',
  }),
});

export const PRINTS_QUERY = {
  prints: wordKey('prints', SET_PRINTS, {
    otherwise: 'all',
    description: 'Only cards first printed in the set (`new`) or only others (`reprints`); all without it',
  }),
};

export const SET_QUERY = inOrder({ ...WINDOW_QUERY, ...PRINTS_QUERY });
