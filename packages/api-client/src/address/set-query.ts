import { SET_PRINTS, SET_TYPES } from '@deckwright/domain';
import { WINDOW_QUERY } from './list-query.ts';
import { inOrder } from './query.ts';
import { formEscape, textKey, wordKey } from './query-key.ts';

export const SETS_QUERY = inOrder({
  q: textKey('q', { longest: 100, escape: formEscape }),
  type: wordKey('type', SET_TYPES, { otherwise: 'all' }),
});

export const PRINTS_QUERY = { prints: wordKey('prints', SET_PRINTS, { otherwise: 'all' }) };

export const SET_QUERY = inOrder({ ...WINDOW_QUERY, ...PRINTS_QUERY });
