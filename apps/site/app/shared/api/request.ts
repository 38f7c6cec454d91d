import type { Problem } from '@deckwright/contract/schemas';
import { fromWire } from '@deckwright/contract/wire';
import { type Example, hasShape } from './has-shape.ts';

export type FetchLike = (input: string, init: RequestInit) => Promise<Response>;

export type ApiClientOptions = {
  /** The browser's `fetch`, or an in-process replacement. */
  fetch: FetchLike;
  /** Origin and prefix of the published JSON; `/data` of the same origin by default. */
  staticHost?: string;
  /** Origin of every `/api` call; the same origin by default. */
  apiHost?: string;
  /** Bearer token of the signed-in user, or null. */
  getToken?: () => string | null | Promise<string | null>;
  /**
   * For pages of the site: whether a user is signed in by an HttpOnly cookie, which is sent only to the page's own
   * origin.
   */
  isInCookie?: () => boolean;
  /** The visitor's IP address, if the caller is a server. */
  forwardedFor?: string;
  /** Receives the address, the request and the error of each failed call; `console.error` by default. */
  log?: (url: string, request: RequestInit, error: unknown) => void;
};

/** With this header a page of the site says that its session is, or should be, in the cookie. */
export const SESSION_HEADER = 'session-in';
export const IN_COOKIE = 'cookie';

/** Timeout of every call. */
export const REQUEST_TIMEOUT_MS = 30_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** False leaves the bearer token out, and the cookie unnamed. */
  auth?: boolean;
  headers?: Record<string, string>;
};

/** A call whose response is rejected unless it has the shape of the example. */
export type CheckedCall<T> = CallOptions & { like?: Example<T> };

/**
 * No answer (`cause` says why: a TimeoutError after `REQUEST_TIMEOUT_MS`, a SyntaxError for an unreadable response or one of
 * the wrong shape), or a status outside 200–299; then `status` and the server's problem document are set.
 */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly url: string;
  readonly status: number | null;
  readonly problem: Problem | null;

  constructor(url: string, status: number | null, problem: Problem | null, cause: unknown) {
    super(`Failed to fetch ${url}`, { cause });
    this.url = url;
    this.status = status;
    this.problem = problem;
  }
}

export type Requester = ReturnType<typeof createRequester>;

/** Every call goes through this class, which sets headers and token and maps errors. */
export function createRequester(options: ApiClientOptions) {
  const log = options.log ?? ((url, request, error) => console.error('Fetch failed', url, request, error));

  async function send<T>(method: Method, path: string, init: RequestInit, call: CheckedCall<T>): Promise<T> {
    const url = toRequestUrl(path, options.apiHost ?? '');
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value);
    if (options.forwardedFor) headers.set('x-forwarded-for', options.forwardedFor);
    const token = call.auth === false ? null : await options.getToken?.();
    if (token) headers.set('authorization', `Bearer ${token}`);
    else if (call.auth !== false && url.startsWith('/') && options.isInCookie?.())
      headers.set(SESSION_HEADER, IN_COOKIE);
    const limit = timeLimit(call.signal);
    const request: RequestInit = { ...init, method, headers, signal: limit.signal };
    try {
      const response = await options.fetch(url, request);
      if (!response.ok) throw new FetchError(url, response.status, await getProblem(response), null);
      const answer = response.status === 204 ? null : fromWire(await response.json());
      if (call.like !== undefined && !hasShape(answer, call.like))
        throw new SyntaxError('The answer is of another form than expected.');
      return answer as T;
    } catch (error) {
      if (isAbort(error, call.signal)) throw error;
      const failure = error instanceof FetchError ? error : new FetchError(url, null, null, error);
      log(url, request, error);
      throw failure;
    } finally {
      limit.end();
    }
  }

  return {
    get: <T>(path: string, call: CheckedCall<T> = {}) => send<T>('GET', path, {}, call),
    /** Sends `body` as JSON. */
    json: <T>(method: Exclude<Method, 'GET'>, path: string, body: unknown, call: CheckedCall<T> = {}) =>
      send<T>(
        method,
        path,
        body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
        call,
      ),
    /** Sends a url-encoded form; arrays as name[0], name[1] … */
    form: <T>(path: string, fields: FormFields, call: CallOptions = {}) =>
      send<T>(
        'POST',
        path,
        {
          body: encodeForm(fields).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
        call,
      ),
    /** Sends a file by PUT, its name percent-encoded in the header `filename`. */
    upload: <T>(path: string, file: Blob, filename: string, call: CallOptions = {}) =>
      send<T>('PUT', path, { body: file, headers: { filename: encodeURIComponent(filename) } }, call),
  };
}

export type FormFields = Record<string, string | number | boolean | readonly (string | number | boolean)[]>;

/** The fields as a url-encoded form: arrays as `name[0]`, `name[1]` …, everything else as text. */
export function encodeForm(fields: FormFields): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object')
      value.forEach((item, index) => void form.append(`${name}[${index}]`, `${item}`));
    else form.append(name, `${value}`);
  }
  return form;
}

/** Aborts with the caller's signal or after the timeout. Uses a timer because tests control the clock. */
function timeLimit(given: AbortSignal | undefined): { signal: AbortSignal; end: () => void } {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException('No answer came in time.', 'TimeoutError')),
    REQUEST_TIMEOUT_MS,
  );
  const signal = given ? AbortSignal.any([given, late.signal]) : late.signal;
  return { signal, end: () => clearTimeout(timer) };
}

/** True for a call that its caller cancelled, which is not an error. */
export function isAbort(error: unknown, signal?: AbortSignal): boolean {
  return (signal?.aborted ?? false) || (error instanceof DOMException && error.name === 'AbortError');
}

/** Paths that start with /api go to the API host; full URLs and other paths are unchanged. */
export function toRequestUrl(path: string, apiHost: string): string {
  return path === '/api' || path.startsWith('/api/') || path.startsWith('/api?') ? `${apiHost}${path}` : path;
}

async function getProblem(response: Response): Promise<Problem | null> {
  try {
    const body = fromWire(await response.json());
    return isProblem(body) ? body : null;
  } catch {
    // A proxy's error page is not JSON; then only the status is known.
    return null;
  }
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
