import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AppError, userAgent } from '@deckwright/domain';
import { z } from 'zod';

const Manifest = z.object({ version: z.string() });

const VERSION = Manifest.parse(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
).version;

/** Network settings; times in milliseconds. */
export type Manners = {
  userAgent: string;
  /** Timeout until the response headers. */
  answerMs: number;
  /** Timeout between two chunks of a response. */
  silenceMs: number;
  /** First pause before a retry; doubled each time, up to `maxPauseMs`. */
  pauseMs: number;
  maxPauseMs: number;
  /** Maximum number of attempts in a row without progress. */
  tries: number;
};

const PURPOSE = 'self-hosted statistics for Commander decks';

export const MANNERS: Manners = {
  userAgent: userAgent(VERSION, PURPOSE),
  answerMs: 30_000,
  silenceMs: 60_000,
  pauseMs: 1000,
  maxPauseMs: 60_000,
  tries: 5,
};

/** With whom a service may write to about this program: the address of the site, or an email address. */
export function mannersWithContact(contact: string | undefined): Manners {
  return { ...MANNERS, userAgent: userAgent(VERSION, PURPOSE, contact) };
}

export type Ask = {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** JSON, for POST. */
  body?: string;
};

/** An unsuccessful upstream response. */
export class AnswerError extends Error {
  readonly status: number;
  /** Milliseconds the service asks to wait, or null. */
  readonly waitMs: number | null;

  constructor(address: string, status: number, waitMs: number | null) {
    super(`${address} answered ${status}`);
    this.status = status;
    this.waitMs = waitMs;
  }
}

const MAX_REDIRECTS = 5;
/** Pause if a busy service does not state a time. */
const BUSY_MS = 30_000;

/**
 * Sends a request and resolves with the response once its headers have arrived; the caller handles `content-encoding`.
 * Follows redirects, except of a POST. Rejects with AnswerError for any status except 200 and 206, or with the network error.
 */
export async function askUpstream(
  address: string,
  manners: Manners,
  { method = 'GET', headers = {}, body }: Ask = {},
) {
  let url = new URL(address);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await send(url, manners, { method, headers, body });
    const status = answer.statusCode ?? 0;
    const target = answer.headers.location;
    if (status >= 300 && status < 400 && target && redirects < MAX_REDIRECTS && method !== 'POST') {
      answer.destroy();
      const from = url;
      url = new URL(target, from);
      // Never redirect from HTTPS to HTTP, where the content could be tampered with.
      const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && from.protocol === 'http:');
      if (!isSafe) throw new AnswerError(address, status, null);
      continue;
    }
    if (status === 200 || status === 206) return answer;
    answer.destroy();
    const waits = status === 429 || status === 503;
    throw new AnswerError(address, status, waits ? retryAfter(answer.headers['retry-after']) : null);
  }
}

function send(
  url: URL,
  manners: Manners,
  { method, headers, body }: { method: string; headers: Ask['headers']; body: string | undefined },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      headers: { 'user-agent': manners.userAgent, accept: 'application/json, */*;q=0.5', ...headers },
    });
    const timer = setTimeout(() => request.destroy(timedOut(url)), manners.answerMs);
    request.setTimeout(manners.silenceMs, () => request.destroy(timedOut(url)));
    request.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    request.once('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    request.end(body);
  });
}

function timedOut(url: URL): Error {
  return Object.assign(new Error(`${url.host} is silent`), { code: 'ETIMEDOUT' });
}

/** Seconds or a date, as milliseconds from now. */
function retryAfter(value: string | undefined): number {
  if (value === undefined) return BUSY_MS;
  const seconds = /^\d{1,6}$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : BUSY_MS;
}

/** Whether a retry may succeed. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AnswerError)
    return error.status === 408 || error.status === 429 || error.status >= 500;
  return !(error instanceof AppError) && !isLocal(error);
}

/** A local disk error, which a retry cannot fix. */
function isLocal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ENOSPC|EACCES|EPERM|EROFS|EDQUOT|EISDIR|ENOENT|EMFILE)$/.test(code);
}

/** Converts the last error to a message for the operator. Disk errors are returned unchanged. */
export function explain(address: string, error: unknown): unknown {
  if (error instanceof AppError || isLocal(error)) return error;
  const { host } = new URL(address);
  if (error instanceof AnswerError) {
    const why = error.status === 429 ? 'asks to come back later' : `answered ${error.status}`;
    return new AppError('unavailable', `${host} ${why} for ${address}. Try again later.`, { cause: error });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new AppError(
    'unavailable',
    `${host} cannot be reached (${code}): check the network and try again; what is shown stays, and what is downloaded is kept.`,
    { cause: error },
  );
}
