import { type Found, PAGES, type PageDefinition } from '@deckwright/answers';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { queryShape } from '../http/query-shape.ts';
import { DE_FACTO, deFactoPrinter, type Printer } from '../printers/de-facto.ts';
import { PATH_WORDS, type PathName } from '../printers/path-words.data.ts';

/** Where the answers of all pages are printed, and how. */
type Base = {
  prefix: string;
  tag: string;
  printerOf: (page: PageDefinition) => Printer;
  /** Before the names of its calls. */
  operation?: string;
  /** A path without a name has a second address with this ending; a name may end so itself. */
  ending?: string;
};

/** The shape that other programs of this field read, with or without `.json`. */
const DOCUMENTS: Base = {
  prefix: DE_FACTO,
  tag: 'Pages',
  printerOf: ({ shape }) => deFactoPrinter(shape),
  ending: '.json',
};

/** Our own model as it is. */
const OWN: Base = {
  prefix: '/api/v1',
  tag: 'Version 1',
  operation: 'page.',
  printerOf: ({ shape }) => ({ shape, print: (answer) => answer }),
};

const LISTED: readonly [string, PageDefinition][] = Object.entries(PAGES);

/** The JSON of every page, at a base + its path. */
export function pageDocumentRoutes(api: Api): void {
  for (const base of [DOCUMENTS, OWN]) for (const [name, page] of LISTED) pageRoutes(api, base, name, page);
}

function pageRoutes(api: Api, base: Base, name: string, page: PageDefinition): void {
  const { path, summary, problems } = page;
  const { prefix, tag, operation, printerOf, ending } = base;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const printer = printerOf(page);
  const route = {
    method: 'get',
    summary,
    tags: [tag],
    ...(operation === undefined ? {} : { operationId: `${operation}${name}` }),
    description: `Example, in the data of the sample: \`${exampleOf(prefix + path, PATH_WORDS[path])}\``,
    ...toldAt(path, printerOf),
    ...(problems ? { problems } : {}),
    ...(names.length > 0
      ? { params: z.object(Object.fromEntries(names.map((name) => [name, shapeOfName(path, name)]))) }
      : {}),
  } as const;
  const endings = ending === undefined || names.length > 0 ? [''] : ['', ending];
  for (const end of endings)
    defineRoute(api, { ...route, path: `${prefix}${path}${end}` }, async (c, next) => {
      const params = paramsOf(c, names, ending);
      const found = await page.find(c.var.view, params, new URL(c.req.url).searchParams);
      return found === null ? next() : respond(c, base, printer, page, found);
    });
}

/** What the description tells of a path: of pages that share it, the answers and the queries of all. */
function toldAt(path: string, printerOf: Base['printerOf']): { answer: z.ZodType; query?: z.ZodObject } {
  const pages = LISTED.flatMap(([, page]) => (page.path === path ? [page] : []));
  const shapes = pages.map((page) => printerOf(page).shape);
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

function paramsOf(
  c: ApiContext,
  names: readonly string[],
  ending: string | undefined,
): Record<string, string> {
  const last = names.at(-1);
  return Object.fromEntries(
    names.map((name) => {
      const value = c.req.param(name) ?? '';
      const isWithout = name !== last || ending === undefined || !value.endsWith(ending);
      return [name, isWithout ? value : value.slice(0, -ending.length)];
    }),
  );
}

async function respond(
  c: ApiContext,
  { prefix }: Base,
  { print }: Printer,
  page: PageDefinition,
  found: Found<object>,
): Promise<Response> {
  const { movedTo, make } = found;
  if (movedTo !== undefined || !make) return redirectTo(c, `${prefix}${movedTo}`);
  // Safe because the printer is that of the page's own shape.
  const printed = async (): Promise<object> => print((await make()) as never) as object;
  if (found.key !== null) return respondDocument(c, `${prefix}${found.key}`, printed);
  c.header('Cache-Control', 'public, no-cache');
  if (page.isSearch) c.header('X-Robots-Tag', 'noindex');
  return c.json(await c.var.inTurn(printed));
}
