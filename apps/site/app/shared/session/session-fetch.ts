import type { FetchLike } from '@deckwright/api-client';
import { fetchPart } from '../part/fetch-part.ts';
import { holdsOldToken } from './kept-session.ts';

/** Personal calls: accounts, staff, votes, shared decks. All others are answered the same without a session. */
const OWN = /^\/api\/(?:users|staff|salt|shared-decks)(?:[/?]|$)/;

/** The browser's `fetch`; calls that need a session wait until one of an earlier version has become a cookie. */
export const sessionFetch: FetchLike = async (url, init) => {
  if (OWN.test(url) && holdsOldToken())
    await (await fetchPart(() => import('./move-session.ts'))).moveSession();
  return fetch(url, init);
};
