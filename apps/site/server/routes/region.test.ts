import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const PROXY = '10.0.0.1';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(
    {},
    { settings: readSettings({ TRUSTED_PROXIES: PROXY, COUNTRY_HEADER: 'X-Country' }) },
  );
});
afterAll(() => test.close());

async function regionOf(country: string, remoteAddress: string) {
  const answer = await test.app.request(
    '/api/region',
    { headers: { 'x-country': country } },
    { incoming: { socket: { remoteAddress } } },
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toBeNull();
  return answer.json();
}

it('is the country that a trusted proxy names, if the site distinguishes it', async () => {
  expect(await regionOf('de', PROXY)).toEqual({ region: 'DE' });
  expect(await regionOf('AU', PROXY)).toEqual({ region: null });
  expect(await regionOf('T1', PROXY)).toEqual({ region: null });
});

it('is not accepted from anybody else', async () => {
  expect(await regionOf('DE', '203.0.113.9')).toEqual({ region: null });
});

it('is requested by pages only where it can be known', async () => {
  const misc = await test.app.request('/data/static/misc');
  expect(await misc.json()).toMatchObject({ knowsRegions: true });
  const plain = await openTestApp();
  expect(await (await plain.app.request('/data/static/misc')).json()).toMatchObject({ knowsRegions: false });
  await plain.close();
});
