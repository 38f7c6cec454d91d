import { readFile } from 'node:fs/promises';

/** The end of a loopback connection that this process does not have. */
export type Peer = { remotePort?: number | undefined; localPort?: number | undefined };

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
/** A closed connection may be listed without its user. */
const ESTABLISHED = '01';
const ROOT = 0;

/**
 * Whether a connection over the loopback address comes from the user this process runs as, or from root: by Linux's tables of
 * connections. Other systems have none, and every user of the machine passes.
 */
export async function isSameUser(
  { remotePort, localPort }: Peer,
  own = process.getuid?.(),
  tables: readonly string[] = TABLES,
): Promise<boolean> {
  const read = await Promise.all(tables.map((path) => readFile(path, 'utf8').catch(() => null)));
  const texts = read.filter((text) => text !== null);
  if (texts.length === 0 || own === undefined) return true;
  if (remotePort === undefined || localPort === undefined) return false;
  const users = texts.flatMap((text) => getUsers(text, remotePort, localPort));
  return users.length > 0 && users.every((user) => user === own || user === ROOT);
}

/** The users of established connections from one port to another. Another address of the loopback network may have the same. */
function getUsers(table: string, from: number, to: number): number[] {
  return table
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, local = '', remote = '', state, , , , user] = line.trim().split(/\s+/);
      const isOurs = getPort(local) === from && getPort(remote) === to && state === ESTABLISHED;
      return isOurs ? [Number(user)] : [];
    });
}

/** Of an address such as "0100007F:0BB8". */
function getPort(address: string): number {
  return Number.parseInt(address.slice(address.lastIndexOf(':') + 1), 16);
}
