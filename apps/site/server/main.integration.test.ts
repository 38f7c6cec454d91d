import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { publishTiny, temporaryFolder, tinyContent } from '@deckwright/answers/testing';
import { dataPaths, SNAPSHOT_VERSION, writeSnapshot } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensurePagesBuilt } from '../../../tooling/testing/made-on-demand.ts';
import { freePort } from './testing/free-port.ts';
import { createSiteFolder } from './testing/site-folder.ts';
import { type SiteProcess, startSiteProcess } from './testing/site-process.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };
const running: SiteProcess[] = [];
let folder: ReturnType<typeof temporaryFolder>;

/** Provides a folder for all tests of a block, and ends any site that still runs after them. */
function prepareFolder(create: () => typeof folder | Promise<typeof folder>): void {
  beforeAll(async () => {
    folder = await create();
  });
  afterAll(async () => {
    for (const site of running.splice(0)) {
      site.signal('SIGKILL');
      await site.exit;
    }
    folder.remove();
  });
}

beforeAll(ensurePagesBuilt);

function start(env: Record<string, string> = {}): SiteProcess {
  const site = startSiteProcess({ DATA_DIR: folder.path, ...env });
  running.push(site);
  return site;
}

const servedId = async (address: string): Promise<string | null> =>
  (await (await fetch(`${address}/healthz`)).json()).snapshot?.id ?? null;

/** A plain sentence: no stack trace, no file of the program. */
function expectSentence(text: string, pattern: RegExp): void {
  expect(text).toMatch(pattern);
  expect(text).not.toMatch(/\n\s+at |\.ts:\d|node:internal/);
}

describe('a wrong setting', () => {
  prepareFolder(temporaryFolder);

  it('is reported in one line each, with exit code 1', async () => {
    const site = start({ PORT: 'abc', API_HOST: 'nowhere', DATABASE_URL: 'mysql://me:hunter2@x/y' });
    expect(await site.exit).toBe(1);
    const lines = site.stderr().trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'API_HOST']);
    expect(site.stderr()).not.toContain('hunter2');
  });

  it('can be checked for before anything is prepared', () => {
    const main = join(import.meta.dirname, 'main.ts');
    const check = (env: Record<string, string>) =>
      spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main, '--check-settings'], {
        env: { PATH: process.env.PATH ?? '', DATA_DIR: join(folder.path, 'absent'), ...env },
        encoding: 'utf8',
      });
    expect(check({ PORT: 'abc' })).toMatchObject({ status: 1, stdout: '' });
    expect(check({ PORT: 'abc' }).stderr).toMatch(/^PORT must be /);
    expect(check({})).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(existsSync(join(folder.path, 'absent'))).toBe(false);
  });

  it('may be a folder that is not writable', async () => {
    writeFileSync(join(folder.path, 'file'), '');
    const site = start({ DATA_DIR: join(folder.path, 'file', 'below') });
    expect(await site.exit).toBe(1);
    expectSentence(site.stderr(), /cannot be written .*DATA_DIR\.\n$/);
  });

  it('may be a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const site = start({ PORT: `${port}` });
    expect(await site.exit).toBe(1);
    expectSentence(site.stderr(), new RegExp(`^Port ${port} is taken by another program\\. .*PORT=\\d+`));
    other.close();
  });

  it('may be an address that does not belong to this machine', async () => {
    const site = start({ HOST: '192.0.2.1' });
    expect(await site.exit).toBe(1);
    expectSentence(site.stderr(), /^HOST=192\.0\.2\.1 is no address of this machine\./);
  });
});

describe('the mode of a site started by hand', () => {
  prepareFolder(temporaryFolder);
  /** Ends before pages are loaded, and says which React they would get. */
  const startWith = async (mode: string): Promise<string> => {
    const site = start({
      ...{ NODE_ENV: mode, HOST: '203.0.113.1' },
      NODE_OPTIONS: `--import="data:text/javascript,process.on('exit',()=>console.error('mode',process.env.NODE_ENV))"`,
    });
    await site.exit;
    return site.stderr();
  };

  it('is production where none is named, and any other is warned of in one line', async () => {
    expect(await startWith('')).not.toContain('slower');
    expect(await startWith('')).toMatch(/^mode production$/m);
    const slow = await startWith('development');
    expect(slow.match(/^.*slower.*$/gm)).toEqual([
      expect.stringMatching(/NODE_ENV is development: .* Set NODE_ENV=production, or unset it\./),
    ]);
    expect(slow).toMatch(/^mode development$/m);
  });
});

