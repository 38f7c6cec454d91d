import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { isFromProxy, type TrustedProxies } from '../http/client-address.ts';
import { inRequest } from './request-scope.ts';

/** What a proxy may choose: nothing that could break a line or a format apart. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/**
 * Gives every request an id, answers it as `X-Request-Id`, and runs the listener as part of that request. A proxy that
 * is trusted may choose the id; from anybody else, or malformed, it is ignored.
 */
export function withRequestIds(listener: RequestListener, proxies: TrustedProxies): RequestListener {
  return (incoming, outgoing) => {
    const given = incoming.headers['x-request-id'];
    const isGiven =
      typeof given === 'string' &&
      WELL_FORMED.test(given) &&
      isFromProxy(incoming.socket.remoteAddress, proxies);
    const id = isGiven ? given : randomUUID();
    outgoing.setHeader('x-request-id', id);
    inRequest(id, () => listener(incoming, outgoing));
  };
}
