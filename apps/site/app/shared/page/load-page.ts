import type { FetchError } from '@deckwright/api-client';
import type { SearchOption } from '@deckwright/api-client/schemas';
import { logText } from '@deckwright/domain';
import { data, redirect } from 'react-router';

/** What a refused page says: a sentence and, for an unknown name, the nearest ones. */
export type Refusal = { message: string; nearest: SearchOption[] };

/**
 * Waits for a page document. A refusal of the API (400, 404, 503 …) is thrown on as the page's own status with the
 * sentence and the nearest names; anything else is a crash. What of the query was ignored is noted in the log; the page
 * says it as well.
 */
export async function loadPage<T>(answer: Promise<T>): Promise<T> {
  try {
    const page = await answer;
    logWarnings(page);
    return page;
  } catch (error) {
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

/** What the API itself said, with its status; null for any other failure. */
export function refusalOf(error: unknown): (Refusal & { status: number }) | null {
  if (!isFetchError(error) || error.status === null || error.problem === null) return null;
  return { status: error.status, message: error.problem.error.message, nearest: error.problem.nearest ?? [] };
}

/** By name: the client handed in by the server is another copy of the class than the one in this bundle. */
function isFetchError(error: unknown): error is FetchError {
  return error instanceof Error && error.name === 'FetchError' && 'status' in error && 'problem' in error;
}

export function refuse(status: number, message: string, nearest: SearchOption[] = []) {
  return data<Refusal>({ message, nearest }, { status });
}

/** Sends a page asked for by another name of its subject to its one address, the query kept. */
export function redirectToCanonical(canonical: string, url: URL): void {
  if (url.pathname !== canonical) throw redirect(canonical + url.search, 301);
}
