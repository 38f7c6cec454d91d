import { FetchError } from '../api/request.ts';

export const OFFLINE = 'You’re offline. Nothing is lost: try again once you’re back.';
export const UNREADABLE = 'The answer could not be read. Nothing is lost: try again in a moment.';
export const TOO_SLOW = 'The server took too long to answer. Try again.';

/** The message for a failed call: the server's own if it sent one, otherwise what is known of the connection. */
export function describeFailure(error: unknown, otherwise: string): string {
  if (error instanceof FetchError && error.problem) return error.problem.error.message;
  const cause = error instanceof FetchError ? error.cause : error;
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return TOO_SLOW;
  if (cause instanceof SyntaxError) return UNREADABLE;
  return navigator.onLine ? otherwise : OFFLINE;
}
