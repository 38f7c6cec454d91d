import { Agent, type ClientRequest, request } from 'node:http';

/** One request as sent by a visitor at `from`, through a proxy in front of the site. */
export type Ask = {
  kind: string;
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: unknown;
  token?: string;
};

/**
 * `status` is 0 if there was no answer; `took` in ms; `retryAfter` tells whether a refusal says when to retry. Without an
 * answer, `error` says how far the request got and what ended it: "on an open connection, ECONNRESET".
 */
export type Answered = { kind: string; status: number; took: number; retryAfter: boolean; error?: string };

export type Client = { send: (ask: Ask, from: string) => Promise<Answered>; close: () => void };

const PATIENCE_MS = 30_000;

/** Visitors of a site over keep-alive connections, at most `sockets` at a time. */
export function openClient(address: string, sockets: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const { hostname, port } = new URL(address);
  return {
    send: ({ kind, method = 'GET', path, body, token }, from) => {
      const requestedAt = performance.now();
      const text = body === undefined ? null : JSON.stringify(body);
      const headers = {
        'x-forwarded-for': from,
        'accept-encoding': 'br',
        accept: 'text/html',
        ...(text === null
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      return new Promise((resolve) => {
        const end = (status: number, retryAfter = false): void =>
          resolve({ kind, status, took: performance.now() - requestedAt, retryAfter });
        const fail = (error: NodeJS.ErrnoException): void => {
          // Closed by the server while the request was on its way: browsers and proxies ask again (RFC 9110, 9.3.1).
          if (outgoing.reusedSocket && error.code === 'ECONNRESET' && method === 'GET') outgoing = begin();
          else lose(error);
        };
        const lose = (error: NodeJS.ErrnoException): void =>
          resolve({
            ...{ kind, status: 0, took: performance.now() - requestedAt, retryAfter: false },
            error: `${getStage(outgoing)}, ${error.code ?? error.message}`,
          });
        const begin = (): ClientRequest => {
          const sent = request(
            { hostname, port, method, path, headers, agent, timeout: PATIENCE_MS },
            (incoming) => {
              incoming.resume();
              incoming.on('end', () =>
                end(incoming.statusCode ?? 0, incoming.headers['retry-after'] !== undefined),
              );
              incoming.on('error', lose);
            },
          );
          sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE_MS / 1000} s`)));
          sent.on('error', fail);
          return sent.end(text ?? undefined);
        };
        let outgoing = begin();
      });
    },
    close: () => agent.destroy(),
  };
}

function getStage({ socket, reusedSocket }: ClientRequest): string {
  if (!socket) return 'without a connection';
  if (socket.connecting) return 'while connecting';
  return reusedSocket ? 'on a connection used before' : 'on a new connection';
}

/** Visitors who send the next request as soon as they are answered, each from a separate address. */
export async function askAgain(
  client: Client,
  visitors: number,
  forMs: number,
  next: (visitor: number) => { ask: Ask; from: string },
): Promise<Answered[]> {
  const until = performance.now() + forMs;
  const answers: Answered[] = [];
  const visit = async (visitor: number): Promise<void> => {
    while (performance.now() < until) {
      const { ask, from } = next(visitor);
      answers.push(await client.send(ask, from));
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return answers;
}

/** Sends requests at a constant rate per second, whether or not earlier ones are answered. */
export async function askSteadily(
  client: Client,
  perSecond: number,
  forMs: number,
  next: (turn: number) => { ask: Ask; from: string },
): Promise<Answered[]> {
  const begun = performance.now();
  const sent: Promise<Answered>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = Math.min(performance.now() - begun, forMs);
      for (const due = Math.floor((passed / 1000) * perSecond); sent.length < due; ) {
        const { ask, from } = next(sent.length);
        sent.push(client.send(ask, from));
      }
      if (passed < forMs) return;
      clearInterval(timer);
      resolve();
    }, 10);
  });
  return Promise.all(sent);
}
