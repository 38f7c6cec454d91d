import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AppError } from '@deckwright/domain';
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

const NOT_MADE =
  'This site does not have the clients of its API yet. Its operator gets them by building the site.';

/** Where a site offers the clients of its API, so that they fit its version. */
export const CLIENTS = '/clients';

/**
 * The clients: one package to install, and its files as they are. They work without a snapshot. The build makes them;
 * without it, as in development, the answer is 503.
 */
export function clientRoutes(api: Api, folder: string = clientFolder()): void {
  const lib = join(folder, 'lib');
  const cache = new ResponseCache(CACHE_BYTES);
  api.get(`${CLIENTS}/deckwright-client.tgz`, (c) =>
    cache.respond('package', c.req.raw, async () => {
      const paths = await madeFiles(lib);
      return getAnswer(new Uint8Array(await buildPackage(folder, paths)), 'application/gzip');
    }),
  );
  api.get(`${CLIENTS}/:path{.+}`, async (c, next) => {
    const path = c.req.param('path');
    const type = TYPES.find(([pattern]) => pattern.test(path))?.[1];
    if (type === undefined || !(await madeFiles(lib)).includes(path)) return next();
    return cache.respond(path, c.req.raw, async () =>
      getAnswer(new Uint8Array(await readFile(join(lib, path))), type, getTypes(path)),
    );
  });
}

function getAnswer(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  more: Record<string, string> = {},
): Response {
  const headers = { 'content-type': type, 'cache-control': MINUTES_10, 'x-robots-tag': 'noindex', ...more };
  return new Response(bytes, { headers });
}

/** Deno finds the types of a module by this header. */
function getTypes(path: string): Record<string, string> {
  if (!path.endsWith('.js')) return {};
  return { 'x-typescript-types': `./${path.split('/').at(-1)?.replace(/\.js$/, '.d.ts')}` };
}

/** What `npm pack` would pack. */
async function buildPackage(folder: string, made: readonly string[]): Promise<Buffer> {
  const paths = ['package.json', 'README.md', ...made.map((path) => `lib/${path}`)];
  const read = paths.map(async (path) => [`package/${path}`, await readFile(join(folder, path))] as const);
  return gzipSync(packTar(new Map(await Promise.all(read))), { level: 9 });
}

/** @throws AppError `unavailable` if they have not been made */
async function madeFiles(lib: string): Promise<string[]> {
  const names = existsSync(lib) ? await readdir(lib, { recursive: true }) : [];
  const paths = names.map((name) => name.replaceAll('\\', '/')).filter((name) => /\.(js|ts|py)$/.test(name));
  if (paths.length === 0) throw new AppError('unavailable', NOT_MADE);
  return paths.sort();
}

function clientFolder(): string {
  // Unlike an import of the package, this does not need the files that the build makes.
  return dirname(findPackageJSON('@deckwright/client', import.meta.url) ?? '');
}
