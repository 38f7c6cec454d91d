import { PAIR_KINDS } from '@deckwright/domain';
import { LIST_QUERY } from './list-query.ts';
import { inOrder } from './query.ts';
import { wordKey } from './query-key.ts';

export const KIND_QUERY = {
  kind: wordKey('kind', PAIR_KINDS, {
    otherwise: null,
    spelled: 'all',
    description: 'Only pairs by this ability; all pairs without it',
  }),
};

export const PARTNERS_QUERY = inOrder({ ...LIST_QUERY, ...KIND_QUERY });
