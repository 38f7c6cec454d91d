import { numberKey } from './query-key.ts';

/** The page of a list, from 1. */
export const PAGE = numberKey('page', {
  otherwise: 1,
  pattern: '[1-9]\\d{0,4}',
  hint: 'is not a page; pages count from 1',
  description: 'Page of the list, from 1',
});
