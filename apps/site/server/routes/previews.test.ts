import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PreviewPainter } from '../previews/preview-painter.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
const painter = new PreviewPainter();

beforeAll(async () => {
  test = await openTestApp({}, { previews: painter });
});
afterAll(async () => {
  await painter.close();
  await test.close();
});

const get = async (path: string, init?: RequestInit) => test.app.request(path, init);

describe('/og', () => {
  it('draws a 1200 × 630 picture for a commander, a card and the site', async () => {
    const pictures = new Set<string>();
    for (const path of ['/og/commanders/cyr-the-lone.png', '/og/cards/sunbeam.png', '/og/site.png']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      // One byte for the filter and three for each pixel of a row.
      const length = bytes.readUInt32BE(33);
      expect(inflateSync(bytes.subarray(41, 41 + length)).length).toBe(630 * (1 + 3 * 1200));
      pictures.add(bytes.toString('base64'));
    }
    expect(pictures.size).toBe(3);
  }, 60_000);

  it('answers 304 to a client that has the picture', async () => {
    const etag = (await get('/og/site.png')).headers.get('etag') ?? '';
    expect((await get('/og/site.png', { headers: { 'if-none-match': etag } })).status).toBe(304);
  }, 60_000);

  it('redirects another name of the page to its one picture', async () => {
    const answer = await get('/og/commanders/bo-the-second-ada-the-first.png');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/og/commanders/ada-the-first-bo-the-second.png');
  });

  it('redirects the home page to the picture of the site', async () => {
    const answer = await get('/og/home.png');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/og/site.png');
  });

  it.each(['/og/cards/no-such-card.png', '/og/none.png', '/og/cards/sol-ring', '/og/../api.png', '/og/'])(
    'has no picture at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('reaches no other path by escaped dots', async () => {
    for (const path of [
      '/og/%2e%2e/commanders/cyr-the-lone',
      '/og/cards/%2E%2e/cards/sunbeam',
      '/og/./site',
    ]) {
      // As received from the network: URL parsers remove the dots.
      const request = new Request('http://localhost/og/x.png');
      Object.defineProperty(request, 'url', { value: `http://localhost${path}.png` });
      const answer = await test.app.fetch(request);
      expect([answer.status, answer.headers.get('location')], path).toEqual([404, null]);
    }
  });

  it('accepts only GET', async () => {
    expect((await get('/og/site.png', { method: 'POST' })).status).toBe(405);
  });
});
