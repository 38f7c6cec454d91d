import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readMigrations } from './migrations.ts';
import { openPostgres, probePostgres } from './postgres.ts';

/** AuthenticationOk and ReadyForQuery of the wire protocol. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Of a statement without rows, and ReadyForQuery. */
const DONE = Buffer.from([0x43, 0, 0, 0, 7, 0x4f, 0x4b, 0, 0x5a, 0, 0, 0, 5, 0x49]);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that lets everybody in, answers as many queries, and then nothing. */
async function silentServer(answers: number) {
  const closed: Promise<void>[] = [];
  let left = answers;
  const server = createServer((socket: Socket) => {
    closed.push(new Promise((resolve) => socket.once('close', () => resolve())));
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', () => {
        left -= 1;
        if (left >= 0) socket.write(DONE);
      });
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://u:secret@127.0.0.1:${port}/d`, closed };
}

const STUCK = {
  code: 'unavailable',
  message: expect.stringMatching(
    /^The database at 127\.0\.0\.1:\d+\/d cannot be used \(.*timeout.*\)\. It takes connections but gives no answer/,
  ),
};

it('gives up a connection that does not answer the health query, and takes another for the next', async () => {
  const { url, closed } = await silentServer(1);
  const database = await openPostgres(url, null, { healthTimeout: 1 });
  // More than the pool has connections. The first of them has answered when the database was opened.
  for (let time = 0; time < 12; time += 1) await expect(database.health()).rejects.toThrow('timeout');
  expect(closed).toHaveLength(12);
  await Promise.all(closed);
  await database.close();
});

it('does not wait for a server that takes connections and answers nothing', async () => {
  const { url, closed } = await silentServer(0);
  await expect(probePostgres(url, 50)).rejects.toMatchObject(STUCK);
  for (const migrations of [null, readMigrations()])
    await expect(openPostgres(url, migrations, { answerTimeout: 50 })).rejects.toMatchObject(STUCK);
  await Promise.all(closed);
});
