import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { closeServer, listen } from './listen.ts';

const HEAD = 'POST / HTTP/1.1\r\nhost: localhost\r\n';

describe('a server', () => {
  it.each([
    ['whose headers trickle in', `${HEAD}x-`],
    ['whose body trickles in', `${HEAD}content-length: 1000\r\n\r\n{`],
  ])('ends a request %s', async (_, sent) => {
    const bounds = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
    const { server, port } = await listen(() => {}, { port: 0, host: '127.0.0.1' }, bounds);
    const socket = connect(port, '127.0.0.1');
    socket.write(sent);
    // Until the server closes the connection.
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
    await closeServer(server);
  });

  it('bounds all three in use', async () => {
    const { server } = await listen(() => {}, { port: 0, host: '127.0.0.1' });
    expect(server.headersTimeout).toBe(15_000);
    expect(server.requestTimeout).toBe(60_000);
    expect(server.maxConnections).toBe(8_000);
    await closeServer(server);
  });
});
