import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Route = { imports?: string[] } & Record<string, unknown>;
type Manifest = { version: string; routes: Record<string, Route> };

const NO_SOURCES = '{"version":3,"sources":[],"names":[],"mappings":""}';
const PREFIX = 'window.__reactRouterManifest=';
const OTHERWISE = 'The router writes its list of pages in another way: see slim-manifest.ts.';

/**
 * The list of all pages comes with every first load, and nearly half of its weight is which files each page's file imports:
 * the browser finds them by itself, and prefetching reads them from a file of their own. What is
 * the same for nearly every page is written once. The server keeps the whole list in its build, for the page that it sends.
 */
export function slimManifest(clientFolder: string): void {
  const folder = join(clientFolder, 'assets');
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`There is no list of pages in ${folder}.`);
  const path = join(folder, name);
  const { manifest, imports } = splitManifest(readFileSync(path, 'utf8'));
  writeFileSync(path, manifest);
  // Every script has a map beside it; this one is made of nothing.
  writeFileSync(`${path}.map`, NO_SOURCES);
  writeFileSync(join(folder, imports.name), imports.text);
}

/** What the script fills in where an entry says nothing else. */
const USUAL: Record<string, unknown> = {
  parentId: 'root',
  hasLoader: true,
  hasDefaultExport: true,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  css: [],
};
const FILL_IN =
  '(m,u)=>{for(const i in m.routes)m.routes[i]={id:i,...u,...m.routes[i]};delete m.routes.root.parentId;';

/**
 * The list without what pages import, as a script that sets what the router's own sets, and the imports by page.
 * @throws where the router writes its list in another way
 */
export function splitManifest(text: string): { manifest: string; imports: { name: string; text: string } } {
  if (!text.startsWith(PREFIX) || !text.endsWith(';')) throw new Error(OTHERWISE);
  const { routes, ...rest }: Manifest = JSON.parse(text.slice(PREFIX.length, -1));
  const entries = Object.entries(routes);
  const imports = Object.fromEntries(entries.map(([id, route]) => [id, route.imports]));
  const brief = {
    ...rest,
    routes: Object.fromEntries(entries.map(([id, route]) => [id, inBrief(id, route)])),
  };
  return {
    manifest: `(${FILL_IN}${PREFIX}m})(${JSON.stringify(brief)},${JSON.stringify(USUAL)});`,
    imports: { name: `imports-${rest.version}.json`, text: JSON.stringify(imports) },
  };
}

/** An entry without its imports, its id, and what is as usual. */
function inBrief(id: string, { id: own, imports: _, ...route }: Route): Record<string, unknown> {
  const left = Object.keys(USUAL).find((name) => !(name in route) && !(id === 'root' && name === 'parentId'));
  if (own !== id || left !== undefined) throw new Error(OTHERWISE);
  return Object.fromEntries(
    Object.entries(route).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(USUAL[name])),
  );
}
