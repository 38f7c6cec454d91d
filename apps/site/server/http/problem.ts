import { UnknownNameError } from '@deckwright/answers';
import type { Problem } from '@deckwright/contract';
import { toWire } from '@deckwright/contract/wire';
import { AppError, type ErrorCode } from '@deckwright/domain';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiContext } from './api.ts';
import { retrySeconds } from './busy.ts';
import { loggedPath } from './logged-path.ts';
import { PROBLEM_TYPE, problemDetails } from './problem-details.ts';
import type { LimitReached } from './user-limits.ts';
import { isVersionOne } from './version-one.ts';

/** The only map from error code to HTTP status; adding a code without a status does not compile. */
export const STATUS_OF_CODE: Readonly<Record<ErrorCode, ContentfulStatusCode>> = {
  ok: 200,
  cancelled: 408,
  unknown: 500,
  'invalid-argument': 400,
  'deadline-exceeded': 503,
  'not-found': 404,
  'already-exists': 409,
  'permission-denied': 403,
  unauthenticated: 401,
  'resource-exhausted': 413,
  'failed-precondition': 400,
  aborted: 409,
  'out-of-range': 400,
  unimplemented: 501,
  internal: 500,
  unavailable: 503,
  'data-loss': 500,
};

/**
 * What readers are told if an error has no message, or one not meant for them; null if there is nobody to tell: whoever
 * cancelled knows.
 */
export const SENTENCE_OF_CODE: Readonly<Record<ErrorCode, string | null>> = {
  ok: 'Done.',
  cancelled: null,
  unknown: 'Something went wrong on the server. Please try again later.',
  'invalid-argument': 'We couldn’t read that request. Check what you entered.',
  'deadline-exceeded': 'This took too long. Please try again in a moment.',
  'not-found': 'There is nothing at this address.',
  'already-exists': 'That name is already taken. Choose another name.',
  'permission-denied': 'You don’t have permission to do this.',
  unauthenticated: 'Please sign in first.',
  'resource-exhausted': 'That’s more than the site accepts at once. Send less, or wait a moment.',
  'failed-precondition': 'This can’t be done yet. Complete the earlier steps first.',
  aborted: null,
  'out-of-range': 'That page doesn’t exist. Go back to the first page.',
  unimplemented: 'The site can’t do this.',
  internal: 'Something went wrong on the server. Please try again later.',
  unavailable: 'The site is busy. Please try again in a moment.',
  'data-loss': 'Some of the site’s data is damaged. The operator has been notified.',
};

/** More calls than a limit allows within its window: answered as 429. */
export class LimitError extends AppError {
  readonly reached: LimitReached;

  constructor(message: string, reached: LimitReached) {
    super('resource-exhausted', message);
    this.reached = reached;
  }
}

/** Answers an error as JSON. Unexpected errors are logged in full and reported with a general sentence. */
export function answerProblem(error: unknown, c: ApiContext): Response {
  if (error instanceof HTTPException) {
    const code = error.status === 413 ? 'resource-exhausted' : 'invalid-argument';
    const message = error.message || (SENTENCE_OF_CODE[code] ?? '');
    return problem(c, error.status, { error: { code, message } });
  }
  if (error instanceof LimitError) {
    c.header('Retry-After', `${error.reached.seconds}`);
    c.set('refusedBy', error.reached.by);
  }
  const told = toldOf(error, `${c.req.method} ${loggedPath(c.req.path)}`);
  return told ? problem(c, told.status, told.problem) : c.body(null, STATUS_OF_CODE[codeOf(error)]);
}

export type Told = { status: ContentfulStatusCode; problem: Problem };

/**
 * What to report of an error; null if nobody is there to be told. Unexpected errors are logged in full, as failed at
 * `where`, and reported with a general sentence.
 */
export function toldOf(error: unknown, where: string): Told | null {
  const code = codeOf(error);
  const status = error instanceof LimitError ? 429 : STATUS_OF_CODE[code];
  const sentence = SENTENCE_OF_CODE[code];
  if (sentence === null) return null;
  if (error instanceof AppError && status !== 500) {
    const nearest = error instanceof UnknownNameError ? { nearest: error.nearest } : {};
    return { status, problem: { error: { code, message: error.message || sentence }, ...nearest } };
  }
  // Not part of the format: a %c in the address would swallow the error.
  console.error('%s failed:', where, error);
  return { status: 500, problem: { error: { code, message: sentence } } };
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return hasLeft(error) ? 'cancelled' : 'internal';
}

/** Node's error when the sender closes the connection mid-body; nobody reads the answer. */
function hasLeft(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  );
}

/** An error in JSON; below `/api/v1` as RFC 9457 has it. */
export function problem(c: ApiContext, status: ContentfulStatusCode, body: Problem): Response {
  c.header('Cache-Control', 'no-store');
  if (status === 503) c.header('Retry-After', retrySeconds());
  if (!isVersionOne(c.req.path)) return c.json(toWire(body), status);
  const details = JSON.stringify(toWire(problemDetails(status, body)));
  return c.body(details, status, { 'content-type': PROBLEM_TYPE });
}
