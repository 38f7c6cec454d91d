import { describe, expect, it, vi } from 'vitest';
import { recordingFetch } from './recording-fetch.fixture.ts';
import { createRequester, encodeForm, FetchError, REQUEST_TIMEOUT_MS, toRequestUrl } from './request.ts';

const silent = () => {};

describe('a request', () => {
  it('times out after 30 seconds, and says why', async () => {
    vi.useFakeTimers();
    const fetch = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const pending = createRequester({ fetch, log: silent }).get('/api/x');
    const rejected = expect(pending).rejects.toMatchObject({ status: null, cause: { name: 'TimeoutError' } });
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    await rejected;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('treats an answer of another shape as missing', async () => {
    const pending = (body: unknown) =>
      createRequester({ fetch: recordingFetch(() => body).fetch, log: silent }).get<{ url: string }>(
        '/api/x',
        {
          like: { url: '' },
        },
      );
    expect(await pending({ url: '/a' })).toEqual({ url: '/a' });
    for (const body of [null, [], {}, { url: 7 }])
      await expect(pending(body)).rejects.toMatchObject({ status: null, cause: { name: 'SyntaxError' } });
  });

  it('sends JSON with an accept header', async () => {
    const { fetch, calls } = recordingFetch(() => ({ ok: true }));
    await createRequester({ fetch }).json('POST', '/api/x', { a: 1 });
    expect(calls[0]?.init.method).toBe('POST');
    expect(calls[0]?.init.body).toBe('{"a":1}');
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.headers.get('accept')).toBe('application/json');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('sends %s as that method', async (method) => {
    const { fetch, calls } = recordingFetch(() => null);
    await createRequester({ fetch }).json(method, '/api/x', undefined);
    expect(calls[0]?.init.method).toBe(method);
  });

  it('sends GET as that method, without a body', async () => {
    const { fetch, calls } = recordingFetch(() => null);
    await createRequester({ fetch }).get('/api/x');
    expect(calls[0]?.init.method).toBe('GET');
    expect(calls[0]?.init.body).toBeUndefined();
  });

  it('sends the bearer token of the signed-in user', async () => {
    const { fetch, calls } = recordingFetch(() => null);
    await createRequester({ fetch, getToken: async () => 'secret' }).get('/api/x');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('sends no token if the call says so or nobody is signed in', async () => {
    const { fetch, calls } = recordingFetch(() => null);
    await createRequester({ fetch, getToken: () => 'secret' }).get('/api/x', { auth: false });
    await createRequester({ fetch, getToken: () => null }).get('/api/x');
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  it('names the cookie of a page if somebody is signed in, only to its own origin', async () => {
    const { fetch, calls } = recordingFetch(() => null);
    const isInCookie = () => true;
    await createRequester({ fetch, isInCookie }).get('/api/x');
    await createRequester({ fetch, isInCookie }).get('/api/x', { auth: false });
    await createRequester({ fetch, isInCookie: () => false }).get('/api/x');
    await createRequester({ fetch, isInCookie, apiHost: 'https://api.example.org' }).get('/api/x');
    await createRequester({ fetch, isInCookie, getToken: () => 'secret' }).get('/api/x');
    expect(calls.map(({ headers }) => headers.get('session-in'))).toEqual(['cookie', null, null, null, null]);
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer secret');
  });

  it("passes on the visitor's address when called by a server", async () => {
    const { fetch, calls } = recordingFetch(() => null);
    await createRequester({ fetch, forwardedFor: '203.0.113.9' }).get('/api/x');
    expect(calls[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.9');
  });

  it('sends a file by PUT with its name percent-encoded in a header', async () => {
    const { fetch, calls } = recordingFetch(() => null);
    await createRequester({ fetch }).upload('/api/files', new Blob(['x']), 'mein Bild é.png');
    expect(calls[0]?.init.method).toBe('PUT');
    expect(calls[0]?.headers.get('filename')).toBe('mein%20Bild%20%C3%A9.png');
  });

  it('sends the arrays of a form as name[0], name[1]', async () => {
    const { fetch, calls } = recordingFetch(() => null);
    await createRequester({ fetch }).form('/api/x', { cards: ['a', 'b'], n: 1 });
    expect(calls[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(calls[0]?.init.body).toBe('cards%5B0%5D=a&cards%5B1%5D=b&n=1');
    expect([...encodeForm({ cards: ['a', 'b'] }).keys()]).toEqual(['cards[0]', 'cards[1]']);
  });

  it('answers null for 204', async () => {
    const { fetch } = recordingFetch(() => new Response(null, { status: 204 }));
    expect(await createRequester({ fetch }).get('/api/x')).toBeNull();
  });
});

describe('toAddress', () => {
  it('sends paths that start with /api to the API host', () => {
    expect(toRequestUrl('/api/recs', 'https://api.example.org')).toBe('https://api.example.org/api/recs');
    expect(toRequestUrl('/api', 'https://api.example.org')).toBe('https://api.example.org/api');
  });

  it('leaves other paths unchanged', () => {
    expect(toRequestUrl('/data/cards/x', 'https://api.example.org')).toBe('/data/cards/x');
    expect(toRequestUrl('/apiary', 'https://api.example.org')).toBe('/apiary');
  });
});

describe('a failed request', () => {
  it("throws with its address, the status and the server's message", async () => {
    const problem = { error: { code: 'not-found', message: 'No card.' }, nearest: [] };
    const { fetch } = recordingFetch(() => Response.json(problem, { status: 404 }));
    const failure = createRequester({ fetch, log: silent }).get('/api/x');
    await expect(failure).rejects.toThrow('Failed to fetch /api/x');
    await expect(failure).rejects.toMatchObject({ status: 404, problem });
  });

  it('throws the same sentence if there is no answer', async () => {
    const failure = createRequester({
      fetch: () => Promise.reject(new TypeError('refused')),
      log: silent,
    }).get('/x');
    await expect(failure).rejects.toBeInstanceOf(FetchError);
    await expect(failure).rejects.toThrow('Failed to fetch /x');
    await expect(failure).rejects.toMatchObject({ status: null, problem: null });
  });

  it('throws it for an answer that is not JSON, with or without an error status', async () => {
    for (const status of [200, 502]) {
      const fetch = async () => new Response('<html>', { status });
      await expect(createRequester({ fetch, log: silent }).get('/x')).rejects.toThrow('Failed to fetch /x');
    }
  });

  it('logs the address, the request and the error', async () => {
    const log = vi.fn();
    const error = new TypeError('refused');
    await createRequester({ fetch: () => Promise.reject(error), log })
      .get('/x')
      .catch(() => null);
    expect(log).toHaveBeenCalledExactlyOnceWith('/x', expect.objectContaining({ method: 'GET' }), error);
  });

  it('is neither logged nor renamed if the caller canceled it', async () => {
    const log = vi.fn();
    const abort = new AbortController();
    abort.abort();
    const { fetch } = recordingFetch(() => null);
    await expect(createRequester({ fetch, log }).get('/x', { signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(log).not.toHaveBeenCalled();
  });
});
