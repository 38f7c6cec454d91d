import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Api } from '../api/api.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { packTar } from './pack-tar.ts';

const CACHE_BYTES = 4_000_000;
const MINUTES_10 = 'public, max-age=600';
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.d\.ts$/, 'text/plain; charset=utf-8'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.py$/, 'text/x-python; charset=utf-8'],
];

/** Where a site offers the clients of its API, so that they fit its version. */
export const CLIENTS = '/clients';

/** The clients: one package to install, and its files as they are. They work without a snapshot. */
export function clientRoutes(api: Api): void {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('@deckwright/client')));
  const cache = new ResponseCache(CACHE_BYTES);
  api.get(`${CLIENTS}/deckwright-client.tgz`, (c) =>
    cache.respond('package', c.req.raw, async () =>
      answerOf(new Uint8Array(await packageOf(folder)), 'application/gzip'),
    ),
  );
  api.get(`${CLIENTS}/:path{.+}`, async (c, next) => {
    const path = c.req.param('path');
    const type = TYPES.find(([pattern]) => pattern.test(path))?.[1];
    const known = await filesBelow(join(folder, 'lib'));
    if (type === undefined || !known.includes(path)) return next();
    return cache.respond(path, c.req.raw, async () =>
      answerOf(new Uint8Array(await readFile(join(folder, 'lib', path))), type, typesOf(path)),
    );
  });
}

function answerOf(bytes: Uint8Array<ArrayBuffer>, type: string, more: Record<string, string> = {}): Response {
  const headers = { 'content-type': type, 'cache-control': MINUTES_10, 'x-robots-tag': 'noindex', ...more };
  return new Response(bytes, { headers });
}

/** Deno finds the types of a module by this header. */
function typesOf(path: string): Record<string, string> {
  if (!path.endsWith('.js')) return {};
  return { 'x-typescript-types': `./${path.split('/').at(-1)?.replace(/\.js$/, '.d.ts')}` };
}

/** What `npm pack` would pack. */
async function packageOf(folder: string): Promise<Buffer> {
  const below = (await filesBelow(join(folder, 'lib'))).map((path) => `lib/${path}`);
  const paths = ['package.json', 'README.md', ...below];
  const read = paths.map(async (path) => [`package/${path}`, await readFile(join(folder, path))] as const);
  return gzipSync(packTar(new Map(await Promise.all(read))), { level: 9 });
}

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|ts|py)$/.test(name))
    .sort();
}
