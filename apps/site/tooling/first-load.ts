import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

/** The scripts that a document loads at first: those it names and what they import statically. */
export type FirstLoad = {
  /** Names of the files without their hashes, sorted. */
  files: string[];
  /** Bytes of all files, each compressed by brotli. */
  bytes: number;
};

type Manifest = {
  entry: { module: string };
  routes: Record<string, { module: string; parentId?: string }>;
};

const STATIC_IMPORT = /(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g;

/** First loads by the file of the page in the built site (`build/client`); several routes may share one. */
export function firstLoads(client: string): Map<string, FirstLoad> {
  const assets = join(client, 'assets');
  const list = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!list) throw new Error(`There is no list of pages in ${assets}: build the site first.`);
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(readFileSync(join(assets, list), 'utf8'), { window });
  const manifest = window.__reactRouterManifest;
  const root = manifest?.routes.root;
  if (!manifest || !root) throw new Error(`${list} sets no list of pages.`);
  const scripts = scriptReader(assets);
  const found = new Map<string, FirstLoad>();
  for (const { module } of Object.values(manifest.routes)) {
    const page = getName(basename(module));
    if (module === root.module || found.has(page)) continue;
    found.set(page, load([list, ...[manifest.entry, root, { module }].map((one) => basename(one.module))]));
  }
  return found;

  function load(named: readonly string[]): FirstLoad {
    const seen = new Set<string>();
    const waiting = [...named];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(...scripts(name).imports);
    }
    return {
      files: [...seen].map(getName).sort(),
      bytes: [...seen].reduce((sum, name) => sum + scripts(name).bytes, 0),
    };
  }
}

type Script = { bytes: number; imports: string[] };

function scriptReader(assets: string): (name: string) => Script {
  const read = new Map<string, Script>();
  return (name) => {
    const known = read.get(name);
    if (known) return known;
    const text = readFileSync(join(assets, name), 'utf8');
    const imports = [...text.matchAll(STATIC_IMPORT)].map(([, path = '']) => basename(path));
    const script = { bytes: brotliCompressSync(text).length, imports };
    read.set(name, script);
    return script;
  };
}

/** `home` of `home-bJBz_DLk.js`. */
function getName(file: string): string {
  return file.replace(/-[\w-]{8}\.js$/, '');
}
