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
  let answer = holdsEarlyRequests ? hold : listenerOf(starting, host);
  return {
    answer: (incoming, outgoing) => answer(incoming, outgoing),
    open(app, middleware = (_incoming, _outgoing, next) => next()) {
      const listener = listenerOf((request, { incoming }) => app.fetch(request, { incoming }), host);
      answer = (incoming, outgoing) =>
        middleware(incoming, outgoing, () => void listener(incoming, outgoing));
      opened.resolve(answer);
    },
    abandon: () => opened.resolve(null),
  };
}

type Answering = Parameters<typeof getRequestListener>[0];

/** Refuses a host that no address can be made of, such as `999.1.1.1`: the adapter would answer 500. */
function listenerOf(fetch: Answering, host: string): RequestListener {
  const listener = getRequestListener(fetch, { hostname: host });
  return (incoming, outgoing) => {
    if (URL.canParse(`http://${incoming.headers.host ?? host}`)) void listener(incoming, outgoing);
    else outgoing.writeHead(400, { 'content-length': 0, connection: 'close' }).end();
  };
}

function starting(): Response {
  const error = { code: 'unavailable', message: 'The site is starting. Please try again in a moment.' };
  return Response.json(
    { error },
    { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
  );
}
