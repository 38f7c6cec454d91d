import type { ErrorCode } from '@deckwright/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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