describe('the site as a process', () => {
  prepareFolder(() => createSiteFolder());
  let site: SiteProcess;
  let address = '';
  let metricsPort = 0;
  beforeAll(async () => {
    metricsPort = await freePort();
    site = start({ METRICS_PORT: `${metricsPort}` });
    address = await site.ready;
  });

  it('serves pages, files and calls', async () => {
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    const page = await fetch(`${address}/commanders/cyr-the-lone`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe|nonce/);
    const html = await page.text();
    expect(html).toContain('Cyr the Lone');
    expect(html).not.toContain('nonce=');
    const script = /(?:src|href)="(\/assets\/[^"]+\.js)"|"(\/assets\/[^"]+\.js)"/.exec(html);
    const file = await fetch(`${address}${script?.[1] ?? script?.[2]}`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${address}/cards/nothing-like-it`)).status).toBe(404);
    expect(site.stderr()).toBe('');
  });

  it('exposes metrics if configured', async () => {
    await fetch(`${address}/about-us`);
    // Of calls without a session, an address has 120 a minute.
    const statuses: number[] = [];
    for (let call = 0; call < 121; call += 1)
      statuses.push((await fetch(`${address}/api/users/nobody`)).status);
    expect(statuses).toEqual([...Array(120).fill(401), 429]);
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toMatch(
      /^deckwright_http_requests_refused_total\{status="429",reason="limit-address"\} 1$/m,
    );
    expect(text).toMatch(
      /^deckwright_http_request_seconds_count\{kind="page",method="GET",status="2xx"\} \d+$/m,
    );
    expect(text).toMatch(/^deckwright_database_up 1$/m);
  });

  it('survives invalid HTTP', async () => {
    const { port } = new URL(address);
    const junk = [
      'GET\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: [\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: 999.1.1.1\r\n\r\n',
      'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET //\\..\\ HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /%zz?%ff=%c3%28 HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /commanders/%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /caf\xe9 HTTP/1.1\r\nHost: x\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
      'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /api/recs HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{"a"',
      'POST /api/recs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`,
      '\u0000\u0001\u0002',
    ];
    const statuses = await Promise.all(junk.map((text) => answerTo(Number(port), text)));
    for (const [index, status] of statuses.entries())
      expect(status ?? 0, `the answer to ${JSON.stringify(junk[index]?.slice(0, 60))}`).toBeLessThan(500);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(site.stderr()).toBe('');
  });

  it('has exclusive use of its folder, and a killed site leaves it free', async () => {
    const second = start();
    expect(await second.exit).toBe(1);
    expectSentence(second.stderr(), /^Another site is working on the data folder .*DATA_DIR\.\n$/);
    site.signal('SIGKILL');
    await site.exit;
    site = start();
    await expect(site.ready).resolves.toMatch(/^http/);
  });

  it('ends cleanly when told to', async () => {
    // Ctrl-C reaches the process from the terminal and from each program in between.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) site.signal(name);
    expect(await site.exit).toBe(0);
    expect(site.stderr()).toBe('');
  });
});

