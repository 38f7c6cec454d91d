import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { closeServer, listen } from './listen.ts';

const HEAD = 'POST / HTTP/1.1\r\nhost: localhost\r\n';
const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
/** More than the kernel takes for a client that does not read. */
const LARGE = Buffer.alloc(32_000_000);

const VISITOR = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads');
  let said = '';
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\\r\\nhost: localhost\\r\\nconnection: close\\r\\n\\r\\n', () => {
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    });
  });
  socket.on('data', (part) => { said += part; });
  socket.on('error', ({ code }) => { said = code; });
  socket.on('close', () => parentPort.postMessage(said));
`;

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

  it('that stood still for longer than a request may take answers what has arrived meanwhile', async () => {
    const bounds = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
    const { server, port } = await listen(
      (_request, response) => void response.end('whole'),
      { port: 0, host: '127.0.0.1' },
      bounds,
    );
    // A visitor in a thread of its own, who sends while the thread of the server stands still.
    const sent = new Int32Array(new SharedArrayBuffer(4));
    const visitor = new Worker(VISITOR, { eval: true, workerData: { port, sent } });
    server.once('connection', () => {
      Atomics.wait(sent, 0, 0);
      Atomics.wait(sent, 0, 1, 300);
    });
    const [said] = await once(visitor, 'message');
    expect(said).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*whole$/);
    await visitor.terminate();
    await closeServer(server);
  });

  it('that closes ends each connection with the answer under way, and cuts off what does not end', async () => {
    let answer = (): void => {};
    const { server, port } = await listen(
      (_request, response) => {
        answer = () => void response.end('whole');
      },
      { port: 0, host: '127.0.0.1' },
    );
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(server, 'request');
    const said = text(socket);
    const closed = closeServer(server);
    answer();
    // Resolves because the server closes the connection, which was to be kept alive.
    expect(await said).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*whole$/i);
    await closed;
  });

  it('that closes waits no longer than it says', async () => {
    const { server, port } = await listen(() => {}, { port: 0, host: '127.0.0.1' });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(server, 'request');
    const ended = text(socket).catch(({ code }) => code);
    await closeServer(server, 1);
    expect(['', 'ECONNRESET']).toContain(await ended);
  });

  it.each([
    ['at once', 0],
    ['later than a client may stand still', 250],
  ])('ends a connection whose client reads nothing of an answer that is sent %s', async (_, afterMs) => {
    const { server, port } = await listen(
      (_request, response) => void setTimeout(() => response.end(LARGE), afterMs),
      { port: 0, host: '127.0.0.1' },
      { stalledMs: 100 },
    );
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(GET);
    const [connection] = await once(server, 'connection');
    // Resolves because the server cuts the connection off; the client never reads.
    await once(connection, 'close');
    socket.destroy();
    await closeServer(server);
  });

  it('ends a connection that takes an answer in drops', async () => {
    const { server, port } = await listen(
      (_request, response) => void response.end(LARGE),
      { port: 0, host: '127.0.0.1' },
      { stalledMs: 10_000, unreadMs: 200 },
    );
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const drops = setInterval(() => socket.read(1_000), 20);
    socket.write(GET);
    const [connection] = await once(server, 'connection');
    await once(connection, 'close');
    clearInterval(drops);
    socket.destroy();
    await closeServer(server);
  });

  it('leaves an answer alone that takes long to be made', async () => {
    const { server, port } = await listen(
      (_request, response) => void setTimeout(() => response.end('whole'), 300),
      { port: 0, host: '127.0.0.1' },
      { stalledMs: 50 },
    );
    const socket = connect(port, '127.0.0.1');
    socket.write(`${GET.trimEnd()}\r\nconnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*whole$/);
    await closeServer(server);
  });

  it('bounds all three in use', async () => {
    const { server } = await listen(() => {}, { port: 0, host: '127.0.0.1' });
    expect(server.headersTimeout).toBe(15_000);
    expect(server.requestTimeout).toBe(60_000);
    expect(server.maxConnections).toBe(8_000);
    expect(server.timeout).toBe(15_000);
    await closeServer(server);
  });
});
