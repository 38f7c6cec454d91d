import { type Example, looksLike } from './looks-like.ts';
import type { Problem } from './schemas/index.ts';

export type FetchLike = (input: string, init: RequestInit) => Promise<Response>;

export type ApiClientOptions = {
  /** Called with an address and the request; the browser's `fetch` or one that stays in the process. */
  fetch: FetchLike;
  /** Origin and prefix of the published JSON; `/data` of the same origin by default. */
  staticHost?: string;
  /** Origin of every `/api` call; the same origin by default. */
  apiHost?: string;
  /** Bearer token of the signed-in user, or null. */
  getToken?: () => string | null | Promise<string | null>;
  /**
   * Of a page of the site itself: whether somebody is signed in, by a cookie that scripts cannot read. It goes along to the
   * page's own origin alone.
   */
  isInCookie?: () => boolean;
  /** The visitor's address, where the caller is itself a server. */
  forwardedFor?: string;
  /** Receives the address, the request and the error of each failed call; `console.error` by default. */
  log?: (url: string, request: RequestInit, error: unknown) => void;
};

/** By this header a page of the site says that its session lies in the cookie, or shall. */
export const SESSION_HEADER = 'session-in';
export const IN_COOKIE = 'cookie';

/** A call without an answer ends after so long, whoever waits. */
export const MOST_WAIT_MS = 30_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** False leaves the bearer token out, and the cookie unnamed. */
  auth?: boolean;
  headers?: Record<string, string>;
};

/** A call whose answer counts only where it looks like the example. */
export type CheckedCall<T> = CallOptions & { like?: Example<T> };

/**
 * No answer (`cause` says why: a TimeoutError after `MOST_WAIT_MS`, a SyntaxError where it cannot be read or is of another
 * form), or one outside 200–299; then `status` and the server's own account of it are given.
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

/** The one door through which calls leave: headers, token, errors. */
export function createRequester(options: ApiClientOptions) {
  const log = options.log ?? ((url, request, error) => console.error('Fetch failed', url, request, error));

  async function send<T>(method: Method, path: string, init: RequestInit, call: CheckedCall<T>): Promise<T> {
    const url = addressOf(path, options.apiHost ?? '');
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
      if (!response.ok) throw new FetchError(url, response.status, await problemOf(response), null);
      const answer: unknown = response.status === 204 ? null : await response.json();
      if (call.like !== undefined && !looksLike(answer, call.like))
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

/** Ends with the caller's signal, or by itself when the time is over. A timer, since tests set clocks. */
function timeLimit(given: AbortSignal | undefined): { signal: AbortSignal; end: () => void } {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException('No answer came in time.', 'TimeoutError')),
    MOST_WAIT_MS,
  );
  const signal = given ? AbortSignal.any([given, late.signal]) : late.signal;
  return { signal, end: () => clearTimeout(timer) };
}

/** True for a call its caller cancelled: nobody waits for it, so it is no error. */
export function isAbort(error: unknown, signal?: AbortSignal): boolean {
  return (signal?.aborted ?? false) || (error instanceof DOMException && error.name === 'AbortError');
}

/** Paths that begin with /api go to the API host; full addresses and other paths stay as they are. */
export function addressOf(path: string, apiHost: string): string {
  return path === '/api' || path.startsWith('/api/') || path.startsWith('/api?') ? `${apiHost}${path}` : path;
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    const body: unknown = await response.json();
    return isProblem(body) ? body : null;
  } catch {
    // A proxy's error page is no JSON; the status alone says what is known.
    return null;
  }
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
