import { PAGE } from './page-key.ts';
import { inOrder } from './query.ts';
import { nameKey } from './query-key.ts';

export const SALT_QUERY = { page: PAGE };

export const SALT_VOTE_QUERY = inOrder({
  colors: nameKey('colors', {
    description: 'Only cards of these colors: white, blue, black, red, green, colorless or multicolor',
  }),
  page: PAGE,
});
