// Visitors in a separate thread, for tests that block the thread of the site: they connect, request a page each, and
// set `state` to 1; to 2 once all are answered.
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

// Safe because only tests start this.
const { port, count, state } = workerData as { port: number; count: number; state: Int32Array };

function notify(value: number): void {
  Atomics.store(state, 0, value);
  Atomics.notify(state, 0);
}

const requested: Promise<void>[] = [];
const answered: Promise<void>[] = [];
for (let at = 0; at < count; at++) {
  const socket = connect(port, '127.0.0.1');
  answered.push(new Promise((resolve) => socket.once('data', () => resolve())));
  const request = `GET /cards/late-${at} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  requested.push(
    new Promise((resolve) => socket.once('connect', () => socket.write(request, () => resolve()))),
  );
}
await Promise.all(requested);
notify(1);
await Promise.all(answered);
notify(2);
