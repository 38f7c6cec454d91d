import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

/**
 * The network of an address in a form that only the holder of the secret can compare: /24 of IPv4, /48 of IPv6; null
 * for what is no address.
 */
export function networkHash(secret: string, address: string): string | null {
  const network = toNetwork(address);
  if (network === null) return null;
  return createHmac('sha256', secret).update(`network ${network}`).digest('base64url').slice(0, 22);
}

/** "203.0.113" or "2001:db8:1"; an IPv4 address within IPv6 counts as itself. */
export function toNetwork(address: string): string | null {
  const bare = address.replace(/%.*/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(bare) === 4) return bare.split('.').slice(0, 3).join('.');
  if (isIP(bare) !== 6) return null;
  const [head = '', tail] = bare.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right]
    .slice(0, 3)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
