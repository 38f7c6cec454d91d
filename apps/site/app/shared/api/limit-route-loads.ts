/** As long as any call of the site may take (packages/api-client/src/request.ts). */
const MOST_WAIT_MS = 30_000;

/**
 * The router's requests for the data of pages wait for ever where no answer comes. This ends them like every other call:
 * the page then says that it could not be loaded. They can be told by their path alone, as the router takes no `fetch` of ours.
 */
export function limitRouteLoads(scope: { fetch: typeof fetch } = globalThis): void {
  const { fetch: send } = scope;
  scope.fetch = (input, init) =>
    isRouteLoad(input) ? sendInTime(send, input, init) : send.call(globalThis, input, init);
}

function isRouteLoad(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : `${input}`;
  return /^[^?#]*\.data(?:$|[?#])/.test(address);
}

/** A timer, since tests set clocks; it goes on while the body is read, and ends nothing once that is over. */
function sendInTime(
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('No answer came in time.', 'TimeoutError')), MOST_WAIT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  return send.call(globalThis, input, { ...init, signal });
}
