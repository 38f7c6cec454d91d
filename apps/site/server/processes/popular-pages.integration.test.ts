import { readFileSync, writeFileSync } from 'node:fs';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { dataPaths } from '@deckwright/snapshot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const PAGES = ['/commanders/cyr-the-lone', '/cards/beacon?range=year'];

let folder: ReturnType<typeof temporaryFolder>;
let site: SiteProcess;

const start = async (): Promise<string> => {
  site = startSiteProcess({ DATA_DIR: folder.path, LOG_FORMAT: 'json' });
  return await site.ready;
};
const stop = async (): Promise<void> => {
  site.signal('SIGTERM');
  expect(await site.exit).toBe(0);
};

beforeAll(async () => {
  await ensurePagesBuilt();
  folder = temporaryFolder();
  await publishTiny(folder.path);
}, 120_000);
afterAll(async () => {
  site.signal('SIGKILL');
  await site.exit;
  folder.remove();
});

it('a process renders what visitors of the one before it read most, and starts whatever the file says', async () => {
  const { popularPages } = dataPaths(folder.path);
  const first = await start();
  for (const [at, page] of PAGES.entries())
    for (let visit = 0; visit < 4 - at; visit += 1)
      expect((await fetch(`${first}${page}`, { headers: { 'accept-encoding': 'br' } })).status).toBe(200);
  expect(site.stdout()).not.toContain('visited most');
  await stop();
  expect(JSON.parse(readFileSync(popularPages, 'utf8'))).toEqual({ pages: PAGES });

  await start();
  await vi.waitFor(
    () => expect(site.stdout()).toContain('Of the pages visited most before, 2 of 2 are rendered'),
    PATIENCE,
  );
  await stop();
  expect(site.stderr()).toBe('');

  writeFileSync(popularPages, '{');
  const third = await start();
  expect((await fetch(`${third}/readyz`)).status).toBe(200);
  await stop();
  const lines = `${site.stdout()}${site.stderr()}`.split('\n').filter((line) => line.includes(popularPages));
  expect(lines).toEqual([expect.stringContaining('is ignored, and may be deleted')]);
}, 240_000);
