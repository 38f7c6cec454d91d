import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ResponseCache } from '../cache/response-cache.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { RenderPage } from './page-handler.ts';
import { createSite } from './site.ts';
import { StaticFiles } from './static-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

/** What a site renders at its start, while as many calls run. */
async function prepareFirst(running: number) {
  const render = vi.fn<RenderPage>(async () => ({ response: new Response('done'), nonce: 'n1' }));
  const onPrepared = vi.fn();
  const { prepare } = createSite({
    acquire: () => ({ snapshot: test.snapshot, release: () => {} }),
    settings: readSettings({}),
    files: new StaticFiles('/nowhere'),
    render,
    pages: new ResponseCache(1_000_000),
    calls: { state: () => ({ running, waiting: 0, refused: 0 }) },
    popularBefore: { addresses: ['/cards/b', '/', '/cards/a?range=week'], onPrepared },
  });
  await prepare(test.snapshot, null, new AbortController().signal);
  return { addresses: render.mock.calls.map(([{ url }]) => url.replace('http://localhost', '')), onPrepared };
}

it('renders home at a start, and then the pages visited most before', async () => {
  const { addresses, onPrepared } = await prepareFirst(0);
  expect(addresses).toEqual(['/', '/cards/b', '/cards/a?range=week']);
  expect(onPrepared).toHaveBeenCalledExactlyOnceWith(3);
});

it('renders only home under a lasting load', async () => {
  const { addresses, onPrepared } = await prepareFirst(1);
  expect(addresses).toEqual(['/']);
  expect(onPrepared).not.toHaveBeenCalled();
});
