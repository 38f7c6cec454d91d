import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Problem } from '@deckwright/contract';
import { getRequestListener } from '@hono/node-server';
import type { ConnectionBindings } from './connection.ts';
import { PROBLEM_TYPE, problemDetails } from './problem-details.ts';
import { type SetSecurityHeaders, securityHeaders } from './security-headers.ts';
import { isVersionOne } from './version-one.ts';

/** Sees each request before the app does, and calls `next` for those it does not answer. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/** The second middleware, if any, gets what the first does not answer. */
export function chainMiddleware(one: Middleware, other: Middleware | undefined): Middleware {
  if (other === undefined) return one;
  return (incoming, outgoing, next) => one(incoming, outgoing, () => other(incoming, outgoing, next));
}

/** What answers requests once it is ready. */
type FetchApp = {
  fetch: (request: Request, bindings: ConnectionBindings) => Response | Promise<Response>;
};

export type RequestGate = {
  answer: RequestListener;
  /** From now on requests pass through `wrap` as well; what was given first sees them first. */
  observe: (wrap: (listener: RequestListener) => RequestListener) => void;
  open: (app: FetchApp, middleware?: Middleware) => void;
  /** Drops the waiting requests: the app failed to start. */
  abandon: () => void;
};

/**
 * Answers as soon as the server listens. Until the app is ready, requests are held or answered 503, which `onEarly`
 * notes. `host` replaces a missing Host header, `secure` sets the headers of every answer.
 */
export function createRequestGate(
  host: string,
  holdsEarlyRequests: boolean,
  secure: SetSecurityHeaders = securityHeaders(),
  onEarly: () => void = () => {},
): RequestGate {
  const opened = Promise.withResolvers<RequestListener | null>();
  const hold: RequestListener = (incoming, outgoing) =>
    void opened.promise.then((answer) => (answer ? answer(incoming, outgoing) : outgoing.destroy()));
  let answer = holdsEarlyRequests
    ? hold
    : makeListener(
        (request) => {
          onEarly();
          return starting(secure, new URL(request.url).pathname);
        },
        host,
        secure,
      );
  const inner: RequestListener = (incoming, outgoing) => answer(incoming, outgoing);
  const observers: ((listener: RequestListener) => RequestListener)[] = [];
  let observed = inner;
  return {
    answer: (incoming, outgoing) => observed(incoming, outgoing),
    observe(wrap) {
      observers.push(wrap);
      observed = observers.reduceRight((listener, each) => each(listener), inner);
    },
    open(app, middleware = (_incoming, _outgoing, next) => next()) {
      const listener = makeListener(
        (request, { incoming }) => app.fetch(request, { incoming }),
        host,
        secure,
      );
      answer = (incoming, outgoing) =>
        middleware(incoming, outgoing, () => void listener(incoming, outgoing));
      opened.resolve(answer);
    },
    abandon: () => opened.resolve(null),
  };
}

type Answering = Parameters<typeof getRequestListener>[0];

/**
 * Refuses a host that cannot be part of a URL, such as `999.1.1.1`, for which the adapter would answer 500, and TRACE,
 * which would return what a browser hides from scripts.
 */
function makeListener(fetch: Answering, host: string, secure: SetSecurityHeaders): RequestListener {
  const listener = getRequestListener(fetch, { hostname: host });
  return (incoming, outgoing) => {
    const isHost = URL.canParse(`http://${incoming.headers.host ?? host}`);
    if (isHost && incoming.method !== 'TRACE') return void listener(incoming, outgoing);
    const headers = new Headers({ 'content-length': '0', connection: 'close' });
    secure(headers);
    outgoing.writeHead(isHost ? 405 : 400, Object.fromEntries(headers)).end();
  };
}

function starting(secure: SetSecurityHeaders, path: string): Response {
  const message = 'The site is starting. Please try again in a moment.';
  const problem: Problem = { error: { code: 'unavailable', message } };
  const headers = new Headers({ 'retry-after': '2', 'cache-control': 'no-store' });
  secure(headers);
  if (!isVersionOne(path)) return Response.json(problem, { status: 503, headers });
  headers.set('content-type', PROBLEM_TYPE);
  return new Response(JSON.stringify(problemDetails(503, problem)), { status: 503, headers });
}
