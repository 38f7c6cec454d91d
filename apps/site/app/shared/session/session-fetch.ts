import { fetchPart } from '@deckwright/islands';
import type { FetchLike } from '../api/request.ts';
import { sessionWithToken } from '../storage/stored-session.ts';

/** Personal calls: accounts, staff, votes, shared decks. All others are answered the same without a session. */
const OWN = /^\/api\/(?:users|staff|salt|shared-decks)(?:[/?]|$)/;

/** Changes of a setting or a vote: the browser completes them even if the page is left at once. */
const CHANGES = new Set(['PATCH', 'PUT']);

/** The browser's `fetch`; calls that need a session wait until one of an earlier version has become a cookie. */
export const sessionFetch: FetchLike = async (url, given) => {
  const isOwn = OWN.test(url);
  if (isOwn && sessionWithToken.read())
    await (await fetchPart(() => import('./move-session.ts'))).moveSession();
  const init = isOwn && CHANGES.has(given.method ?? 'GET') ? { ...given, keepalive: true } : given;
  return fetch(url, init);
};
