import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { createSiteFolder } from '../testing/site-folder.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';

const PASSWORD = 'hunter2';

let folder: Awaited<ReturnType<typeof createSiteFolder>>;
let site: SiteProcess;
let address = '';
let server: SMTPServer | null = null;
const arrived: string[] = [];

beforeAll(async () => {
  await ensurePagesBuilt();
  folder = await createSiteFolder();
  site = startSiteProcess({
    DATA_DIR: folder.path,
    SMTP_URL: `smtp://site:${PASSWORD}@127.0.0.1:${await startServer()}`,
    MAIL_FROM: 'Decks <hello@example.org>',
    PUBLIC_ORIGIN: 'https://decks.example.org',
  });
  address = await site.ready;
});
afterAll(async () => {
  site.signal('SIGKILL');
  await site.exit;
  await closeServer();
  folder.remove();
});

it('answers only for its public address, and programs on this machine', async () => {
  const statusFor = (headers: Record<string, string>, path = '/faq') =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${address}${path}`, { headers }, (found) => resolve(found.resume().statusCode)).on(
        'error',
        reject,
      );
    });
  expect(await statusFor({ host: 'decks.example.org' })).toBe(200);
  expect(await statusFor({ host: 'evil.test' })).toBe(421);
  expect(await statusFor({ host: 'evil.test' }, '/healthz')).toBe(200);
  expect(await statusFor({})).toBe(200);
  expect(await statusFor({ 'x-forwarded-for': '203.0.113.1' })).toBe(421);
});

/** A mail server on this machine; resolves with its port. */
async function startServer(): Promise<number> {
  const made = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(new Error('Wrong')),
    onData: (stream, _session, done) => {
      let message = '';
      stream.on('data', (chunk) => {
        message += chunk;
      });
      stream.on('end', () => {
        arrived.push(message.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return (made.server.address() as AddressInfo).port;
}

async function closeServer(): Promise<void> {
  const closing = server;
  server = null;
  if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
}

async function ask(email: string): Promise<void> {
  const named = { host: 'decks.example.org', 'x-forwarded-host': 'evil.example' };
  const headers = { ...named, 'content-type': 'application/json' };
  const call = request(`${address}/api/newsletter`, { method: 'POST', headers });
  call.end(JSON.stringify({ email }));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([200, { sent: true }]);
}

describe('a site with a mail server', () => {
  it('sends its emails there, with links to its own address whatever a request names', async () => {
    await ask('jo@example.org');
    await vi.waitFor(() => expect(arrived).toHaveLength(1), { timeout: 20_000 });
    expect(arrived[0]).toMatch(/^From: Decks <hello@example\.org>\r$/m);
    expect(arrived[0]).toMatch(/^To: jo@example\.org\r$/m);
    expect(arrived[0]).toMatch(/https:\/\/decks\.example\.org\/newsletter\/confirm\?token=[\w-]{43}/);
    expect(arrived[0]).not.toMatch(/evil\.example|localhost|127\.0\.0\.1:/);
    expect(site.stderr()).toBe('');
  });

  it('answers and stops while the server is down, and reports it without the password', async () => {
    await closeServer();
    await ask('sam@example.org');
    await vi.waitFor(() => expect(site.stderr()).toMatch(/the next try is in 5 s/), { timeout: 20_000 });
    site.signal('SIGTERM');
    expect(await site.exit).toBe(0);
    expect(site.stderr()).toMatch(/could not be sent; it is given up/);
    expect(site.stderr()).not.toMatch(/hunter2|sam@example\.org/);
  });
});
