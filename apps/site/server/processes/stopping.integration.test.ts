import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const BODY = JSON.stringify({ commanders: [], cards: [] });

let folder: ReturnType<typeof temporaryFolder>;
let site: SiteProcess;
let address = '';

beforeAll(async () => {
  await ensurePagesBuilt();
  folder = temporaryFolder();
  await publishTiny(folder.path);
  site = startSiteProcess({ DATA_DIR: folder.path, LOG_FORMAT: 'json', DRAIN_SECONDS: '2' });
  address = await site.ready;
}, 120_000);
afterAll(async () => {
  site.signal('SIGKILL');
  await site.exit;
  folder.remove();
});

const lines = (): Record<string, unknown>[] =>
  site
    .stdout()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** A call whose body has not arrived whole, over a connection that is kept alive. */
async function beginCall() {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    'POST /api/recs HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${BODY.length}`,
    'expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // The site has the request.
  await once(socket, 'readable');
  return { end: () => void socket.write(BODY), answer: text(socket) };
}

it('a site that is told to stop says so first, then takes nobody new, answers who is there, and exits with 0', async () => {
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const begun = await beginCall();
  site.signal('SIGTERM');
  await vi.waitFor(async () => {
    const readiness = await fetch(`${address}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toMatchObject({ ready: false, stopping: true, database: true });
  }, PATIENCE);
  const page = await fetch(`${address}/commanders/cyr-the-lone`);
  expect(page.status).toBe(200);
  await page.text();
  await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow(), PATIENCE);
  begun.end();
  const answer = await begun.answer;
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n[\s\S]*\}$/i);
  expect(await site.exit).toBe(0);
  expect(site.stderr()).toBe('');
  const id = page.headers.get('x-request-id');
  expect(lines()).toContainEqual(
    expect.objectContaining({
      ...{ msg: 'answered', level: 'info', request: id },
      ...{ method: 'GET', path: '/commanders/cyr-the-lone', status: 200 },
    }),
  );
  expect(lines().every(({ time, level }) => typeof time === 'string' && typeof level === 'string')).toBe(
    true,
  );
}, 60_000);
