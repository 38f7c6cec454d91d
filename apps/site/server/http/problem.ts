import type { Problem, SearchOption } from '@deckwright/api-client';
import { AppError, type ErrorCode } from '@deckwright/domain';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The one map from error code to HTTP status; adding a code without a status does not compile. */
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

/** An unknown name, with what may have been meant. */
export class UnknownNameError extends AppError {
  readonly nearest: SearchOption[];

  constructor(message: string, nearest: SearchOption[], code: ErrorCode = 'not-found') {
    super(code, message);
    this.nearest = nearest;
  }
}

/** Answers an error as JSON. What is unexpected is logged whole and told as a general sentence. */
export function answerProblem(error: unknown, c: Context): Response {
  if (error instanceof HTTPException) {
    const code = error.status === 413 ? 'resource-exhausted' : 'invalid-argument';
    return problem(c, error.status, {
      error: { code, message: error.message || 'The request cannot be read.' },
    });
  }
  if (error instanceof AppError && STATUS_OF_CODE[error.code] !== 500) {
    const nearest = error instanceof UnknownNameError ? { nearest: error.nearest } : {};
    const body = { error: { code: error.code, message: error.message }, ...nearest };
    return problem(c, STATUS_OF_CODE[error.code], body);
  }
  if (hasLeft(error)) {
    const message = 'The request ended before its body did.';
    return problem(c, STATUS_OF_CODE.cancelled, { error: { code: 'cancelled', message } });
  }
  console.error(`${c.req.method} ${c.req.path} failed:`, error);
  const message = 'Something went wrong on the server. Please try again later.';
  return problem(c, 500, { error: { code: 'internal', message } });
}

/** Node's own error where the sender closes the connection within a body; nobody reads the answer. */
function hasLeft(error: unknown): boolean {
  return (
    error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
  );
}

export function problem(c: Context, status: ContentfulStatusCode, body: Problem): Response {
  c.header('Cache-Control', 'no-store');
  if (status === 503) c.header('Retry-After', '2');
  return c.json(body, status);
}
