import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Problem } from '@deckwright/contract/schemas';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { admitHosts, knownHosts } from './known-hosts.ts';
import { closeServer, listen } from './listen.ts';

let site: Awaited<ReturnType<typeof listen>>;
afterEach(() => closeServer(site.server, 1));

const SET = {
  PUBLIC_ORIGIN: 'https://decks.example.org',
  MORE_ORIGINS: 'https://two.example.org',
  API_HOST: 'https://api.example.org',
  STATIC_HOST: 'https://static.example.org/data',
};

/** Status and text of the answer to a request with these header lines. */
async function getAnswer(
  settings: Record<string, string>,
  lines: readonly string[],
  target = '/',
): Promise<{ status: string; body: string }> {
  const listener = admitHosts(
    (_incoming, outgoing) => void outgoing.end('the app'),
    knownHosts(readSettings(settings)),
  );
  site = await listen(listener, { port: 0, host: '127.0.0.1' });
  const socket = connect(site.port, '127.0.0.1');
  socket.write(`${[`GET ${target} HTTP/1.1`, ...lines, 'connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  return { status: answer.slice(9, 12), body: answer.split('\r\n\r\n').slice(1).join('') };
}

const PROXIED = 'x-forwarded-for: 203.0.113.1';

describe('a request', () => {
  it.each([
    ['the public one', 'decks.example.org'],
    ['with a port', 'decks.example.org:443'],
    ['in capitals', 'DECKS.example.org'],
    ['with the dot of the root', 'decks.example.org.'],
    ['another of the site', 'two.example.org'],
    ['of calls', 'api.example.org'],
    ['of files', 'static.example.org'],
  ])('is let through for a host of the site: %s', async (_, host) => {
    expect(await getAnswer(SET, [`Host: ${host}`, PROXIED])).toMatchObject({ status: '200' });
  });

  it.each([
    ['another', 'evil.test'],
    ['a host below it', 'www.decks.example.org'],
    ['one that ends like it', 'evildecks.example.org'],
    ['a user before another', 'decks.example.org@evil.test'],
    ['a path after another', 'evil.test/decks.example.org'],
    ['this machine, behind a proxy', '127.0.0.1:3900'],
    ['none', ''],
  ])('is refused for a host that is not one of the site: %s', async (_, host) => {
    const answer = await getAnswer(SET, [`Host: ${host}`, PROXIED]);
    expect(answer.status).toMatch(/^4(?:00|21)$/);
    expect(answer.body).not.toContain('the app');
  });

  it('is refused if its target names another host', async () => {
    const answer = await getAnswer(SET, ['Host: decks.example.org', PROXIED], 'http://evil.test/');
    expect(answer).toMatchObject({ status: '421' });
  });

  it('gets the answer of a problem', async () => {
    const { body } = await getAnswer(SET, ['Host: evil.test', PROXIED], '/api/users/x');
    expect(Problem.parse(JSON.parse(body)).error.message).toBe('This site has another address.');
    await closeServer(site.server, 1);
    const one = await getAnswer(SET, ['Host: evil.test', PROXIED], '/api/v1/cards');
    expect(JSON.parse(one.body)).toMatchObject({ status: 421, title: 'Misdirected Request' });
  });

  it('of a program on this machine is let through for the machine’s own names', async () => {
    expect(await getAnswer(SET, ['Host: localhost:3900'])).toMatchObject({ status: '200' });
  });

  it.each(['/healthz', '/readyz'])('of a load balancer to %s is let through for any host', async (path) => {
    expect(await getAnswer(SET, ['Host: 10.0.0.7', PROXIED], path)).toMatchObject({ status: '200' });
  });

  it('is let through for any host if the operator has not named one', async () => {
    expect(await getAnswer({}, ['Host: 10.0.0.7', PROXIED])).toMatchObject({ status: '200' });
  });

  it.each([
    ['no host is named', {}],
    ['both are known', SET],
  ])('with two Host headers is refused, also if %s', async (_, settings) => {
    const lines = ['Host: decks.example.org', 'host: decks.example.org'];
    expect(await getAnswer(settings, lines)).toMatchObject({ status: '400' });
    await closeServer(site.server, 1);
    expect(await getAnswer(settings, lines, '/healthz')).toMatchObject({ status: '400' });
  });
});
