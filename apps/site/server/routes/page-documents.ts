import { type Found, PAGES, type PageDefinition } from '@deckwright/answers';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../api/api.ts';
import { mountRoute } from '../api/define-route.ts';
import { VERSION_ONE } from '../http/version-one.ts';

/** Base of the content of pages. */
const PAGES_BASE = `${VERSION_ONE}/pages`;
const DEFINITIONS: readonly PageDefinition[] = Object.values(PAGES);

/**
 * The content of every page in our own model, at the base + its path. For the site itself and for tests: not part of
 * the API's description, and without a promise for other programs.
 */
export function pageDocumentRoutes(api: Api): void {
  for (const page of DEFINITIONS) pageRoute(api, page);
}

function pageRoute(api: Api, page: PageDefinition): void {
  const { path } = page;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  mountRoute(api, { method: 'get', path: `${PAGES_BASE}${path}` }, async (c, next) => {
    const params = Object.fromEntries(names.map((name) => [name, c.req.param(name) ?? '']));
    const found = await page.find(c.var.view, params, new URL(c.req.url).searchParams);
    return found === null ? next() : respond(c, page, found);
  });
}

async function respond(c: ApiContext, page: PageDefinition, found: Found<object>): Promise<Response> {
  const { movedTo, make } = found;
  if (movedTo !== undefined || !make) return redirectTo(c, `${PAGES_BASE}${movedTo}`);
  if (found.key !== null) return respondDocument(c, `${PAGES_BASE}${found.key}`, make);
  c.header('Cache-Control', 'public, no-cache');
  if (page.isSearch) c.header('X-Robots-Tag', 'noindex');
  return c.json(await c.var.inTurn(async () => make()));
}
