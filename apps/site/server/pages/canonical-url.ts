import { parseDeckQuery, printDeckQuery } from '@deckwright/api-client';
import { AppError } from '@deckwright/domain';

/** The path in lower case without doubled or last slashes; percent escapes keep their case. */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  return `/${segments.join('/')}`.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/**
 * The query a page may depend on, in one form: the deck query, the page of a list and, for data requests, the routes
 * asked for. Null where it cannot be read: such a page is rendered but not kept.
 */
export function canonicalQuery(query: URLSearchParams, isData: boolean): string | null {
  try {
    const kept = printDeckQuery(parseDeckQuery(query).filters);
    const extra: string[] = [];
    const page = query.get('page');
    if (page !== null && page !== '1' && page !== '') {
      if (!/^[1-9]\d{0,4}$/.test(page)) return null;
      extra.push(`page=${page}`);
    }
    const routes = isData ? query.get('_routes') : null;
    if (routes !== null) extra.push(`_routes=${encodeURIComponent(routes)}`);
    return [kept, ...extra]
      .filter(Boolean)
      .join('&')
      .replace(/^(?!\?)(?=.)/, '?');
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
