import { onNetworkBack } from '../part/network-back.ts';

/** Called with a retry function when a load has failed, and with null once it has succeeded. */
export type FollowLoad = (again: (() => void) | null) => void;

/** Only path and query of the URL are used. */
export const ANY_ORIGIN = 'http://site.invalid';

type Followed = { follow: FollowLoad; left: AbortSignal };

const followed = new Map<string, Followed>();

/**
 * The next load of the page data of `address` (path and query) is for a part of the page alone. The router would put its
 * failure in place of the whole page: it is held instead until somebody asks again, the network is back, or the visitor
 * goes elsewhere. The router does not end the loads of a part that is gone from the page: what is returned does, and
 * nothing is told from then on.
 */
export function followLoad(address: string, follow: FollowLoad): () => void {
  const key = keyOf(new URL(address, ANY_ORIGIN));
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

/** The answer, whole and readable; null where nobody follows this load. */
export function sideLoad({ url, signal, send }: Load): Promise<Response> | null {
  const key = keyOf(url);
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
      const answer = await readWhole(await send(signal), url);
      signal.throwIfAborted();
      follow(null);
      return answer;
    } catch {
      signal.throwIfAborted();
      await askedAgain(signal, follow);
    }
  }
}

function askedAgain(signal: AbortSignal, follow: FollowLoad): Promise<void> {
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
async function readWhole(answer: Response, url: URL): Promise<Response> {
  if (answer.status >= 500) throw new Error(`It answered ${answer.status}.`);
  const text = await answer.text();
  if (answer.ok) checkData(text, url.searchParams.get('_routes'));
  return new Response(text, { status: answer.status, headers: answer.headers });
}

/** The router's data are lines of JSON; the first is an array that contains each route of the response by name. */
function checkData(text: string, routes: string | null): void {
  const [first = '', ...rest] = text.split('\n');
  const data: unknown = JSON.parse(first);
  const isOf = (route: string) => Array.isArray(data) && data.includes(route);
  if (rest.length === 0 || !(routes?.split(',').every(isOf) ?? true)) throw new Error('It is not the data.');
}

/** The same for the URL of a page and for that of its data. */
function keyOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  return `${pathname.replace(/(?:_root)?\.data$/, '')}?${query}`;
}
