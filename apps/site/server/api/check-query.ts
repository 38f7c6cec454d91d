import { unknownKey } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import type { z } from 'zod';

/**
 * Calls of the de-facto format, whose programs send keys that have no meaning here, and lists of a page as CSV, which take
 * what the page takes.
 */
const TAKES_ANY_QUERY = /^\/api\/(?:filters|deckpreview|v1\/csv)(?:\/|$)/;

/** Whether a call refuses parameters that it does not have; those outside `/api` are of the de-facto format, or pages. */
export function isQueryChecked(path: string): boolean {
  return path.startsWith('/api/') && !TAKES_ANY_QUERY.test(path);
}

/**
 * Checks the names of a query by the shape of the call; null for a call without parameters.
 * @throws AppError invalid-argument for a parameter that the call does not have, or that is given twice
 */
export function checkQuery(shape: z.ZodObject | null, query: URLSearchParams): void {
  const known = Object.keys(shape?.shape ?? {});
  for (const key of query.keys()) {
    if (!known.includes(key)) throw new AppError('invalid-argument', unknownKey('parameter', key, known));
    if (query.getAll(key).length > 1)
      throw new AppError('invalid-argument', `The parameter "${key}" must be given once.`);
  }
}
