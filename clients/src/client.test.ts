import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryCache } from './answer-cache.ts';
import { ApiError, ConnectionError, DataChangedError } from './api-error.ts';
import { type ClientOptions, createClient } from './client.ts';
import { each, type ListPage } from './each.ts';
import { getSeconds, waitBefore } from './waiting.ts';

type Sent = { url: string; init: RequestInit };
type Step = Response | Error | ((sent: Sent) => Response | Promise<Response>);

/** A site that answers one step after the other, and what it was asked. */
function getSite(...steps: Step[]): { requested: Sent[]; fetch: NonNullable<ClientOptions['fetch']> } {
  const requested: Sent[] = [];
  return {
    requested,
    fetch: async (url, init) => {
      const step = steps[requested.length];
      requested.push({ url, init });
      if (step instanceof Error) throw step;
      if (step === undefined) throw new Error(`Nobody expected ${url}`);
      return typeof step === 'function' ? step({ url, init }) : step;
    },
  };
}

const getClient = (steps: Step[], options: Partial<ClientOptions> = {}) => {
  const site = getSite(...steps);
  return { ...site, client: createClient({ site: 'https://x.example/', ...options, fetch: site.fetch }) };
};

const json = (value: unknown, init: ResponseInit = {}): Response => Response.json(value, init);
const busy = (headers: Record<string, string> = {}, status = 503): Response =>
  json({ detail: 'Too busy.', error: { code: 'unavailable', message: 'Too busy.' } }, { status, headers });
const toHeaders = (sent: Sent | undefined): Headers => new Headers(sent?.init.headers);

afterEach(() => void vi.useRealTimers());

describe('a call', () => {
  it('fills the path and writes the query; lists are joined, what is undefined is left out', async () => {
    const { client, requested } = getClient([json(1), json(2), json(3)]);
    await client.get('/cards/{id}', { id: 'a/b ?', fields: ['name', 'salt'], limit: 3, after: undefined });
    await client.get('/sets');
    await client.get('/csv/{+page}', { page: 'top/white' });
    expect(requested.map(({ url }) => url)).toEqual([
      'https://x.example/api/v1/cards/a%2Fb%20%3F?fields=name%2Csalt&limit=3',
      'https://x.example/api/v1/sets',
      'https://x.example/api/v1/csv/top/white',
    ]);
    for (const id of ['', '..', '.']) expect(() => client.get('/cards/{id}', { id })).toThrow(TypeError);
    expect(() => client.get('/csv/{+page}', { page: 'top/../../x' })).toThrow(TypeError);
  });

  it('sends a body, and headers of the caller', async () => {
    const { client, requested } = getClient([json({ data: [] })]);
    expect(await client.post('/cards/batch', { ids: ['x'] }, { headers: { 'x-mine': '1' } })).toEqual({
      data: [],
    });
    expect(requested[0]?.init).toMatchObject({ method: 'POST', body: '{"ids":["x"]}' });
    expect(toHeaders(requested[0]).get('x-mine')).toBe('1');
    expect(toHeaders(requested[0]).get('content-type')).toBe('application/json');
  });

  it('names the key of the caller, if there is one', async () => {
    const own = getClient([json(1), json({ data: [] })], { apiKey: 'dwk_x' });
    await own.client.get('/sets');
    await own.client.post('/cards/batch', { ids: [] });
    const none = getClient([json(1)]);
    await none.client.get('/sets');
    const named = [...own.requested, ...none.requested].map((sent) => toHeaders(sent).get('authorization'));
    expect(named).toEqual(['Bearer dwk_x', 'Bearer dwk_x', null]);
  });

  it('needs the address of a site', () => {
    for (const site of ['', 'your.site', 'ftp://your.site'])
      expect(() => createClient({ site })).toThrow('is not the address of a site');
  });
});

