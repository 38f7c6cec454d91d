import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be closed and opened again. */
export type CutOff = { url: string; close: () => Promise<void>; open: () => Promise<void> };

export async function startCutOff(databaseUrl: string): Promise<CutOff> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;
  const open = async (): Promise<void> => {
    const listening = createServer((near) => {
      const far = dial(Number(target.port || 5432), target.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
    const address = listening.address();
    port = typeof address === 'object' && address ? address.port : 0;
    server = listening;
  };
  const close = async (): Promise<void> => {
    const closing = server;
    server = null;
    const closed = new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = `${port}`;
  return { url: url.href, close, open };
}
