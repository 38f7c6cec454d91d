import type { ApiClient, ApiClientOptions } from '@deckwright/api-client';
import { fetchPart } from '../part/fetch-part.ts';
import { readSession } from '../session/kept-session.ts';
import { sessionFetch } from '../session/session-fetch.ts';

/** The API client for the browser; its code is loaded with the first call. */
export async function browserClient(
  hosts: Pick<ApiClientOptions, 'apiHost' | 'staticHost'> = {},
): Promise<ApiClient> {
  const { createApiClient } = await fetchPart(() => import('@deckwright/api-client/client'));
  return createApiClient({
    fetch: sessionFetch,
    isInCookie: () => readSession() !== null,
    ...hosts,
  });
}
