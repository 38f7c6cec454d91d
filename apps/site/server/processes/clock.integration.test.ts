// A site whose clock is set forward and back by hours and years, as broken batteries and time servers do.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishTiny, tinyContent } from '@deckwright/answers/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { readProfileEvents } from '../testing/read-profile-events.ts';
import { createSiteFolder } from '../testing/site-folder.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { userCalls } from '../testing/user-calls.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CLOCK = new URL('../testing/shifted-clock.mjs', import.meta.url).href;
const PATIENCE = { timeout: 60_000, interval: 100 };

let folder: Awaited<ReturnType<typeof createSiteFolder>>;
let site: SiteProcess;
let address = '';
const calls = userCalls(() => address);

beforeAll(async () => {
  await ensurePagesBuilt();
  folder = await createSiteFolder();
  site = startSiteProcess({
    DATA_DIR: folder.path,
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_OPTIONS: `--import=${CLOCK}`,
    CLOCK_SHIFT_FILE: join(folder.path, 'shift'),
  });
  address = await site.ready;
});
afterAll(async () => {
  site.signal('SIGKILL');
  await site.exit;
  folder.remove();
});

let sets = 0;
async function setClock(shiftMs: number): Promise<void> {
  sets += 1;
  writeFileSync(join(folder.path, 'shift'), `${shiftMs}`);
  site.signal('SIGUSR2');
  await vi.waitFor(() => expect(site.stdout().match(/The clock is set/g)).toHaveLength(sets), PATIENCE);
}

async function expectPages(): Promise<void> {
  for (const path of ['/', '/commanders/cyr-the-lone', '/cards/beacon?range=year', '/api/typeahead?q=bea'])
    expect((await fetch(`${address}${path}`)).status, path).toBe(200);
}

/** Guesses from one network until refused. */
async function guessUntilRefused(email: string): Promise<number> {
  for (let guesses = 1; guesses <= 40; guesses += 1) {
    const answer = await fetch(`${address}/api/users/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ email, password: 'not the right words' }),
    });
    await answer.body?.cancel();
    if (answer.status === 429) return guesses;
    expect(answer.status).toBe(401);
  }
  throw new Error('Nobody was turned away.');
}

it('serves, keeps acknowledged writes and locks nobody out, whatever the clock says', async () => {
  const user = await calls.register();
  const page = readProfileEvents(await calls.live(user));
  await vi.waitFor(() => expect(page.profiles()).toHaveLength(1), PATIENCE);
  const change = async (saltLevel: 0 | 1 | 2) => {
    expect((await calls.change(user, { saltLevel })).saltLevel).toBe(saltLevel);
    await vi.waitFor(() => expect(page.profiles().at(-1)?.saltLevel).toBe(saltLevel), PATIENCE);
  };

  // Ahead by a month less a day: sessions last for 30 days.
  await setClock(29 * DAY_MS);
  await expectPages();
  await change(0);
  const ahead = await calls.register();
  expect(await guessUntilRefused(ahead.email)).toBeGreaterThan(1);

  // Corrected, then behind: what was written "later" is there, and its owner signs in from elsewhere.
  for (const [shift, saltLevel] of [
    [0, 1],
    [-HOUR_MS, 2],
    [-400 * DAY_MS, 0],
  ] as const) {
    await setClock(shift);
    await expectPages();
    await change(saltLevel);
    expect((await calls.read(ahead)).email).toBe(ahead.email);
    await calls.signIn(ahead.email);
    await calls.signIn((await calls.register()).email);
  }

  // A snapshot published meanwhile is served.
  const id = await publishTiny(folder.path, tinyContent([0, 1, 2]));
  await vi.waitFor(async () => {
    const health = (await (await fetch(`${address}/healthz`)).json()) as { snapshot: { id: string } };
    expect(health.snapshot.id).toBe(id);
  }, PATIENCE);

  // Ahead by more than the lifetime of a session: it has expired, and nothing else.
  await setClock(400 * DAY_MS);
  await expectPages();
  await expect(calls.read(user)).rejects.toMatchObject({ status: 401 });
  const { token } = await calls.signIn(user.email);
  expect((await calls.read({ ...user, token })).saltLevel).toBe(0);
  await page.close();
  // A clock set back by 25 days or more is longer than the embedded database's timers can wait: they tick until it caught up.
  const ticks =
    /^.*TimeoutOverflowWarning: .*\n.*Timeout duration was set to 1\.\n(?:\(Use `node --trace-warnings.*\n)?/gm;
  expect(
    site
      .stderr()
      .replaceAll(/^A mail was written to .*\n/gm, '')
      .replaceAll(ticks, ''),
  ).toBe('');
  site.signal('SIGTERM');
  expect(await site.exit).toBe(0);
});
