import { AppError } from '@deckwright/domain';
import type { RequestContext } from './connection.ts';

/** Behind a proxy, every visitor looks local. */
export const FORWARDED: readonly string[] = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-real-ip',
];

/**
 * Admits only users of this machine: the connection, the requested host and, if sent by the browser, the origin and
 * site of the request must all be local. A call that changes something must send its origin. Throws AppError
 * permission-denied.
 */
export function requireOwnMachine(c: RequestContext): void {
  const { method, headers } = c.req.raw;
  const address = c.env?.incoming?.socket?.remoteAddress ?? '';
  const host = headers.get('host') ?? '';
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isOwn =
    isLoopbackAddress(address) &&
    isLoopbackHost(host) &&
    FORWARDED.every((name) => !headers.has(name)) &&
    (origin === null ? method === 'GET' || method === 'HEAD' : origin === `http://${host}`) &&
    (site === null || site === 'same-origin' || site === 'none');
  if (!isOwn)
    throw new AppError(
      'permission-denied',
      'Only a page of this site opened on the machine it runs on may do this.',
    );
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address);
}

/** As in the Host header, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);
}
