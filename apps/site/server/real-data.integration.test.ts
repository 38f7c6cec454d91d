import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tinyContent } from '@deckwright/answers/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensurePagesBuilt } from '../../../tooling/testing/made-on-demand.ts';
import { createSiteFolder } from './testing/site-folder.ts';
import { type SiteProcess, startSiteProcess } from './testing/site-process.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const running: SiteProcess[] = [];
let folder: Awaited<ReturnType<typeof createSiteFolder>>;

beforeAll(ensurePagesBuilt);
beforeEach(async () => {
  folder = await createSiteFolder(tinyContent(undefined, { sample: true }));
});
afterEach(async () => {
  for (const site of running.splice(0)) {
    site.signal('SIGKILL');
    await site.exit;
  }
  folder.remove();
});

function start(env: Record<string, string>): SiteProcess {
  const site = startSiteProcess({ DATA_DIR: folder.path, ...env });
  running.push(site);
  return site;
}

/** A mirror folder with one card. */
function writeMirror(): string {
  const mirror = join(folder.path, 'mirror');
  mkdirSync(join(mirror, 'scryfall'), { recursive: true });
  const card = {
    id: 'print-1',
    oracle_id: 'oracle-1',
    name: 'Lone Lantern',
    layout: 'normal',
    released_at: '2020-01-01',
    type_line: 'Artifact',
    color_identity: [],
    legalities: { commander: 'legal' },
    set: 'tst',
    collector_number: '1',
    rarity: 'common',
  };
  writeFileSync(join(mirror, 'scryfall', 'oracle-cards.json'), JSON.stringify([card]));
  return mirror;
}

const served = async (address: string) => (await (await fetch(`${address}/healthz`)).json()).snapshot;
const status = async (address: string) => (await fetch(`${address}/api/real-data`)).json();

describe('real data in one step', () => {
  it('replaces the sample while the site runs', async () => {
    const address = await start({ REAL_DATA_FROM: writeMirror() }).ready;
    expect(await served(address)).toMatchObject({ sample: true });
    expect(await status(address)).toMatchObject({ state: 'idle', sample: true });
    expect(await (await fetch(`${address}/`)).text()).toContain('Sample data.');
    const headers = { origin: address };
    const started = await fetch(`${address}/api/real-data`, { method: 'POST', headers });
    expect(started.status).toBe(202);
    expect(await started.json()).toMatchObject({ state: 'running' });
    await vi.waitFor(
      async () => expect(await served(address)).toMatchObject({ sample: false, cards: 1 }),
      PATIENCE,
    );
    await vi.waitFor(
      async () => expect(await status(address)).toMatchObject({ state: 'done', sample: false }),
      PATIENCE,
    );
    expect(await (await fetch(`${address}/cards/lone-lantern`)).text()).toContain('No decks yet.');
    const again = await fetch(`${address}/api/real-data`, { method: 'POST', headers });
    expect(again.status).toBe(409);
  });

  it('is fetched when the site starts, if configured', async () => {
    const address = await start({ REAL_DATA: '1', REAL_DATA_FROM: writeMirror() }).ready;
    await vi.waitFor(async () => expect(await served(address)).toMatchObject({ sample: false }), PATIENCE);
  });

  it('reports in one sentence that there is no network, while the sample is still served', async () => {
    const site = start({ REAL_DATA: '1', SCRYFALL_URL: 'http://127.0.0.1:9' });
    const address = await site.ready;
    await vi.waitFor(async () => expect(await status(address)).toMatchObject({ state: 'failed' }), PATIENCE);
    expect((await status(address)).text).toMatch(/^127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\): /);
    expect(site.stderr()).toContain((await status(address)).text);
    expect(await served(address)).toMatchObject({ sample: true });
    site.signal('SIGTERM');
    expect(await site.exit).toBe(0);
  });
});
