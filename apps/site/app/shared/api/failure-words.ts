import { FetchError } from '@deckwright/api-client';

export const OFFLINE = 'You’re offline. Nothing is lost: try again once you’re back.';
export const TOO_SLOW = 'The server took too long to answer. Try again.';

/** What to tell of a call that failed: the server's own sentence where it gave one, else what is known of the way to it. */
export function failureWords(error: unknown, otherwise: string): string {
  if (error instanceof FetchError) {
    if (error.problem) return error.problem.error.message;
    if (error.cause instanceof DOMException && error.cause.name === 'TimeoutError') return TOO_SLOW;
  }
  return navigator.onLine ? otherwise : OFFLINE;
}
