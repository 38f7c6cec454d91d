import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@deckwright/contract';
import {
  BUSY_MESSAGE,
  type FairQueue,
  type KnownClients,
  type LoadShedder,
  type RefusalCounts,
} from '@deckwright/overload';
import { SHOWN_HEADERS } from '../api/cross-origin.ts';
import { BUSY_PAGE, retrySeconds } from '../http/busy.ts';
import { isOwnCall } from '../http/own-calls.ts';
import { ALWAYS_ANSWERED } from '../http/probe-paths.ts';
import { PROBLEM_TYPE, problemDetails } from '../http/problem-details.ts';
import type { Middleware } from '../http/request-gate.ts';
import { routedPath } from '../http/routed-path.ts';
import { type SetSecurityHeaders, securityHeaders } from '../http/security-headers.ts';
import { isVersionOne } from '../http/version-one.ts';
import { formatPolicy } from '../limits/stated-limits.ts';
import { REQUESTS } from '../limits/user-limits.ts';

const MAX_DROPPED_BYTES = 16_384;

/** Refuses a request before the app builds any objects for it. */
export type Refuse = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Refusals whose bytes are made at the start; `secure` sets the headers of every answer. */
export function createRefusals(secure: SetSecurityHeaders = securityHeaders()): Refuse {
  const page = readyRefusal(BUSY_PAGE, 'text/html; charset=utf-8', secure);
  const busyProblem: Problem = { error: { code: 'unavailable', message: BUSY_MESSAGE } };
  const json = readyRefusal(JSON.stringify(busyProblem), 'application/json', secure);
  const open = ['access-control-allow-origin', '*', 'access-control-expose-headers', SHOWN_HEADERS.join(',')];
  const openJson = { ...json, headers: [...json.headers, ...open] };
  const details = readyRefusal(JSON.stringify(problemDetails(503, busyProblem)), PROBLEM_TYPE, secure);
  const stated = ['ratelimit-policy', formatPolicy(REQUESTS)];
  const openDetails = { ...details, headers: [...details.headers, ...open, ...stated] };
  const getRefusal = ({ url = '', headers }: IncomingMessage): ReadyRefusal => {
    const path = routedPath(url) ?? '';
    if (headers.accept?.includes('text/html') && !path.endsWith('.data') && !/^\/api(?:\/|$)/.test(path))
      return page;
    if (isOwnCall(path)) return json;
    return isVersionOne(path) ? openDetails : openJson;
  };
  return (incoming, outgoing) => send(incoming, outgoing, getRefusal(incoming));
}

type Deps = {
  refuse: Refuse;
  shedder: Pick<LoadShedder, 'admits'>;
  knownClients: Pick<KnownClients, 'recordClient'>;
  /** The queue of calls that are computed anew each time, and their paths. */
  calls: Pick<FairQueue, 'refuses'>;
  callPaths: readonly string[];
  /** The key that limits count a request by. */
  getVisitor: (incoming: IncomingMessage) => string;
  refusals: Pick<RefusalCounts, 'count'>;
};

/** Notes visitors, and refuses requests that there is no time for. */
export function createLoadShedding(deps: Deps): Middleware {
  const { refuse, shedder, knownClients, calls, getVisitor, refusals } = deps;
  const callPaths = new Set(deps.callPaths);
  return (incoming, outgoing, next) => {
    const { url = '', method } = incoming;
    const visitor = getVisitor(incoming);
    const path = routedPath(url) ?? '';
    const isCall = (method === 'GET' || method === 'POST') && callPaths.has(path);
    knownClients.recordClient(visitor);
    if (isCall && calls.refuses(visitor)) refuse(incoming, outgoing);
    else if (ALWAYS_ANSWERED.has(path) || shedder.admits(visitor)) next();
    else {
      refusals.count('overload');
      refuse(incoming, outgoing);
    }
  };
}

type ReadyRefusal = { headers: string[]; body: Buffer };

function readyRefusal(text: string, type: string, secure: SetSecurityHeaders): ReadyRefusal {
  const body = Buffer.from(text);
  const headers = new Headers({
    'content-type': type,
    'content-length': `${body.byteLength}`,
    'cache-control': 'no-store',
  });
  secure(headers);
  return { headers: [...headers].flat(), body };
}

function send(
  { method, headers: requested }: IncomingMessage,
  outgoing: ServerResponse,
  { headers: ready, body }: ReadyRefusal,
): void {
  const headers = [...ready, 'retry-after', retrySeconds()];
  // Node reads and drops a short body; there is no time for a long one.
  const isLong = Number(requested['content-length'] ?? 0) > MAX_DROPPED_BYTES;
  if (isLong || requested['transfer-encoding'] !== undefined) headers.push('connection', 'close');
  outgoing.writeHead(503, headers).end(method === 'HEAD' ? undefined : body);
}
