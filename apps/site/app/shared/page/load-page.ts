import type { FetchError } from '@deckwright/api-client';
import type { Problem, SearchOption } from '@deckwright/api-client/schemas';
import { logText } from '@deckwright/domain';
import { data, redirect } from 'react-router';

/** What a refused page says: a sentence and, for an unknown name, the nearest ones. */
export type Refusal = { message: string; nearest: SearchOption[] };

/**
 * Waits for what a page says. A refusal (400, 404, 503 …) is thrown on as the page's own status with the sentence and the
 * nearest names, an address of another page leads there; anything else is a crash. What of the query was ignored is noted
 * in the log; the page says it as well.
 */
export async function loadPage<T>(answer: Promise<T>): Promise<T> {
  try {
    const page = await answer;
    logWarnings(page);
    return page;
  } catch (error) {
    if (hasMoved(error)) throw redirect(error.to, 301);
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    throw refuse(refusal.status, refusal.message, refusal.nearest);
  }
}

function logWarnings(page: unknown): void {
  if (typeof page !== 'object' || page === null || !('canonical' in page) || !('warnings' in page)) return;
  if (!Array.isArray(page.warnings)) return;
  for (const warning of page.warnings) console.warn(`${page.canonical}: ${logText(String(warning))}`);
}

/** What the server itself said, with its status; null for any other failure. */
export function refusalOf(error: unknown): (Refusal & { status: number }) | null {
  if (!isRefusal(error) || error.status === null || error.problem === null) return null;
  return { status: error.status, message: error.problem.error.message, nearest: error.problem.nearest ?? [] };
}

type Refused = FetchError | (Error & { status: number; problem: Problem });

/** By name: what the server throws is of another copy of the class than the one in this bundle. */
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

/** Sends a page asked for by another name of its subject to its one address, the query kept. */
export function redirectToCanonical(canonical: string, url: URL): void {
  if (url.pathname !== canonical) throw redirect(canonical + url.search, 301);
}
