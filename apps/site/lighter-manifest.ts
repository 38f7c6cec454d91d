import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { version: string; routes: Record<string, { imports?: string[] }> };

const NO_SOURCES = '{"version":3,"sources":[],"names":[],"mappings":""}';
const PREFIX = 'window.__reactRouterManifest=';

/**
 * The list of all pages comes with every first load, and nearly half of its weight is which files each page's file imports:
 * the browser finds them by itself, and who fetches pages ahead (app/shell/prefetch.ts) reads them from a file of their
 * own. The server keeps them in its build, for the page that it sends.
 */
export function lightenManifest(clientFolder: string): void {
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

/**
 * The list without what pages import, and that by page.
 * @throws where the router writes its list in another way
 */
export function splitManifest(text: string): { manifest: string; imports: { name: string; text: string } } {
  if (!text.startsWith(PREFIX) || !text.endsWith(';'))
    throw new Error('The router writes its list of pages in another way: see lighter-manifest.ts.');
  const manifest: Manifest = JSON.parse(text.slice(PREFIX.length, -1));
  const imports = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, route.imports]),
  );
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => [id, route]),
  );
  return {
    manifest: `${PREFIX}${JSON.stringify({ ...manifest, routes })};`,
    imports: { name: `imports-${manifest.version}.json`, text: JSON.stringify(imports) },
  };
}
