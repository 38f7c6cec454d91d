import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@deckwright/answers/testing';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageCache } from './image-cache.ts';

const [A, B, C] = ['/small/front/a/a/a.jpg', '/small/front/b/b/b.jpg', '/small/front/c/c/c.jpg'];
const toAddress = (path: string) => `https://img.example.org${path}?123`;
/** Starts like a JPEG. */
const jpeg = (bytes: number) => {
  const image = new Uint8Array(bytes).fill(7);
  image.set([0xff, 0xd8, 0xff]);
  return image;
};

let folder: ReturnType<typeof temporaryFolder>;
let requested: { url: string; init: RequestInit | undefined }[];
let answer: () => Response | Promise<Response>;
let now: number;

beforeEach(() => {
  folder = temporaryFolder();
  requested = [];
  answer = () => new Response(jpeg(1000));
  now = 0;
});
afterEach(() => folder.remove());

function newCache({ maxBytes = 10_000, source = null as string | null } = {}): ImageCache {
  return new ImageCache({
    folder: folder.path,
    source,
    maxBytes,
    contact: 'https://decks.example.org',
    now: () => now,
    fetch: async (url, init) => {
      requested.push({ url: String(url), init });
      return answer();
    },
  });
}

const get = (cache: ImageCache, path: string) => cache.get(path, toAddress(path));

describe('the image cache', () => {
  it('fetches an image once for any number of requests, and stores it', async () => {
    const cache = newCache();
    const images = await Promise.all([A, A, A].map((path) => get(cache, path)));
    expect(images.map((image) => image.byteLength)).toEqual([1000, 1000, 1000]);
    await get(cache, A);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({ url: toAddress(A), init: { referrerPolicy: 'no-referrer' } });
    expect(new Headers(requested[0]?.init?.headers).get('user-agent')).toMatch(
      /^Deckwright\/\S+ \(image cache; https:\/\/decks\.example\.org\)$/,
    );
    expect(readFileSync(join(folder.path, A))).toEqual(Buffer.from(jpeg(1000)));
    await get(newCache(), A);
    expect(requested).toHaveLength(1);
  });

  it('fetches from another source if configured', async () => {
    await get(newCache({ source: 'http://127.0.0.1:9' }), A);
    expect(requested[0]?.url).toBe(`http://127.0.0.1:9${A}?123`);
  });

  it('stays within its limit; the least recently requested goes first', async () => {
    const cache = newCache({ maxBytes: 2500 });
    await get(cache, A);
    await get(cache, B);
    await get(cache, A);
    await get(cache, C);
    expect([A, B, C].map((path) => existsSync(join(folder.path, path)))).toEqual([true, false, true]);
    await get(cache, B);
    expect(requested).toHaveLength(4);
    expect(existsSync(join(folder.path, A))).toBe(false);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['an error', () => new Response('no', { status: 500 })],
    ['no answer', () => Promise.reject(new Error('silence'))],
    ['what is no JPEG', () => new Response('<html>')],
    ['something huge', () => new Response(jpeg(3_000_000))],
    ['something said to be huge', () => new Response(jpeg(9), { headers: { 'content-length': '3000000' } })],
  ])('is unavailable after %s, stores nothing, and retries after a while', async (_what, wrong) => {
    const cache = newCache();
    answer = wrong;
    await expect(get(cache, A)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(get(cache, A)).rejects.toMatchObject({ code: 'unavailable' });
    expect(requested).toHaveLength(1);
    expect(readdirSync(folder.path)).toEqual([]);
    now = 30_001;
    answer = () => new Response(jpeg(10));
    expect((await get(cache, A)).byteLength).toBe(10);
  });

  it('fetches only a few at once', async () => {
    const waiting: (() => void)[] = [];
    let most = 0;
    answer = async () => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
      });
      return new Response(jpeg(10));
    };
    const cache = newCache();
    const paths = Array.from({ length: 30 }, (_, index) => `/small/front/a/a/${index}.jpg`);
    const got = Promise.all(paths.map((path) => get(cache, path)));
    for (let left = 30; left > 0; left -= 1) {
      await vi.waitFor(() => expect(waiting).toHaveLength(Math.min(6, left)), { interval: 1 });
      waiting.shift()?.();
    }
    await got;
    expect(requested).toHaveLength(30);
    expect(most).toBe(6);
  });

  it('removes partial files, and fetches damaged or missing ones again', async () => {
    const file = join(folder.path, A);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'damaged');
    writeFileSync(join(folder.path, '.tmp-1-x'), 'half');
    const cache = newCache();
    expect((await get(cache, A)).byteLength).toBe(1000);
    expect(existsSync(join(folder.path, '.tmp-1-x'))).toBe(false);
    expect(readFileSync(file)).toHaveLength(1000);
  });

  describe('at other widths', () => {
    const WIDE = '/w64/front/a/a/a.webp';
    const resized = (cache: ImageCache, width = 64) =>
      cache.getResized(WIDE, width, { path: A, address: toAddress(A) });
    const getSize = async (image: Uint8Array) => {
      const { format, width, height } = await sharp(image).metadata();
      return { format, width, height };
    };
    beforeEach(async () => {
      const create = { width: 100, height: 140, channels: 3, background: '#884422' } as const;
      const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
      answer = () => new Response(picture);
    });

    it('makes each once, as WebP of that width, and stores it', async () => {
      const cache = newCache();
      const [image] = await Promise.all([resized(cache), resized(cache), get(cache, A)]);
      // 140 × 64 ÷ 100 = 89.6.
      expect(await getSize(image)).toEqual({ format: 'webp', width: 64, height: 90 });
      expect(requested).toHaveLength(1);
      expect(readFileSync(join(folder.path, WIDE))).toEqual(Buffer.from(image));
      answer = () => new Response('gone', { status: 404 });
      expect(await resized(newCache())).toEqual(image);
    });

    it('does not enlarge', async () => {
      expect(await getSize(await resized(newCache(), 640))).toMatchObject({ width: 100, height: 140 });
    });

    it('is unavailable if the picture is invalid, and leaves no file of that width', async () => {
      answer = () => new Response(jpeg(1000));
      await expect(resized(newCache())).rejects.toMatchObject({ code: 'unavailable' });
      expect(existsSync(join(folder.path, WIDE))).toBe(false);
    });
  });
});
