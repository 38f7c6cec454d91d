import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app.ts';

/** Sees each request before the app does, and calls `next` for what it does not answer. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

type RequestGate = {
  answer: RequestListener;
  open: (app: App, middleware?: Middleware) => void;
  /** Drops the requests that wait: the app failed to start. */
  abandon: () => void;
};

/**
 * Answers from the moment the server listens. Until the app is ready, requests are held or answered 503.
 * `host` stands in for a missing Host header.
 */
export function createRequestGate(host: string, holdsEarlyRequests: boolean): RequestGate {
  const opened = Promise.withResolvers<RequestListener | null>();
  const hold: RequestListener = (incoming, outgoing) =>
    void opened.promise.then((answer) => (answer ? answer(incoming, outgoing) : outgoing.destroy()));
  let answer = holdsEarlyRequests ? hold : getRequestListener(starting, { hostname: host });
  return {
    answer: (incoming, outgoing) =>
      isHost(incoming.headers.host ?? host) ? answer(incoming, outgoing) : refuse(incoming, outgoing),
    open(app, middleware = (_incoming, _outgoing, next) => next()) {
      const listener = getRequestListener((request, { incoming }) => app.fetch(request, { incoming }), {
        hostname: host,
      });
      answer = (incoming, outgoing) =>
        middleware(incoming, outgoing, () => void listener(incoming, outgoing));
      opened.resolve(answer);
    },
    abandon: () => opened.resolve(null),
  };
}

/** Whether an address can be made of it: the adapter would end on `999.1.1.1` with an error of its own. */
function isHost(host: string): boolean {
  return URL.canParse(`http://${host}`);
}

/** As the adapter refuses the hosts that it looks at itself. */
function refuse(incoming: IncomingMessage, outgoing: ServerResponse): void {
  incoming.resume();
  outgoing.writeHead(400).end();
}

function starting(): Response {
  const error = { code: 'unavailable', message: 'The site is starting. Please try again in a moment.' };
  return Response.json(
    { error },
    { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
  );
}
