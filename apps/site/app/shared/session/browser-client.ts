import { fetchPart } from '@deckwright/islands';
import type { ApiClient } from '../api/api-client.ts';
import type { ApiClientOptions } from '../api/request.ts';
import { storedSession } from '../storage/stored-session.ts';
import { sessionFetch } from './session-fetch.ts';

/** The API client for the browser; its code is loaded with the first call. */
export async function browserClient(
  hosts: Pick<ApiClientOptions, 'apiHost' | 'staticHost'> = {},
): Promise<ApiClient> {
  const { createApiClient } = await fetchPart(() => import('../api/api-client.ts'));
  return createApiClient({
    fetch: sessionFetch,
    isInCookie: () => storedSession.read() !== null,
    ...hosts,
  });
}
