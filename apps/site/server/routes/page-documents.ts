import { type Found, PAGES, type PageDefinition } from '@deckwright/answers';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { DE_FACTO, deFactoPrinter, type Printer } from '../printers/de-facto.ts';

/** Where the answers of all pages are printed, and how. */
type Base = {
  prefix: string;
  tag: string;
  printerOf: (page: PageDefinition) => Printer;
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
  printerOf: ({ shape }) => ({ shape, print: (answer) => answer }),
};

/** The JSON of every page, at a base + its path. */
export function pageDocumentRoutes(api: Api): void {
  const pages: readonly PageDefinition[] = Object.values(PAGES);
  for (const base of [DOCUMENTS, OWN]) for (const page of pages) pageRoutes(api, base, page);
}

function pageRoutes(api: Api, base: Base, page: PageDefinition): void {
  const { path, summary, query, problems } = page;
  const { prefix, tag, printerOf, ending } = base;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const printer = printerOf(page);
  const route = {
    method: 'get',
    summary,
    tags: [tag],
    answer: printer.shape,
    ...(query ? { query } : {}),
    ...(problems ? { problems } : {}),
    ...(names.length > 0
      ? { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }
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
  return c.json(await printed());
}
