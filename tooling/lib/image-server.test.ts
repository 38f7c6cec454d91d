import jpeg from 'jpeg-js';
import { afterEach, describe, expect, it } from 'vitest';
import { startImageServer } from './image-server.mjs';

const ids = Array.from({ length: 12 }, (_, index) => `${index}a345678-1234-4abc-8def-0123456789ab`);
const toPath = (size: string, id: string) => `/${size}/front/${id[0]}/${id[1]}/${id}.jpg?1`;

let server: Awaited<ReturnType<typeof startImageServer>>;
afterEach(() => server.close());

const get = async (path: string) => {
  const answer = await fetch(server.address + path);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('the image server', () => {
  it('draws pictures with the dimensions and file sizes of real ones, the same for the same id', async () => {
    server = await startImageServer();
    for (const id of ids.slice(0, 2)) {
      const { bytes } = await get(toPath('normal', id));
      expect(jpeg.decode(bytes)).toMatchObject({ width: 488, height: 680 });
      expect(bytes.length).toBeGreaterThan(50_000);
      expect(bytes.length).toBeLessThan(90_000);
      const small = await get(toPath('small', id));
      expect(jpeg.decode(small.bytes)).toMatchObject({ width: 146, height: 204 });
      expect(small.bytes.length).toBeGreaterThan(10_000);
      expect(small.bytes.length).toBeLessThan(20_000);
    }
    const again = await startImageServer();
    const path = toPath('small', ids[0] ?? '');
    const other = Buffer.from(await (await fetch(again.address + path)).arrayBuffer());
    await again.close();
    expect((await get(path)).bytes).toEqual(other);
    expect((await get(toPath('small', ids[1] ?? ''))).bytes).not.toEqual(other);
  }, 60_000);

  it('draws the given cards, other pictures of an id alike, and their paintings alone', async () => {
    const id = ids[0] ?? '';
    const facts = {
      name: 'Kinnan',
      primaryType: 'Creature',
      colors: ['U', 'G'],
      typeLine: 'Creature — Elf',
    } as const;
    server = await startImageServer({ cards: { [id]: facts } });
    const given = await get(toPath('small', id));
    const other = await get(toPath('small', ids[1] ?? ''));
    await server.close();
    server = await startImageServer();
    expect((await get(toPath('small', id))).bytes).not.toEqual(given.bytes);
    expect((await get(toPath('small', ids[1] ?? ''))).bytes).toEqual(other.bytes);
    const { bytes } = await get(toPath('art_crop', id));
    expect(jpeg.decode(bytes)).toMatchObject({ width: 626, height: 458 });
  }, 60_000);

  it('withholds the given share, always of the same ids', async () => {
    server = await startImageServer({ failing: 0.5 });
    const statuses = async () => Promise.all(ids.map(async (id) => (await get(toPath('small', id))).status));
    const first = await statuses();
    expect(new Set(first)).toEqual(new Set([200, 404]));
    expect(await statuses()).toEqual(first);
  });

  it('has a symbol for every set', async () => {
    server = await startImageServer();
    const answer = await fetch(`${server.address}/sets/tla.svg`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/);
  });

  it('delays answers and knows no other path', async () => {
    server = await startImageServer({ delayMs: 60 });
    const started = performance.now();
    expect((await get('/large/front/a/b/x.jpg')).status).toBe(404);
    expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  });
});
