import { PAGES, queryAt } from '@deckwright/answers';
import { INFO_PAGES } from '@deckwright/contract/schemas';
import type { Api } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import { VERSION_ONE } from '../http/version-one.ts';

const GONE =
  'The content of pages is no longer part of the API. /api/docs lists the calls that answer the same numbers.';

/**
 * Answers 410 at the addresses of pages before version 1 had resources, unless a resource took the address. Comes after
 * all calls of version 1.
 */
export function gonePageRoutes(api: Api): void {
  api.get(`${VERSION_ONE}/*`, (c, next) => {
    const path = new URL(c.req.url).pathname.slice(VERSION_ONE.length);
    if (!isPage(path)) return next();
    return problem(c, 410, { error: { code: 'not-found', message: GONE } });
  });
}

const PLAIN = new Set<string>([
  ...Object.values(PAGES).flatMap(({ path }) => (path.includes('{') ? [] : [path])),
  ...INFO_PAGES.map((name) => `/${name}`),
]);

/** Any word fits the pattern of the pages about the site, so single ones are looked up. */
function isPage(path: string): boolean {
  return path.lastIndexOf('/') === 0 ? PLAIN.has(path) : queryAt(path) !== null;
}
