import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { openPostgres } from './postgres.ts';

/** AuthenticationOk and ReadyForQuery of the wire protocol. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

it('gives up a connection that does not answer the health query, and takes another for the next', async () => {
  const closed: Promise<void>[] = [];
  const silent = createServer((socket: Socket) => {
    closed.push(new Promise((resolve) => socket.once('close', () => resolve())));
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(WELCOME));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const database = await openPostgres(`postgres://u:p@127.0.0.1:${port}/d`, null, { healthTimeout: 1 });
  // More than the pool has connections.
  for (let time = 0; time < 12; time += 1) await expect(database.health()).rejects.toThrow('timeout');
  expect(closed).toHaveLength(12);
  await Promise.all(closed);
  await database.close();
  await new Promise((resolve) => silent.close(resolve));
});
