import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isSameUser } from './peer-user.ts';

const folder = mkdtempSync(join(tmpdir(), 'peer-user-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode';
/** A row as Linux writes it: from 127.0.0.1:50001 (C351) to :3900 (0F3C) by default. */
const row = (user: number, { from = '0100007F:C351', to = '0100007F:0F3C', state = '01' } = {}) =>
  `   1: ${from} ${to} ${state} 00000000:00000000 00:00000000 00000000  ${user}        0 48611 1 0000000000000000`;
const PEER = { remotePort: 50_001, localPort: 3900 };
const OWN = 1000;

let count = 0;
function table(...rows: string[]): string {
  count += 1;
  const path = join(folder, `${count}`);
  writeFileSync(path, [HEAD, ...rows, ''].join('\n'));
  return path;
}

describe('a connection over the loopback address', () => {
  it.each([
    ['the same user', OWN],
    ['root', 0],
  ])('is let through for %s', async (_, user) => {
    expect(await isSameUser(PEER, OWN, [table(row(user))])).toBe(true);
  });

  it('is let through in the table of IPv6', async () => {
    const mapped = {
      from: '0000000000000000FFFF00000100007F:C351',
      to: '0000000000000000FFFF00000100007F:0F3C',
    };
    expect(await isSameUser(PEER, OWN, [table(), table(row(OWN, mapped))])).toBe(true);
  });

  it.each([
    ['of another user', [row(65_534)]],
    ['that was closed and so has lost its user', [row(0, { state: '04' })]],
    ['that is not listed', []],
    ['whose own end alone is listed', [row(OWN, { from: '0100007F:0F3C', to: '0100007F:C351' })]],
    [
      'that another user has from the same port of another address',
      [row(OWN), row(65_534, { from: '0200007F:C351' })],
    ],
  ])('is refused if it is one %s', async (_, rows) => {
    expect(await isSameUser(PEER, OWN, [table(...rows)])).toBe(false);
  });

  it('is let through on systems without the tables', async () => {
    expect(await isSameUser(PEER, OWN, [join(folder, 'none')])).toBe(true);
  });

  it('is recognized as our own by the tables of this system', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const client = connect(port, '127.0.0.1');
    const [{ remotePort, localPort }] = (await once(server, 'connection')) as [Socket];
    expect(await isSameUser({ remotePort, localPort })).toBe(true);
    client.destroy();
    server.close();
  });
});
