import { FetchError } from '@deckwright/api-client';
import type { SearchOption } from '@deckwright/api-client/schemas';
import { data, redirect } from 'react-router';

/** What a refused page says: a sentence and, for an unknown name, the nearest ones. */
export type Refusal = { message: string; nearest: SearchOption[] };

/**
 * Waits for a page document. A refusal of the API (400, 404, 503 …) is thrown on as the page's own status with the
 * sentence and the nearest names; anything else is a crash.
 */
export async function loadPage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof FetchError) || error.status === null || error.problem === null) throw error;
    throw refuse(error.status, error.problem.error.message, error.problem.nearest ?? []);
  }
}

export function refuse(status: number, message: string, nearest: SearchOption[] = []) {
  return data<Refusal>({ message, nearest }, { status });
}

/** Sends a page asked for by another name of its subject to its one address, the query kept. */
export function redirectToCanonical(canonical: string, url: URL): void {
  if (url.pathname !== canonical) throw redirect(canonical + url.search, 301);
}
