import type { FetchLike } from '@deckwright/api-client';
import { fetchPart } from '../part/fetch-part.ts';
import { holdsOldToken } from './kept-session.ts';

/** The browser's `fetch`, once a session of an earlier version has become a cookie. */
export const sessionFetch: FetchLike = async (url, init) => {
  if (holdsOldToken()) await (await fetchPart(() => import('./move-session.ts'))).moveSession();
  return fetch(url, init);
};
