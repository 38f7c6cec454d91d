import { setImmediate } from 'node:timers/promises';
import type { FetchLike } from '@deckwright/api-client';
import type { Api } from '../http/api.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

const MOST_REDIRECTS = 3;

/**
 * A fetch that calls the API in this process, on one snapshot for the whole page; redirects are followed. `visitor` is
 * the address of who sends a form, for what is counted by address.
 */
export function createApiFetch(app: Api, snapshot: LoadedSnapshot, visitor?: string): FetchLike {
  const bindings = { snapshot, ...(visitor === undefined ? {} : { visitor }) };
  return async (input, init) => {
    let url = new URL(input, 'http://localhost').toString();
    for (let redirects = 0; ; redirects += 1) {
      const response = await app.request(url, init, bindings);
      // Making the answer and reading it both hold the thread for long: others are answered in between.
      await setImmediate();
      const target = response.headers.get('location');
      if (response.status !== 301 || target === null || redirects === MOST_REDIRECTS) return response;
      url = new URL(target, url).toString();
    }
  };
}
