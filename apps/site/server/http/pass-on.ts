import type { ServerResponse } from 'node:http';
import type { Middleware } from './request-gate.ts';

/** They speak of this process, and whoever asks for them wants no other one's answer. */
const OWN_STATE = /^\/(?:healthz|readyz)(?:[/?]|$)/;

/**
 * For a process behind a proxy: while it has nothing to serve, it says 502 in place of 503. The supplied nginx then asks
 * another process; a 503 of one that has too many visitors it passes on, because the others have as many.
 */
export function passOnWithout(hasSnapshot: () => boolean): Middleware {
  return (incoming, outgoing, next) => {
    if (!hasSnapshot() && !OWN_STATE.test(incoming.url ?? '')) sendBadGateway(outgoing);
    next();
  };
}

function sendBadGateway(outgoing: ServerResponse): void {
  const writeHead = outgoing.writeHead.bind(outgoing) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  outgoing.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 503 ? 502 : status, ...rest);
}
