import { BlockList, isIP } from 'node:net';
import { AppError } from '@deckwright/domain';
import type { RequestContext } from './connection.ts';

/** Tells whether an address is one of the proxies in front of this site. */
export type TrustedProxies = { has: (address: string) => boolean };

export const NO_PROXIES: TrustedProxies = { has: () => false };

/**
 * Parses addresses and networks such as "10.0.0.0/8, 192.168.1.7, fd00::/8".
 * @throws AppError invalid-argument for anything else.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of text.split(/[\s,;]+/).filter(Boolean)) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const kind = isIP(address);
    const bits = prefix === undefined ? null : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (kind === 0 || rest.length > 0 || (bits !== null && (bits < 0 || bits > (kind === 4 ? 32 : 128))))
      throw new AppError('invalid-argument', `"${entry}" is neither an address nor a network.`);
    const family = kind === 4 ? 'ipv4' : 'ipv6';
    if (bits === null) list.addAddress(address, family);
    else list.addSubnet(address, bits, family);
  }
  return {
    has: (address) => isIP(address) > 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'),
  };
}

/**
 * The visitor's address: that of the connection or, behind trusted proxies, the right-most address in X-Forwarded-For
 * that is not one of them. Anything further left can be forged. '' for a request made by the server itself.
 */
export function clientAddress(c: RequestContext, proxies: TrustedProxies): string {
  return addressBehind(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), proxies);
}

/** Like `clientAddress`, from the `remote` address of a connection and the X-Forwarded-For of a request over it. */
export function addressBehind(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: TrustedProxies,
): string {
  let address = plainAddress(remote ?? '');
  const chain = (forwarded ?? '').split(',');
  while (address !== '' && proxies.has(address)) {
    const next = plainAddress(chain.pop()?.trim() ?? '');
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Whether a connection from `remote` is one of a trusted proxy. */
export function isFromProxy(remote: string | undefined, proxies: TrustedProxies): boolean {
  return proxies.has(plainAddress(remote ?? ''));
}

/** The country that a trusted proxy names in the header, else undefined. */
export function clientCountry(
  c: RequestContext,
  proxies: TrustedProxies,
  header: string | null,
): string | undefined {
  if (header === null || !proxies.has(socketAddress(c))) return undefined;
  const country = c.req.header(header)?.trim();
  return country && /^[A-Za-z]{2}$/.test(country) ? country : undefined;
}

/** The key that limits count by: an IPv4 address, or the /64 network of an IPv6 address. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(missing, 0)).fill('0'), ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

function socketAddress(c: RequestContext): string {
  return plainAddress(c.env?.incoming?.socket?.remoteAddress ?? '');
}

/** Without the prefix of an IPv4-mapped address, brackets, zone or port. */
function plainAddress(text: string): string {
  const bare = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*/, '');
  const mapped = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return /^\d+(?:\.\d+){3}:\d+$/.test(mapped) ? mapped.replace(/:\d+$/, '') : mapped.toLowerCase();
}
