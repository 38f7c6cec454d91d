import type { FetchLike } from './request.ts';

export type Recorded = { url: string; init: RequestInit; headers: Headers };

/** A fetch that records its calls and returns prepared responses. */
export function recordingFetch(answer: (call: Recorded) => unknown): { fetch: FetchLike; calls: Recorded[] } {
  const calls: Recorded[] = [];
  const fetch: FetchLike = async (url, init) => {
    init.signal?.throwIfAborted();
    const call = { url, init, headers: new Headers(init.headers) };
    calls.push(call);
    const body = await answer(call);
    return body instanceof Response ? body : Response.json(body);
  };
  return { fetch, calls };
}
