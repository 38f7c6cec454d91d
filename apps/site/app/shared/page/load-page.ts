import type { Problem, SearchOption } from '@deckwright/contract/schemas';
import { data, redirect } from 'react-router';
import type { FetchError } from '../api/request.ts';

/** The content of a refused page: a sentence and, for an unknown name, the closest ones. */
export type Refusal = { message: string; nearest: SearchOption[] };

/**
 * Awaits a page's answer. A refusal (400, 404, 503 …) is rethrown with the page's own status, the sentence and the
 * closest names; the path of another page redirects there; anything else is a crash. What the page
 * warns of in a query is for its visitor alone: it may quote what somebody typed, which no line of the log may contain.
 */
export async function loadPage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (hasMoved(error)) throw redirect(error.to, 301);
    const refusal = toRefusal(error);
    if (!refusal) throw error;
    throw refuse(refusal.status, refusal.message, refusal.nearest);
  }
}

/** The server's own message with its status; null for any other failure. */
export function toRefusal(error: unknown): (Refusal & { status: number }) | null {
  if (!isRefusal(error) || error.status === null || error.problem === null) return null;
  return { status: error.status, message: error.problem.error.message, nearest: error.problem.nearest ?? [] };
}

type Refused = FetchError | (Error & { status: number; problem: Problem });

/** By name, because the server's class is a different copy than the one in this bundle. */
function isRefusal(error: unknown): error is Refused {
  return (
    error instanceof Error &&
    (error.name === 'FetchError' || error.name === 'PageRefusal') &&
    'status' in error &&
    'problem' in error
  );
}

function hasMoved(error: unknown): error is Error & { to: string } {
  return error instanceof Error && error.name === 'PageMovedError' && 'to' in error && error.to !== null;
}

export function refuse(status: number, message: string, nearest: SearchOption[] = []) {
  return data<Refusal>({ message, nearest }, { status });
}

/** Redirects a page requested by another name of its subject to its canonical path, keeping the query. */
export function redirectToCanonical(canonical: string, url: URL): void {
  if (url.pathname !== canonical) throw redirect(canonical + url.search, 301);
}
