import { callAddress, type Parameters } from './address.ts';
import type { AnswerCache } from './answer-cache.ts';
import { ApiError, ConnectionError, readProblem } from './api-error.ts';
import { getSeconds, pause, waitBefore } from './waiting.ts';

export type ClientOptions = {
  /** Address of a site, such as `https://your.site`. */
  site: string;
  /** An API key of an account at the site, for higher limits. None is needed. */
  apiKey?: string;
  /** Keeps answers, so that unchanged ones are not sent again; see `memoryCache`. None by default. */
  cache?: AnswerCache;
  /** How often a call is repeated that found the site busy, over a limit or silent; 2 by default, at most 10. */
  retries?: number;
  /** Longest wait before a repetition, in seconds; a site that asks for more is an error at once. 60 by default. */
  longestWait?: number;
  /** How long to wait for an answer, in milliseconds; 30,000 by default. */
  timeout?: number;
  /** Your own `fetch`, for a proxy or a test. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Sees each answer of the site, such as its `RateLimit`. */
  onAnswer?: (answer: Response) => void;
};

export type RequestOptions = {
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>>;
};

/** What calls are made with. Paths are below `/api/v1`. */
export type Client = {
  get: <T>(template: string, parameters?: Parameters, call?: RequestOptions) => Promise<T>;
  post: <T>(path: string, body: object, call?: RequestOptions) => Promise<T>;
  text: (template: string, parameters: Parameters, call?: RequestOptions) => Promise<string>;
  /** The answer with its body unread, for files. */
  open: (template: string, parameters: Parameters, call?: RequestOptions) => Promise<Response>;
};

type Answer = { response: Response; text: string };

const BASE = '/api/v1';
const MAX_RETRIES = 10;
/** Calls only read, so that each may be repeated. */
const REPEATED: readonly number[] = [429, 502, 503, 504];

/** @throws TypeError if `site` is no address */
export function createClient(options: ClientOptions): Client {
  const { apiKey, cache, timeout = 30_000, longestWait = 60, onAnswer } = options;
  const retries = Math.min(MAX_RETRIES, options.retries ?? 2);
  const site = options.site.replace(/\/+$/, '');
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new TypeError(`"${options.site}" is not the address of a site, such as https://your.site.`);
  const identity = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const ask = options.fetch ?? ((url, init) => fetch(url, init));

  /** One try; `isRead` false leaves the body to the caller, however long that takes. */
  async function once(
    url: string,
    init: RequestInit,
    call: RequestOptions,
    isRead: boolean,
  ): Promise<Answer> {
    const { signal, headers } = call;
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('No answer came in time.', 'TimeoutError')),
      timeout,
    );
    try {
      const response = await ask(url, {
        ...init,
        signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
        headers: { ...init.headers, ...identity, ...headers },
      });
      return { response, text: isRead || !response.ok ? await response.text() : '' };
    } catch (error) {
      signal?.throwIfAborted();
      throw new ConnectionError(url, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async function send(url: string, init: RequestInit, call: RequestOptions, isRead = true): Promise<Answer> {
    for (let repeated = 0; ; repeated += 1) {
      let retryAfter: number | null = null;
      try {
        const answer = await once(url, init, call, isRead);
        const { response, text } = answer;
        onAnswer?.(response);
        if (response.ok || response.status === 304) return answer;
        retryAfter = getSeconds(response.headers.get('retry-after'));
        throw new ApiError(url, response.status, readProblem(text), retryAfter);
      } catch (error) {
        const isWorth =
          error instanceof ConnectionError || (error instanceof ApiError && REPEATED.includes(error.status));
        if (!isWorth || repeated >= retries || (retryAfter ?? 0) > longestWait) throw error;
      }
      await pause(waitBefore(repeated, retryAfter), call.signal);
    }
  }

  async function read<T>(
    path: string,
    init: RequestInit,
    call: RequestOptions,
    parse: (text: string) => T,
  ): Promise<T> {
    const url = `${site}${BASE}${path}`;
    const retained = init.method === 'GET' ? await cache?.get(url) : undefined;
    const headers = { ...init.headers, ...(retained ? { 'if-none-match': retained.etag } : {}) };
    const { response, text } = await send(url, { ...init, headers }, call);
    if (response.status === 304 && retained) return parse(retained.text);
    const value = parsed(url, text, parse);
    const etag = response.headers.get('etag');
    if (cache && init.method === 'GET' && etag) await cache.set(url, { etag, text });
    return value;
  }

  const json = { accept: 'application/json' };
  return {
    get: <T>(template: string, parameters: Parameters = {}, call: RequestOptions = {}) =>
      read(callAddress(template, parameters), { method: 'GET', headers: json }, call, asJson<T>),
    post: <T>(path: string, body: object, call: RequestOptions = {}) => {
      const headers = { ...json, 'content-type': 'application/json' };
      return read(path, { method: 'POST', headers, body: JSON.stringify(body) }, call, asJson<T>);
    },
    text: (template, parameters, call = {}) =>
      read(callAddress(template, parameters), { method: 'GET' }, call, (text) => text),
    open: async (template, parameters, call = {}) => {
      const url = `${site}${BASE}${callAddress(template, parameters)}`;
      return (await send(url, { method: 'GET' }, call, false)).response;
    },
  };
}

function asJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

function parsed<T>(url: string, text: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch (error) {
    throw new ConnectionError(url, error);
  }
}
