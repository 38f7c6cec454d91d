import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeServer, listen } from '../http/listen.ts';
import { createRefusals } from './shed-load.ts';
import { boundUnread } from './unread-answers.ts';

/** More than the kernel takes for a client that does not read. */
const LARGE = Buffer.alloc(32_000_000);
const counted: string[] = [];

let site: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  counted.length = 0;
  const listener = boundUnread(({ url }, outgoing) => void outgoing.end(url === '/large' ? LARGE : 'small'), {
    getVisitor: ({ headers }) => `${headers['x-visitor']}`,
    refuse: createRefusals(),
    refusals: { count: (reason) => counted.push(reason) },
    maxBytes: 1_000_000,
  });
  site = await listen(listener, { port: 0, host: '127.0.0.1' });
});
afterEach(() => closeServer(site.server, 1));

function send(visitor: string, path: string): Socket {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-visitor: ${visitor}\r\nconnection: close\r\n\r\n`,
  );
  return socket;
}

/** A client that leaves an answer unread. */
async function leave(visitor: string): Promise<Socket> {
  const requested = once(site.server, 'request');
  const socket = send(visitor, '/large');
  await requested;
  return socket;
}

const getStatus = async (visitor: string, path = '/'): Promise<string> =>
  (await text(send(visitor, path))).slice(9, 12);

it('refuses a network that leaves too much unread until it has read it, and nobody else', async () => {
  const unread = await leave('203.0.113.1');
  expect(await getStatus('203.0.113.1')).toBe('503');
  expect(await getStatus('203.0.113.1', '/large')).toBe('503');
  expect(counted).toEqual(['unread-answers', 'unread-answers']);
  expect(await getStatus('203.0.113.2')).toBe('200');
  // A load balancer may have the same address.
  expect(await getStatus('203.0.113.1', '/healthz')).toBe('200');
  unread.resume();
  await once(unread, 'close');
  await vi.waitFor(async () => expect(await getStatus('203.0.113.1')).toBe('200'));
});

it('counts no more once a client has left', async () => {
  const unread = await leave('203.0.113.1');
  expect(await getStatus('203.0.113.1')).toBe('503');
  unread.destroy();
  await vi.waitFor(async () => expect(await getStatus('203.0.113.1')).toBe('200'));
});

it('counts the /56 of IPv6 together, with four times as much', async () => {
  // 4 MB may be unread in the /56; one of these is more.
  const unread = await leave('2001:db8:1:ab01');
  expect(await getStatus('2001:db8:1:ab02')).toBe('503');
  expect(await getStatus('2001:db8:1:ff02')).toBe('503');
  expect(await getStatus('2001:db8:2:ab02')).toBe('200');
  unread.destroy();
});
