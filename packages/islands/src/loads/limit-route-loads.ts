import { ANY_ORIGIN, partialLoad } from './partial-loads.ts';
import { readWhole } from './read-whole.ts';
import { shareLoad } from './share-load.ts';

/** As long as the site's other calls wait. */
const MAX_WAIT_MS = 30_000;

/** A response that is not the data of a page, such as the sign-in page of a network. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/**
 * The router's requests for page data wait forever without a response. This adds the timeout of all other calls: the
 * page then says that it could not be loaded. These requests are recognized by their path only, because the router
 * accepts no custom `fetch`. Loads whose URLs differ only in `viewKeys` share one request.
 */
export function limitRouteLoads(
  viewKeys: readonly string[],
  scope: { fetch: typeof fetch } = globalThis,
): void {
  const { fetch: send } = scope;
  scope.fetch = (input, init) =>
    isRouteLoad(input) ? loadRoute(sharing(send, viewKeys), input, init) : send.call(globalThis, input, init);
}

function isRouteLoad(input: RequestInfo | URL): boolean {
  return /^[^?#]*\.data(?:$|[?#])/.test(toAddress(input));
}

function toAddress(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : `${input}`;
}

type Send = (
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  isPartial?: boolean,
) => Promise<Response>;

function loadRoute(send: Send, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const url = new URL(toAddress(input), ANY_ORIGIN);
  const once = (signal: AbortSignal) => send(input, { ...init, signal }, true);
  return partialLoad({ url, signal: init?.signal ?? undefined, send: once }) ?? send(input, init);
}

/** Sends what the router may abort so that another view of the page can wait for the same response. */
function sharing(send: typeof fetch, viewKeys: readonly string[]): Send {
  return (input, init, isPartial = false) => {
    const { signal, method = 'GET' } = init ?? {};
    if (!signal || method !== 'GET' || input instanceof Request) return sendInTime(send, input, init);
    const url = new URL(toAddress(input), ANY_ORIGIN);
    const key = new URL(url);
    for (const name of viewKeys) key.searchParams.delete(name);
    const once = (until: AbortSignal) => sendInTime(send, input, { ...init, signal: until });
    return shareLoad({ key: key.href, address: url.href, isPartial, signal, send: once });
  };
}

/**
 * The whole response. The router shows a page once the first line of its data is there and then waits for the end of
 * the body in a promise that it does not handle: a navigation in between would be an uncaught AbortError. Pages send
 * all of their data at once, so nothing is shown later. The timeout is a timer, because tests set clocks; it runs while
 * the body is read, and has no effect after that.
 */
async function sendInTime(
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('No answer came in time.', 'TimeoutError')), MAX_WAIT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  const answer = await send.call(globalThis, input, { ...init, signal });
  if (answer.ok && /\bhtml\b|\bjson\b/.test(answer.headers.get('content-type') ?? ''))
    throw new UnreadableAnswer('The answer is no data of a page.');
  try {
    return await readWhole(answer);
  } catch (error) {
    // Browsers do not give the reason for which reading a body was aborted, and the router takes an AbortError for one of its own.
    throw late.signal.aborted ? late.signal.reason : error;
  }
}
