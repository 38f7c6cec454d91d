import { type Found, PAGES, type PageDefinition } from '@deckwright/answers';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../api/api.ts';
import { defineRoute } from '../api/define-route.ts';
import { queryShape } from '../api/query-shape.ts';
import { VERSION_ONE } from '../http/version-one.ts';
import { PATH_WORDS, type PathName } from '../printers/path-words.data.ts';

/** Base of the answers of pages. */
export const PAGES_BASE = `${VERSION_ONE}/pages`;
const LISTED: readonly [string, PageDefinition][] = Object.entries(PAGES);

/** The answer of every page in our own model, at the base + its path. */
export function pageDocumentRoutes(api: Api): void {
  for (const [name, page] of LISTED) pageRoute(api, name, page);
}

function pageRoute(api: Api, name: string, page: PageDefinition): void {
  const { path, summary, problems } = page;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const route = {
    method: 'get',
    path: `${PAGES_BASE}${path}`,
    summary,
    tags: ['Pages'],
    operationId: `page.${name}`,
    description: `Example, in the data of the sample: \`${exampleOf(PAGES_BASE + path, PATH_WORDS[path])}\``,
    ...describedAt(path),
    ...(problems ? { problems } : {}),
    ...(names.length > 0
      ? { params: z.object(Object.fromEntries(names.map((name) => [name, shapeOfName(path, name)]))) }
      : {}),
  } as const;
  defineRoute(api, route, async (c, next) => {
    const params = Object.fromEntries(names.map((name) => [name, c.req.param(name) ?? '']));
    const found = await page.find(c.var.view, params, new URL(c.req.url).searchParams);
    return found === null ? next() : respond(c, page, found);
  });
}

/** What the description says of a path: for pages that share it, the answers and queries of all. */
function describedAt(path: string): { answer: z.ZodType; query?: z.ZodObject } {
  const pages = LISTED.flatMap(([, page]) => (page.path === path ? [page] : []));
  const shapes = pages.map(({ shape }) => shape);
  const [only] = shapes;
  const keys = Object.assign({}, ...pages.map(({ query }) => query));
  return {
    answer: only && shapes.length === 1 ? only : z.union(shapes),
    ...(pages.some(({ query }) => query) ? { query: queryShape(keys) } : {}),
  };
}

function shapeOfName(path: string, name: string): z.ZodType {
  const { description, example } = PATH_WORDS[path]?.[name] ?? {};
  return z.string().meta({ ...(description && example ? { description, example } : {}) });
}

function exampleOf(path: string, names: Readonly<Record<string, PathName>> = {}): string {
  return Object.entries(names).reduce(
    (text, [name, { example }]) => text.replace(`{${name}}`, example),
    path,
  );
}

async function respond(c: ApiContext, page: PageDefinition, found: Found<object>): Promise<Response> {
  const { movedTo, make } = found;
  if (movedTo !== undefined || !make) return redirectTo(c, `${PAGES_BASE}${movedTo}`);
  if (found.key !== null) return respondDocument(c, `${PAGES_BASE}${found.key}`, make);
  c.header('Cache-Control', 'public, no-cache');
  if (page.isSearch) c.header('X-Robots-Tag', 'noindex');
  return c.json(await c.var.inTurn(async () => make()));
}
