import { PAGES, queryAt } from '@deckwright/answers';
import { INFO_PAGES } from '@deckwright/contract/schemas';
import type { Api } from '../api/api.ts';
import { markDeprecated } from '../api/deprecation.ts';
import { VERSION_ONE } from '../http/version-one.ts';
import { PAGES_BASE } from '../routes/page-documents.ts';

const DEPRECATED = { since: '2026-11-25', until: '2027-11-30' };

/**
 * Leads from where pages were before version 1 had resources to where they are, unless a resource took the address.
 * Comes after all calls of version 1.
 */
export function movedPageRoutes(api: Api): void {
  api.get(`${VERSION_ONE}/*`, (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(VERSION_ONE.length);
    if (!isPage(path)) return next();
    const successor = `${PAGES_BASE}${path}${search}`;
    markDeprecated(c, { ...DEPRECATED, successor });
    c.header('Cache-Control', 'public, no-cache');
    return c.redirect(successor, 308);
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
