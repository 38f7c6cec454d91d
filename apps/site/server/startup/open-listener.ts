import type { Server } from 'node:http';
import type { RefusalCounts } from '@deckwright/overload';
import { readTrustedProxies } from '../http/client-address.ts';
import { admitHosts, knownHosts } from '../http/known-hosts.ts';
import { closeServer, listen, listeningAddress, takePort } from '../http/listen.ts';
import type { RequestGate } from '../http/request-gate.ts';
import type { SetSecurityHeaders } from '../http/security-headers.ts';
import { logAccess } from '../observability/access-log.ts';
import type { ProcessLog } from '../observability/process-log.ts';
import { withRequestIds } from '../observability/request-ids.ts';
import type { Refuse } from '../overload/shed-load.ts';
import { boundUnread } from '../overload/unread-answers.ts';
import type { Settings } from '../settings/settings.ts';
import type { Shutdown } from './shutdown.ts';

type Options = {
  settings: Settings;
  gate: Pick<RequestGate, 'answer'>;
  secure: SetSecurityHeaders;
  refuse: Refuse;
  refusals: RefusalCounts;
  /** The key that limits count a request by. */
  getVisitor: Parameters<typeof boundUnread>[1]['getVisitor'];
  log: ProcessLog;
  shutdown: Shutdown;
};

/** The server, and the address under which this machine reaches it. */
export type Listening = {
  server: Server;
  address: string;
  /** Takes connections if it does not yet. Called once the app answers. */
  begin: () => Promise<void>;
};

/**
 * Listens, and hands requests to the gate that have an id, a known host and a sender who reads answers. Behind a proxy it
 * takes no connection before it can answer: a proxy tries another process if it gets none, but passes a 503 on to visitors.
 * Without a snapshot it does, for /readyz, and `passOnWithout` sends the proxy to another process.
 * That the port can be had is checked at once.
 * @throws AppError with a sentence that says what to do where the port or the address cannot be had.
 */
export async function openListener(options: Options): Promise<Listening> {
  const { settings, gate, secure, refuse, refusals, getVisitor, log, shutdown } = options;
  const read = boundUnread(gate.answer, { getVisitor, refuse, refusals });
  const answer = admitHosts(read, knownHosts(settings), secure);
  const isLogged = settings.log.requests ?? log.format === 'json';
  const { server, port } = await listen(
    withRequestIds(
      isLogged ? logAccess(answer, log) : answer,
      readTrustedProxies(settings.accounts.trustedProxies),
    ),
    settings,
  );
  const hasProxy = settings.accounts.trustedProxies !== '';
  if (hasProxy) await closeServer(server, 0);
  shutdown.onStopListening(() => closeServer(server));
  return {
    server,
    address: listeningAddress(settings.host, port),
    begin: async () => {
      if (hasProxy) await takePort(server, { port, host: settings.host });
    },
  };
}