describe('publishing while a site runs', () => {
  prepareFolder(() => createSiteFolder(null));
  let site: SiteProcess;
  let address = '';
  let served = '';
  const serves = (id: string) => vi.waitFor(async () => expect(await servedId(address)).toBe(id), PATIENCE);
  const says = (pattern: RegExp) => vi.waitFor(() => expect(site.stderr()).toMatch(pattern), PATIENCE);
  beforeAll(async () => {
    // The load names its visitors as a proxy in front of the site would.
    site = start({ TRUSTED_PROXIES: '127.0.0.1' });
    address = await site.ready;
  });

  it('starts without a snapshot, says how to make one and picks up the first', async () => {
    const health = await fetch(`${address}/healthz`);
    expect(health.headers.get('keep-alive')).toBe('timeout=65');
    expect(health.status).toBe(503);
    expect((await health.json()).status).toBe('no-snapshot');
    const call = await fetch(`${address}/api/v1/pages/home`);
    expect((await call.json()).error.message).toContain('npm run deckwright -- build');
    served = await publishTiny(folder.path);
    await serves(served);
  });

  it('swaps snapshots without a failed request and refuses a damaged one with one message', async () => {
    const load = startLoad(address);
    for (const decks of [
      [0, 1, 2, 3],
      [3, 4, 5, 6],
      [0, 3, 7],
    ]) {
      await load.answersMore(30);
      served = await publishTiny(folder.path, tinyContent(decks));
      await serves(served);
    }
    await damageAndPublish();
    await says(/was refused/);
    await load.answersMore(30);
    expect(await servedId(address)).toBe(served);
    const { failures, answers } = await load.stop();
    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThan(100);
    const refusals = site.stderr().trim().split('\n');
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toMatch(
      new RegExp(`checksum of engine\\.bin is wrong.*Snapshot ${served} goes on serving\\.$`),
    );
    const page = await (await fetch(`${address}/api/v1/pages/commanders/cyr-the-lone`)).json();
    expect(page).toMatchObject({ snapshot: served, numDecks: 1 });
  });

  it('refuses a snapshot of an unknown version', async () => {
    const { id } = await writeSnapshot(folder.path, tinyContent([1]), '2024-04-01T00:00:00.000Z');
    const manifest = join(dataPaths(folder.path).snapshots, id, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": \d+/, '"version": 99'));
    writeFileSync(dataPaths(folder.path).currentSnapshot, id);
    await says(new RegExp(`version 99, this program reads version ${SNAPSHOT_VERSION}`));
    expect(await servedId(address)).toBe(served);
    served = await publishTiny(folder.path, tinyContent([0, 1, 2, 3]));
    await serves(served);
    // Neither refusal was repeated while the site kept checking.
    expect(site.stderr().trim().split('\n')).toHaveLength(2);
  });
});

async function damageAndPublish(): Promise<void> {
  const { id } = await writeSnapshot(folder.path, tinyContent([5, 6]), '2024-04-01T00:00:00.000Z');
  const { snapshots, currentSnapshot } = dataPaths(folder.path);
  const path = join(snapshots, id, 'engine.bin');
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  writeFileSync(currentSnapshot, id);
}

/**
 * Eight visitors at a time who request without a pause; anything but 200 is a failure. Each request comes from an address
 * of its own: how many of them fit into a minute depends on the machine, and one address has a limit.
 */
function startLoad(address: string) {
  const paths = [
    '/',
    '/commanders/cyr-the-lone',
    '/api/v1/pages/commanders/cyr-the-lone?range=year',
    '/api/v1/pages/cards/beacon',
    '/api/typeahead?q=bea',
    '/static/typeahead/commanders',
    '/healthz',
  ];
  const failures: string[] = [];
  let [answers, going] = [0, true];
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let turn = visitor; going; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const recs = turn % 5 === 0;
      const headers = { 'x-forwarded-for': `10.${visitor}.${(turn >> 8) & 255}.${turn & 255}` };
      try {
        const answer = recs
          ? await fetch(`${address}/api/recs`, {
              method: 'POST',
              headers,
              body: JSON.stringify({ cards: ['Beacon'], commanders: ['Cyr the Lone'] }),
            })
          : await fetch(`${address}${path}`, { headers });
        const body = await answer.text();
        answers += 1;
        if (answer.status !== 200 || body === '') failures.push(`${recs ? 'recs' : path} ${answer.status}`);
      } catch (error) {
        failures.push(`${path} ${error}`);
      }
    }
  });
  return {
    /** Waits for this many more answers. */
    answersMore: (more: number): Promise<void> => {
      const enough = answers + more;
      return vi.waitFor(() => expect(answers).toBeGreaterThanOrEqual(enough), PATIENCE);
    },
    stop: async () => {
      going = false;
      await Promise.all(visitors);
      return { failures, answers };
    },
  };
}

/** Status of the answer to raw bytes; null if the connection was closed without one. */
function answerTo(port: number, text: string): Promise<number | null> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    const finish = (): void => {
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      resolve(status ? Number(status) : null);
    };
    socket.on('data', (chunk) => {
      received += chunk;
      if (received.includes('\r\n')) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
    socket.setTimeout(3000, finish);
  });
}
