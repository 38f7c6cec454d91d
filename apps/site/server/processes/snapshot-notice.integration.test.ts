import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publishTiny, temporaryFolder, tinyContent } from '@deckwright/answers/testing';
import { notifyPostgres } from '@deckwright/database';
import { folderStore, publishToStore, readPublication, SNAPSHOT_CHANNEL } from '@deckwright/snapshot/store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../tooling/lib/postgres.mjs';
import { ROOT } from '../../../../tooling/lib/run.mjs';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { TEST_PROCESS_ENV } from '../../../../tooling/testing/test-process.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';

const PATIENCE = { timeout: 60_000 };
/** The longest that the setting allows, 2 h 47 min: what arrives before was announced. */
const POLL_SECONDS = '9999';

const folder = temporaryFolder();
const [share, pipelineDir, siteDir] = ['share', 'pipeline', 'site'].map((name) =>
  join(folder.path, name),
) as [string, string, string];
let server: PostgresServer;
let site: SiteProcess;
let address = '';

beforeAll(async () => {
  await ensurePagesBuilt();
  for (const path of [share, pipelineDir, siteDir]) mkdirSync(path);
  server = await startPostgres();
});
afterAll(async () => {
  site?.signal('SIGKILL');
  await site?.exit;
  await server?.stop();
  folder.remove();
});

const settings = (dataDir: string) => ({
  ...{ DATA_DIR: dataDir, SNAPSHOT_STORE: share, DATABASE_URL: server.url },
});

/** Publishes a snapshot of these decks by the command, as on the pipeline's machine. */
async function publishByCommand(decks: readonly number[]): Promise<string> {
  const id = await publishTiny(pipelineDir, tinyContent(decks));
  const command = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'apps/pipeline/src/main.ts'), 'publish', id],
    { env: { PATH: process.env.PATH ?? '', ...TEST_PROCESS_ENV, ...settings(pipelineDir) } },
  );
  const ended = new Promise((resolve) => command.once('close', resolve));
  const [, said] = await Promise.all([text(command.stdout), text(command.stderr)]);
  expect(await ended, said).toBe(0);
  return id;
}

/** Publishes to the store in this process, without the notice. */
async function putIntoStore(decks: readonly number[]): Promise<string> {
  const id = await publishTiny(pipelineDir, tinyContent(decks));
  const store = folderStore(share);
  const base = await readPublication(store);
  await publishToStore({ store, dataDir: pipelineDir, id, base, now: new Date() });
  return id;
}

async function expectServed(id: string): Promise<void> {
  const served = async () => (await (await fetch(`${address}/healthz`)).json()).snapshot?.id;
  await vi.waitFor(async () => expect(await served()).toBe(id), PATIENCE);
}

it('a site gets each snapshot by NOTIFY, also after its connection to the database was cut', async () => {
  const first = await putIntoStore([0]);
  site = startSiteProcess({ ...settings(siteDir), SNAPSHOT_POLL_SECONDS: POLL_SECONDS });
  address = await site.ready;
  await expectServed(first);

  await expectServed(await publishByCommand([0, 1]));

  await server.halt();
  const unheard = await putIntoStore([0, 1, 2]);
  await expect(notifyPostgres(server.url, SNAPSHOT_CHANNEL, unheard)).rejects.toThrow();
  await server.resume();
  // Nobody repeats the lost notice: the site asks the store once it is connected again.
  await expectServed(unheard);

  const last = await putIntoStore([0, 1, 2, 3]);
  await notifyPostgres(server.url, SNAPSHOT_CHANNEL, last);
  await expectServed(last);
  expect(site.stderr()).toBe('');
});
