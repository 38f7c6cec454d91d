import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

const follow = async (name: string) => {
  const answer = await test.app.request(`/route/?cc=${encodeURIComponent(name).replaceAll('%20', '+')}`);
  return [answer.status, answer.headers.get('location')];
};

describe('GET /route', () => {
  it('leads to a commander or a card by its printed name, however it is written', async () => {
    for (const [name, path] of [
      ['Cyr the Lone', '/commanders/cyr-the-lone'],
      ['CYR THE LONE', '/commanders/cyr-the-lone'],
      ['Dun the Unplayed', '/commanders/dun-the-unplayed'],
      ['Lim-Dul’s Lamp', '/cards/lim-duls-lamp'],
      ["lim-dûl's lamp", '/cards/lim-duls-lamp'],
      ['Dawn // Dusk', '/cards/dawn-dusk'],
      ['Dusk', '/cards/dawn-dusk'],
      ['Far Hometown', '/cards/far-hometown'],
      ['Ada, the First // Bo, the Second', '/commanders/ada-the-first-bo-the-second'],
    ] as const)
      expect(await follow(name), name).toEqual([302, path]);
  });

  it('says what is near an unknown name, and asks for one that is missing', async () => {
    const unknown = await test.app.request('/route?cc=Becon');
    expect(unknown.status).toBe(404);
    const { detail, nearest } = await unknown.json();
    expect(detail).toBe('No card is called "Becon".');
    expect(nearest[0]).toMatchObject({ label: 'Beacon', url: '/cards/beacon' });
    const sign = await (await test.app.request('/route?cc=%F0%9F%92%A9')).json();
    expect([sign.detail, sign.nearest]).toEqual(['No card is called "💩".', []]);
    expect((await test.app.request('/route/?cc=%20')).status).toBe(400);
    expect((await test.app.request('/route/?cc=%21%3F')).status).toBe(404);
  });

  it('shows people the page with suggestions', async () => {
    const requested: string[] = [];
    const app = createApp({
      acquire: () => ({ snapshot: test.snapshot, release: () => {} }),
      settings: readSettings({}),
      site: async ({ url }) => {
        requested.push(new URL(url).pathname);
        return new Response('No card', { status: 404 });
      },
    });
    const answer = await app.request('/route/?cc=No+Such', { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([404, 'No card']);
    expect(requested).toEqual(['/cards/no-such']);
  });
});
