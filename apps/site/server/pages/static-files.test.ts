import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StaticFiles } from './static-files.ts';

const folder = temporaryFolder();
let files: StaticFiles;
beforeAll(() => {
  mkdirSync(join(folder.path, 'client', 'assets'), { recursive: true });
  writeFileSync(join(folder.path, 'client', 'assets', 'app-1a2b.js'), 'go()');
  writeFileSync(join(folder.path, 'client', 'assets', 'app-1a2b.js.map'), '{"version":3}');
  writeFileSync(join(folder.path, 'client', 'assets', 'again-3c4d.js'), 'export{a}from"./app-1a2b.js"');
  mkdirSync(join(folder.path, 'former'));
  writeFileSync(join(folder.path, 'former', 'app-0z0z.js'), 'went()');
  writeFileSync(join(folder.path, 'client', 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder.path, 'client', 'font.woff2'), new Uint8Array([1, 2, 3]));
  writeFileSync(join(folder.path, 'secret.txt'), 'secret');
  files = new StaticFiles(join(folder.path, 'client'), join(folder.path, 'former'));
});
afterAll(() => folder.remove());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.respond(new Request(`http://x${path}`, { headers, method }));

describe('a file', () => {
  it('is cached forever if its name changes with its content', async () => {
    const answer = await get('/assets/app-1a2b.js');
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer?.text()).toBe('go()');
  });

  it('is cached for an hour otherwise', async () => {
    expect((await get('/favicon.svg'))?.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('has its source map under the name of its script', async () => {
    const map = await get('/_next/static/chunks/app-1a2b.js.map');
    expect(map?.status).toBe(200);
    expect(map?.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await map?.json()).toEqual({ version: 3 });
    expect(await get('/assets/app-1a2b.js.map')).toBeNull();
    for (const name of ['other.js.map', 'app-1a2b.js', '../../secret.txt', '%2e%2e/secret.txt.map', ''])
      expect((await get(`/_next/static/chunks/${name}`))?.status ?? 404, name).toBe(404);
  });

  it('has an empty source map if the bundler wrote none, unless it is of a former build', async () => {
    const map = await get('/_next/static/chunks/again-3c4d.js.map');
    expect(map?.status).toBe(200);
    expect(map?.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await map?.json()).toEqual({ version: 3, sources: [], names: [], mappings: '' });
    expect((await get('/assets/app-0z0z.js'))?.status).toBe(200);
    expect((await get('/_next/static/chunks/app-0z0z.js.map'))?.status).toBe(404);
  });

  it('is sent as brotli if it is text', async () => {
    const text = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(text?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync((await text?.arrayBuffer()) ?? new ArrayBuffer(0)).toString()).toBe('go()');
    const font = await get('/font.woff2', { 'accept-encoding': 'br' });
    expect(font?.headers.get('content-encoding')).toBeNull();
    expect(new Uint8Array((await font?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(
      new Uint8Array([1, 2, 3]),
    );
  });

  it('answers 304 to a client that has it', async () => {
    const etag = (await get('/favicon.svg'))?.headers.get('etag') ?? '';
    expect((await get('/favicon.svg', { 'if-none-match': etag }))?.status).toBe(304);
  });

  it('has no body for HEAD and accepts no other method', async () => {
    const head = await get('/favicon.svg', {}, 'HEAD');
    expect(head?.headers.get('content-length')).toBe('6');
    expect(await head?.text()).toBe('');
    expect((await get('/favicon.svg', {}, 'POST'))?.status).toBe(405);
  });

  it.each([
    '/secret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets',
    '/',
    '/nothing',
  ])('does not exist at %s', async (path) => {
    expect(await get(path)).toBeNull();
  });
});

describe('a missing folder', () => {
  it('has no files', async () => {
    const none = new StaticFiles(join(folder.path, 'nothing'));
    expect(await none.respond(new Request('http://x/favicon.svg'))).toBeNull();
  });
});