describe('what goes wrong', () => {
  it('is an ApiError with status, code, words and nearest names', async () => {
    const problem = {
      detail: 'No card has the address "x".',
      error: { code: 'not-found', message: 'No.' },
      nearest: [{ label: 'Y' }],
    };
    const { client, requested } = getClient([json(problem, { status: 404 })]);
    const error = await client.get('/cards/{id}', { id: 'x' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 404,
      code: 'not-found',
      message: problem.detail,
      problem,
      retryAfter: null,
    });
    expect(requested).toHaveLength(1);
  });

  it('is told even where something else answers, or nothing that can be read', async () => {
    const page = getClient([new Response('<h1>Bad</h1>', { status: 400 })]);
    await expect(page.client.get('/sets')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'unknown',
      problem: null,
    });
    const odd = getClient([new Response('<h1>Hello</h1>')]);
    await expect(odd.client.get('/sets')).rejects.toBeInstanceOf(ConnectionError);
    const silent = getClient([new TypeError('fetch failed')], { retries: 0 });
    await expect(silent.client.get('/sets')).rejects.toMatchObject({
      name: 'ConnectionError',
      cause: expect.any(TypeError),
    });
  });

  it('is tried again after the time the site states, at most as often as allowed', async () => {
    vi.useFakeTimers();
    const { client, requested } = getClient([
      busy({ 'retry-after': '7' }),
      new TypeError('reset'),
      json({ is: 'there' }),
    ]);
    const answer = client.get('/sets');
    await vi.advanceTimersByTimeAsync(6999);
    expect(requested).toHaveLength(1);
    // Up to a quarter more than 7 seconds, then up to 1 second.
    await vi.advanceTimersByTimeAsync(1751 + 1000);
    expect(await answer).toEqual({ is: 'there' });
    expect(requested).toHaveLength(3);
    const often = getClient([busy(), busy(), busy(), json(1)]);
    const refused = expect(often.client.get('/sets')).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(often.requested).toHaveLength(3);
  });

  it('is told at once where the site asks for more patience than the caller has', async () => {
    const { client, requested } = getClient([busy({ 'retry-after': '61' }, 429), json(1)]);
    await expect(client.get('/sets')).rejects.toMatchObject({ status: 429, retryAfter: 61 });
    expect(requested).toHaveLength(1);
  });

  it('ends when the caller stops it, also while it waits', async () => {
    vi.useFakeTimers();
    const stop = new AbortController();
    const { client, requested } = getClient([busy({ 'retry-after': '30' }), json(1)]);
    const refused = expect(client.get('/sets', {}, { signal: stop.signal })).rejects.toThrow('Enough');
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(new Error('Enough'));
    await refused;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requested).toHaveLength(1);
  });

  it('includes an answer that does not come in time', async () => {
    vi.useFakeTimers();
    const never = ({ init }: Sent): Promise<Response> =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const { client } = getClient([never], { timeout: 2000, retries: 0 });
    const refused = expect(client.get('/sets')).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
    await vi.advanceTimersByTimeAsync(2000);
    await refused;
  });
});

describe('waiting', () => {
  it('reads seconds and dates', () => {
    expect(getSeconds('5')).toBe(5);
    expect(getSeconds('-5')).toBe(0);
    expect(getSeconds('Wed, 25 Nov 2026 10:00:30 GMT', Date.UTC(2026, 10, 25, 10))).toBe(30);
    for (const text of [null, '', 'soon']) expect(getSeconds(text)).toBeNull();
  });

  it('is a little longer than asked for, and grows by chance where nothing is stated', () => {
    expect(waitBefore(0, 8, () => 0)).toBe(8000);
    expect(waitBefore(1, 8, () => 1)).toBe(10_000);
    expect([0, 1, 2].map((repeated) => waitBefore(repeated, null, () => 1))).toEqual([500, 1000, 2000]);
    expect(waitBefore(2, null, () => 0)).toBe(0);
  });
});

describe('kept answers', () => {
  it('are asked for by their tag, and given again where nothing changed', async () => {
    const { client, requested } = getClient(
      [
        json({ n: 1 }, { headers: { etag: 'W/"a"' } }),
        new Response(null, { status: 304 }),
        json({ n: 2 }, { headers: { etag: 'W/"b"' } }),
      ],
      { cache: memoryCache(1) },
    );
    const first = await client.get<{ n: number }>('/sets');
    first.n = 5;
    expect(await client.get('/sets')).toEqual({ n: 1 });
    expect(await client.get('/sets')).toEqual({ n: 2 });
    expect(requested.map((sent) => toHeaders(sent).get('if-none-match'))).toEqual([null, 'W/"a"', 'W/"a"']);
  });

  it('are as many as wanted, those used last', () => {
    const cache = memoryCache(2);
    for (const url of ['a', 'b']) cache.set(url, { etag: url, text: '' });
    cache.get('a');
    cache.set('c', { etag: 'c', text: '' });
    expect(['a', 'b', 'c'].map((url) => cache.get(url) !== undefined)).toEqual([true, false, true]);
  });
});

describe('each', () => {
  const page = (data: number[], next: string | null, snapshot = 's'): ListPage<number> => ({
    data,
    next,
    source: { snapshot },
  });
  const all = async (entries: AsyncIterable<number>): Promise<number[]> => {
    const found: number[] = [];
    for await (const entry of entries) found.push(entry);
    return found;
  };

  it('asks for a page when its first entry is needed, until there is none', async () => {
    const { client, requested } = getClient([json(page([2], '/api/v1/sets?after=2')), json(page([3], null))]);
    const entries = each(client, page([1], '/api/v1/sets?after=1'));
    expect(await entries.next()).toEqual({ value: 1, done: false });
    expect(requested).toEqual([]);
    expect(await all(entries)).toEqual([2, 3]);
    expect(requested.map(({ url }) => url)).toEqual(
      [1, 2].map((after) => `https://x.example/api/v1/sets?after=${after}`),
    );
  });

  it('ends with an error where the data change, if that matters', async () => {
    const renewed = (): Response => json(page([2], null, 't'));
    const { client } = getClient([renewed(), renewed()]);
    const first = page([1], '/api/v1/sets?after=1');
    expect(await all(each(client, first))).toEqual([1, 2]);
    await expect(all(each(client, first, { sameData: true }))).rejects.toBeInstanceOf(DataChangedError);
  });

  it('goes nowhere else, and not in circles', async () => {
    const { client } = getClient([json(page([2], '/api/v1/sets?after=1'))]);
    await expect(all(each(client, page([1], 'https://evil.example/')))).rejects.toThrow('outside the API');
    await expect(all(each(client, page([1], '/api/v1/sets?after=1')))).rejects.toThrow('does not go on');
  });
});
