import type { ApiClient, ApiClientOptions } from '@deckwright/api-client';
import { fetchPart } from '../part/fetch-part.ts';
import { readSession } from '../session/kept-session.ts';
import { sessionFetch } from '../session/session-fetch.ts';

/** The calls of the API from the browser; their code is fetched with the first of them. */
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
