import { type Found, PAGES, type PageDefinition } from '@deckwright/answers';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { queryShape } from '../http/query-shape.ts';

const PREFIX = '/data/pages';

/** The JSON of every page at `/data/pages` + its path, with or without `.json`. */
export function pageDocumentRoutes(api: Api): void {
  const pages: readonly PageDefinition[] = Object.values(PAGES);
  for (const page of pages) {
    const { path, summary, shape, query, problems } = page;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const route = {
      method: 'get',
      summary,
      tags: ['Pages'],
      answer: shape,
      ...(query ? { query: queryShape(query) } : {}),
      ...(problems ? { problems } : {}),
      ...(names.length > 0
        ? { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }
        : {}),
    } as const;
    // A name takes the ending in; a path without one has a second address.
    const endings = names.length > 0 ? [''] : ['', '.json'];
    for (const ending of endings)
      defineRoute(api, { ...route, path: `${PREFIX}${path}${ending}` }, async (c, next) => {
        const found = await page.find(c.var.view, paramsOf(c, names), new URL(c.req.url).searchParams);
        return found === null ? next() : respond(c, page, found);
      });
  }
}

function paramsOf(c: ApiContext, names: readonly string[]): Record<string, string> {
  const last = names.at(-1);
  return Object.fromEntries(
    names.map((name) => {
      const value = c.req.param(name) ?? '';
      return [name, name === last ? value.replace(/\.json$/, '') : value];
    }),
  );
}

async function respond(c: ApiContext, page: PageDefinition, found: Found<object>): Promise<Response> {
  const { movedTo } = found;
  if (movedTo !== undefined || !found.make) return redirectTo(c, `${PREFIX}${movedTo}`);
  if (found.key !== null) return respondDocument(c, `${PREFIX}${found.key}`, found.make);
  c.header('Cache-Control', 'public, no-cache');
  if (page.isSearch) c.header('X-Robots-Tag', 'noindex');
  return c.json(await found.make());
}
