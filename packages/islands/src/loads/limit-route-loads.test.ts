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
  limitRouteLoads(scope);
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
