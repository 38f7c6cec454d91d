import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chooseEncoding, compressBrotli } from '../http/encoding.ts';
import { matchesEtag } from '../http/etag.ts';
import { sharedBody, sharedReencode } from '../http/shared-body.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest']);
const BROTLI_QUALITY = 11;
/** Maps are large and rarely asked for. */
const MAP_BROTLI_QUALITY = 5;
/** Where the scripts' source maps are, each named like its script with `.map` appended. */
const SOURCE_MAPS = '/_next/static/chunks/';
const ASSETS = '/assets/';

type CachedFile = { body: Uint8Array<ArrayBuffer>; etag: string; compressed: boolean };

/** For scripts that the bundler makes itself and writes no map for: no position in them comes from a source. */
const EMPTY_MAP = { version: 3, sources: [], names: [], mappings: '' };

/** On files of a former build: pages that use them run outdated code. */
const FORMER = 'x-former-build';

/** Files of a folder by address. The list is read once, so that no address can name anything outside the folder. */
export class StaticFiles {
  readonly #paths = new Map<string, string>();
  readonly #former = new Set<string>();
  readonly #cached = new Map<string, Promise<CachedFile>>();
  /** Addresses of source maps that are not files. */
  readonly #emptyMaps = new Set<string>();

  /** @param former folder with assets of previous builds */
  constructor(folder: string, former?: string) {
    if (former && existsSync(former)) {
      for (const name of readdirSync(former)) this.#former.add(`${ASSETS}${name}`);
      for (const address of this.#former)
        this.#paths.set(address, join(former, address.slice(ASSETS.length)));
    }
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const address = toAddress(path.slice(folder.length).replaceAll('\\', '/'));
      this.#paths.set(address, path);
      this.#former.delete(address);
    }
    for (const address of this.#paths.keys()) {
      if (!address.startsWith(ASSETS) || !address.endsWith('.js') || this.#former.has(address)) continue;
      const map = `${SOURCE_MAPS}${address.slice(ASSETS.length)}.map`;
      if (!this.#paths.has(map)) this.#emptyMaps.add(map);
    }
  }

  /** Null if there is no such file. */
  async respond(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const path = this.#emptyMaps.has(pathname) ? pathname : this.#paths.get(pathname);
    if (path === undefined) return pathname.startsWith(SOURCE_MAPS) ? noSuchMap() : null;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const { body, etag, compressed } = await this.#load(path);
    const immutable = pathname.startsWith(ASSETS) || pathname.startsWith(SOURCE_MAPS);
    const headers = new Headers({
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag,
    });
    if (this.#former.has(pathname)) headers.set(FORMER, '1');
    if (compressed) headers.set('vary', 'Accept-Encoding');
    if (matchesEtag(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    headers.set('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    const encoding = compressed ? chooseEncoding(request.headers.get('accept-encoding')) : 'identity';
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    const content = compressed ? await sharedReencode(body, encoding) : body;
    headers.set('content-length', `${content.byteLength}`);
    return new Response(request.method === 'HEAD' ? null : sharedBody(content), { headers });
  }

  /** Compressed on first use and cached. */
  #load(path: string): Promise<CachedFile> {
    const known = this.#cached.get(path);
    if (known) return known;
    const loading = this.#emptyMaps.has(path) ? encode(path, emptyMap()) : load(path);
    this.#cached.set(path, loading);
    loading.catch(() => this.#cached.delete(path));
    return loading;
  }
}

function toAddress(path: string): string {
  const isMap = path.startsWith(ASSETS) && path.endsWith('.js.map');
  return isMap ? `${SOURCE_MAPS}${path.slice(ASSETS.length)}` : path;
}

function noSuchMap(): Response {
  return new Response('There is no such source map.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function emptyMap(): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(EMPTY_MAP));
}

async function load(path: string): Promise<CachedFile> {
  return encode(path, new Uint8Array(await readFile(path)));
}

async function encode(path: string, content: Uint8Array<ArrayBuffer>): Promise<CachedFile> {
  const compressed = COMPRESSIBLE.has(extname(path));
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const quality = extname(path) === '.map' ? MAP_BROTLI_QUALITY : BROTLI_QUALITY;
  return { body: compressed ? await compressBrotli(content, quality) : content, etag, compressed };
}
