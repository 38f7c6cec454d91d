import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app.ts';

/** Sees each request before the app and passes on what it has no answer for. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

type RequestGate = {
  answer: RequestListener;
  open: (app: App, middleware?: Middleware) => void;
  /** Ends the requests that wait: the app will not come. */
  abandon: () => void;
};

/**
 * Answers from the moment the server listens. Until the app is there, requests are asked to come again, or held.
 * `host` stands for what a request without a host means.
 */
export function createRequestGate(host: string, holdsEarlyRequests: boolean): RequestGate {
  const opened = Promise.withResolvers<RequestListener | null>();
  const hold: RequestListener = (incoming, outgoing) =>
    void opened.promise.then((answer) => (answer ? answer(incoming, outgoing) : outgoing.destroy()));
  let answer = holdsEarlyRequests ? hold : getRequestListener(starting, { hostname: host });
  return {
    answer: (incoming, outgoing) => answer(incoming, outgoing),
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

function starting(): Response {
  const error = { code: 'unavailable', message: 'The site is starting. Please try again in a moment.' };
  return Response.json(
    { error },
    { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
  );
}
