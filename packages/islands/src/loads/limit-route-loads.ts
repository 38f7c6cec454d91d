import { ANY_ORIGIN, partialLoad } from './partial-loads.ts';
import { readWhole } from './read-whole.ts';

/** As long as the site's other calls wait. */
const MAX_WAIT_MS = 30_000;

/** A response that is not the data of a page, such as the sign-in page of a network. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/**
 * The router's requests for page data wait forever without a response. This adds the timeout of all other calls: the
 * page then says that it could not be loaded. These requests are recognized by their path only, because the router
 * accepts no custom `fetch`.
 */
export function limitRouteLoads(scope: { fetch: typeof fetch } = globalThis): void {
  const { fetch: send } = scope;
  scope.fetch = (input, init) =>
    isRouteLoad(input) ? loadRoute(send, input, init) : send.call(globalThis, input, init);
}

function isRouteLoad(input: RequestInfo | URL): boolean {
  return /^[^?#]*\.data(?:$|[?#])/.test(toAddress(input));
}

function toAddress(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : `${input}`;
}

function loadRoute(
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const url = new URL(toAddress(input), ANY_ORIGIN);
  const once = (signal: AbortSignal) => sendInTime(send, input, { ...init, signal });
  return partialLoad({ url, signal: init?.signal ?? undefined, send: once }) ?? sendInTime(send, input, init);
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
