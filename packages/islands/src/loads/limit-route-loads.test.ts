import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitRouteLoads } from './limit-route-loads.ts';

/** Responds only when its signal aborts it, like a hanging connection. */
const hanging: typeof fetch = (_input, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function limited(send: typeof fetch): typeof fetch {
  const scope = { fetch: send };
  limitRouteLoads([], scope);
  return scope.fetch;
}

const outcome = (answer: Promise<unknown>) => answer.catch((error: unknown) => (error as Error).name);

it.each(['/tags.data?_routes=routes%2Ftags', new URL('http://localhost/_root.data')])(
  'aborts what the router waits for: %s',
  async (address) => {
    const ended = outcome(limited(hanging)(address));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await ended).toBe('TimeoutError');
  },
);

it('aborts it immediately if the visitor navigates away', async () => {
  const left = new AbortController();
  const ended = outcome(limited(hanging)('/tags.data', { signal: left.signal }));
  left.abort();
  expect(await ended).toBe('AbortError');
});

it('leaves other calls and responses as they are', async () => {
  const seen: (RequestInit | undefined)[] = [];
  const send: typeof fetch = async (_input, init) => {
    seen.push(init);
    return new Response('the page');
  };
  const call = { cache: 'no-store' } as const;
  await limited(send)('/api/users/u1/live?of=/tags.data', call);
  expect(seen).toEqual([call]);
  expect(await (await limited(send)('/tags.data')).text()).toBe('the page');
});

/** Sends a line at once and the end of the body only on request, like a slow line; an abort breaks the body off. */
function slowAnswer() {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const send: typeof fetch = async (_input, init) =>
    new Response(
      new ReadableStream({
        start: (body) => {
          body.enqueue(new TextEncoder().encode('[{"_1":2}]\n'));
          init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
          void ended.then(() => body.close());
        },
      }),
    );
  return { send, end };
}

it('hands over a response once all of it is there, so that leaving the page breaks off nothing', async () => {
  const left = new AbortController();
  const { send, end } = slowAnswer();
  let isHandedOver = false;
  const waiting = limited(send)('/tags.data', { signal: left.signal }).then((answer) => {
    isHandedOver = true;
    return answer;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(isHandedOver).toBe(false);
  end();
  const answer = await waiting;
  left.abort();
  expect(await answer.text()).toBe('[{"_1":2}]\n');
});

it('rejects a response that is aborted before its end', async () => {
  const left = new AbortController();
  const ended = outcome(limited(slowAnswer().send)('/tags.data', { signal: left.signal }));
  await vi.advanceTimersByTimeAsync(100);
  left.abort();
  expect(await ended).toBe('AbortError');
});

it('ends a body that stops on its way, like a response that never begins', async () => {
  const ended = outcome(limited(slowAnswer().send)('/tags.data'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await ended).toBe('TimeoutError');
});

it.each([204, 404])('leaves status %i, its headers and its empty body as they are', async (status) => {
  const headers = { 'x-remix-redirect': '/tags' };
  const answer = await limited(async () => new Response(null, { status, headers }))('/tags.data');
  expect([answer.status, answer.headers.get('x-remix-redirect'), answer.body]).toEqual([
    status,
    '/tags',
    null,
  ]);
});
