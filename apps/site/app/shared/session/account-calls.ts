import { createApiClient } from '../api/api-client.ts';
import { FetchError } from '../api/request.ts';
import { describeFailure } from '../feedback/failure-message.ts';
import { storedSession } from '../storage/stored-session.ts';
import { providerText } from './provider-text.ts';
import { sessionFetch } from './session-fetch.ts';

const UNREACHABLE = 'The site could not be reached. Check your connection and try again.';

/**
 * The API client for account calls, signed in or not. They are sent to the page's own origin, regardless of other
 * calls, because its cookie is sent nowhere else.
 */
export function accountCalls() {
  return createApiClient({
    fetch: sessionFetch,
    isInCookie: () => storedSession.read() !== null,
    log: logUnexpected,
  });
}

/** What went wrong, in the provider's own words if it responded. */
export function describeTrouble(error: unknown): string {
  const message = error instanceof FetchError ? error.problem?.error.message : undefined;
  return message ? providerText(message) : describeFailure(error, UNREACHABLE);
}

/** The session has ended. */
export function isRefusal(error: unknown): boolean {
  return error instanceof FetchError && error.status === 401;
}

/** The password must be entered again first. */
export function needsProof(error: unknown): boolean {
  return error instanceof FetchError && error.status === 403;
}

/** Another step must come first, such as entering the code of a second step. */
export function needsEarlierStep(error: unknown): boolean {
  return error instanceof FetchError && error.problem?.error.code === 'failed-precondition';
}

/** A wrong password is the visitor's mistake, not a failure of the site. */
function logUnexpected(url: string, _request: RequestInit, error: unknown): void {
  if (error instanceof FetchError && error.status !== null && error.status < 500) return;
  console.warn(`Failed to fetch ${url}:`, error);
}
