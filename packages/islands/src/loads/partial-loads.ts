import { onNetworkBack } from '../parts/network-back.ts';
import { readWhole } from './read-whole.ts';

/** Called with a retry function when a load has failed, and with null once it has succeeded. */
export type FollowLoad = (again: (() => void) | null) => void;

/** Only path and query of the URL are used. */
export const ANY_ORIGIN = 'http://site.invalid';

type Followed = { follow: FollowLoad; left: AbortSignal };

const followed = new Map<string, Followed>();

/**
 * Marks the next load of the page data of `address` (path and query) as being for a part of the page only. If it fails,
 * the router would replace the whole page: the load waits instead until it is retried, the network is back, or the
 * visitor navigates. The router does not abort the loads of a part that has left the page: the returned function does,
 * and `follow` is not called afterwards.
 */
export function followLoad(address: string, follow: FollowLoad): () => void {
  const key = toKey(new URL(address, ANY_ORIGIN));
  const left = new AbortController();
  const mine = { follow, left: left.signal };
  followed.set(key, mine);
  return () => {
    if (followed.get(key) === mine) followed.delete(key);
    left.abort();
  };
}

type Load = {
  url: URL;
  signal: AbortSignal | undefined;
  send: (signal: AbortSignal) => Promise<Response>;
};

/** The response, complete and parsable; null if the load is not followed. */
export function partialLoad({ url, signal, send }: Load): Promise<Response> | null {
  const key = toKey(url);
  const one = followed.get(key);
  if (!one) return null;
  followed.delete(key);
  const ends = signal ? AbortSignal.any([signal, one.left]) : one.left;
  return untilAnswered({ url, signal: ends, send }, one.follow);
}

async function untilAnswered(
  { url, signal, send }: Load & { signal: AbortSignal },
  follow: FollowLoad,
): Promise<Response> {
  for (;;) {
    try {
      const answer = await readData(await send(signal), url);
      signal.throwIfAborted();
      follow(null);
      return answer;
    } catch {
      signal.throwIfAborted();
      await retryRequested(signal, follow);
    }
  }
}

function retryRequested(signal: AbortSignal, follow: FollowLoad): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      unfollow();
      reject(signal.reason);
    };
    const again = () => {
      unfollow();
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const unfollow = onNetworkBack(again);
    signal.addEventListener('abort', stop);
    follow(again);
  });
}

/**
 * Read here, because the router would notice a truncated response too late.
 * @throws if it is not data of the page
 */
async function readData(answer: Response, url: URL): Promise<Response> {
  if (answer.status >= 500) throw new Error(`It answered ${answer.status}.`);
  const whole = await readWhole(answer);
  if (whole.ok) checkData(await whole.clone().text(), url.searchParams.get('_routes'));
  return whole;
}

/** The router's data are lines of JSON; the first is an array that contains each route of the response by name. */
function checkData(text: string, routes: string | null): void {
  const [first = '', ...rest] = text.split('\n');
  const data: unknown = JSON.parse(first);
  const isInData = (route: string) => Array.isArray(data) && data.includes(route);
  if (rest.length === 0 || !(routes?.split(',').every(isInData) ?? true))
    throw new Error('It is not the data.');
}

/** One key for the URL of a page and for that of its data. */
function toKey({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  return `${pathname.replace(/(?:_root)?\.data$/, '')}?${query}`;
}
