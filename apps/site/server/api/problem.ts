import { UnknownNameError } from '@deckwright/answers';
import type { Problem } from '@deckwright/contract';
import { toWire } from '@deckwright/contract/wire';
import { AppError, type ErrorCode } from '@deckwright/domain';
import type { LimitReached } from '@deckwright/overload';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { retrySeconds } from '../http/busy.ts';
import { SENTENCE_OF_CODE, STATUS_OF_CODE } from '../http/error-status.ts';
import { loggedPath } from '../http/logged-path.ts';
import { PROBLEM_TYPE, problemDetails } from '../http/problem-details.ts';
import { isForPrograms } from '../http/version-one.ts';
import type { ApiContext } from './api.ts';

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
  const reported = toReportedProblem(error, `${c.req.method} ${loggedPath(c.req.path)}`);
  return reported
    ? problem(c, reported.status, reported.problem)
    : c.body(null, STATUS_OF_CODE[toCode(error)]);
}

export type ReportedProblem = { status: ContentfulStatusCode; problem: Problem };

/**
 * What to report of an error; null if nobody is there to be told. Unexpected errors are logged in full, as failed at
 * `where`, and reported with a general sentence.
 */
export function toReportedProblem(error: unknown, where: string): ReportedProblem | null {
  const code = toCode(error);
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

function toCode(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return hasLeft(error) ? 'cancelled' : 'internal';
}

/** Node's error when the sender closes the connection mid-body; nobody reads the answer. */
function hasLeft(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  );
}

/** An error in JSON; to programs of others as RFC 9457 has it. */
export function problem(c: ApiContext, status: ContentfulStatusCode, body: Problem): Response {
  c.header('Cache-Control', 'no-store');
  if (status === 503) c.header('Retry-After', retrySeconds());
  if (!isForPrograms(c.req.path)) return c.json(toWire(body), status);
  return problemDocument(c, status, body);
}

/** An error as RFC 9457 has it, whatever the address. */
export function problemDocument(c: ApiContext, status: ContentfulStatusCode, body: Problem): Response {
  const details = JSON.stringify(toWire(problemDetails(status, body)));
  return c.body(details, status, { 'content-type': PROBLEM_TYPE });
}
