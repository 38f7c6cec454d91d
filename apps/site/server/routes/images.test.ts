import { imageUris } from '@deckwright/answers';
import { TINY_CARDS } from '@deckwright/answers/testing';
import { AppError } from '@deckwright/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const ID = 'ab345678-1234-4abc-8def-0123456789ab';
const PATH = `/normal/front/a/b/${ID}.jpg`;
const IMAGE = new Uint8Array([0xff, 0xd8, 0xff, 1]);

const cards = TINY_CARDS.map((card, index) => ({
  ...card,
  faces: card.faces.map((face) => ({
    ...face,
    imageNormal: index === 0 ? `https://img.example.org${PATH}?7` : null,
    imageSmall: null,
  })),
}));

let test: TestApp;
let requested: string[][];
let fails = false;
beforeAll(async () => {
  test = await openTestApp(
    { cards },
    {
      images: {
        get: async (...args) => {
          requested.push(args);
          if (fails) throw new AppError('unavailable', 'The image cannot be had.');
          return IMAGE;
        },
        getResized: async (path, width, original) => {
          requested.push([path, `${width}`, original.path, original.address]);
          return IMAGE;
        },
      },
    },
  );
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  requested = [];
  fails = false;
});

const get = (path: string, init?: RequestInit) => test.app.request(`/images${path}`, init);

describe('GET /images', () => {
  it('serves an image of a card, cacheable', async () => {
    const answer = await get(`${PATH}?7`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(IMAGE);
    expect(requested).toEqual([[PATH, `https://img.example.org${PATH}?7`]]);
    expect((await get(PATH, { method: 'HEAD' })).status).toBe(200);
  });

  it('serves it at other widths', async () => {
    const answer = await get(`/w256/front/a/b/${ID}.webp?7`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const address = `https://img.example.org${PATH}?7`;
    expect(requested).toEqual([[`/w256/front/a/b/${ID}.webp`, '256', PATH, address]]);
  });

  it.each([
    `/w255/front/a/b/${ID}.webp`,
    `/w256/front/a/c/${ID}.webp`,
    `/w256/front/a/b/${ID}.jpg`,
    `/small/front/a/b/${ID}.jpg`,
    `/normal/front/a/c/${ID}.jpg`,
    `/normal/front/a/b/${ID.replace('ab', 'aa')}.jpg`,
    `/normal/front/a/b/${ID}.png`,
    `/normal/front/a/b/..%2f${ID}.jpg`,
    `/normal/front/a/b/../../../../../etc/passwd`,
    `/art_crop/front/a/b/${ID}.jpg`,
    `/normal//front/a/b/${ID}.jpg`,
    `/normal/front/a/b/${ID.toUpperCase()}.jpg`,
    '/',
  ])('fetches nothing for %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(requested).toEqual([]);
  });

  it('answers 504, uncacheable, if the image is not available', async () => {
    fails = true;
    const answer = await get(PATH);
    expect(answer.status).toBe(504);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('accepts no other method', async () => {
    expect((await get(PATH, { method: 'POST' })).status).toBe(405);
  });
});

describe('the addresses of images', () => {
  it('are our own if we serve them, and absent if we cannot', () => {
    const [own, other] = [cards[0], TINY_CARDS[0]];
    if (!own || !other) throw new RangeError('The tiny catalogue has cards.');
    expect(imageUris(own, '/images')).toEqual([{ small: null, normal: `/images${PATH}?7` }]);
    expect(imageUris(other, '/images')).toEqual([{ small: null, normal: null }]);
  });
});
