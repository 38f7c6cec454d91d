import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '@deckwright/domain';
import { threadTurns } from './process-thread.ts';

/** Requests that run when the site is told to stop have this long to end. */
const GRACE_MS = 10_000;

/** Answers under way, by server. */
const running = new WeakMap<Server, Set<ServerResponse>>();

/** @throws AppError with a sentence that says what to do where the port or the address cannot be had. */
export async function listen(
  answer: RequestListener,
  { port, host }: { port: number; host: string },
  bounds: ServerOptions & Partial<ReadingBounds> = {},
): Promise<{ server: Server; port: number }> {
  const server = withKeepAlive(createServer({ ...BOUNDS, ...bounds }));
  endUnread(server, { ...READING, ...bounds });
  server.on('request', followAnswer(server));
  server.on('request', answer);
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', () => threadTurns.recordConnection());
  server.on('clientError', endLater(server));
  await takePort(server, { port, host });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : port };
}

/**
 * Begins to listen, also with a server that was closed.
 * @throws AppError as `listen`
 */
export function takePort(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void =>
      void describeListenError(error, port, host).then(reject);
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/**
 * An idle connection stays open for longer than proxies keep theirs (60 seconds in most), so that none sends a request
 * into one that is being closed.
 */
function withKeepAlive(server: Server): Server {
  server.keepAliveTimeout = 65_000;
  return server;
}

/**
 * A request that trickles in ends: its headers after 15 seconds, all of it after a minute, which 1 MB takes at 17 kB a
 * second. Beyond so many connections new ones are closed at once; the open ones go on.
 */
const BOUNDS = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };
const MAX_CONNECTIONS = 8_000;

/** Both in milliseconds. */
type ReadingBounds = {
  /** How often to look whether a client takes anything of an answer: one that does not is cut off within twice that time. */
  stalledMs: number;
  /** From the moment all of an answer is there to its last byte. */
  unreadMs: number;
};

/** An answer that stands still is over within 30 seconds. Five minutes are 17 kB a second for 5 MB. */
const READING: ReadingBounds = { stalledMs: 15_000, unreadMs: 300_000 };

/**
 * Ends connections whose client does not read: what is not sent waits in memory. Node's timeout of a connection notices
 * progress within a single large write, too. An answer that is still being made is none of the client's doing.
 */
function endUnread(server: Server, { stalledMs, unreadMs }: ReadingBounds): void {
  const open = new WeakMap<Duplex, number>();
  server.timeout = stalledMs;
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0 || (open.get(socket) ?? 0) === 0) socket.destroy();
  });
  server.on('request', ({ socket }, outgoing) => {
    open.set(socket, (open.get(socket) ?? 0) + 1);
    let timer: NodeJS.Timeout | undefined;
    outgoing.once('prefinish', () => {
      timer = setTimeout(() => socket.destroy(), unreadMs).unref();
    });
    outgoing.once('close', () => {
      clearTimeout(timer);
      open.set(socket, (open.get(socket) ?? 1) - 1);
    });
  });
}

const ANSWERS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

/**
 * Ends a connection with an error, as Node does by itself, but one that was too slow only if it still is once everything
 * that has arrived was read: Node looks at the clock first, so that after a pause of 15 seconds, for which the process
 * had no processor, it would cut off whoever had sent a request in time.
 */
function endLater(server: Server): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, answer) => void answers.set(socket, answer));
  const end = (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const last = answers.get(socket);
    // Within an answer it would be taken for a part of it.
    const isBetween = last === undefined || last.writableFinished || !last.headersSent;
    const status = ANSWERS[error.code ?? ''] ?? '400 Bad Request';
    if (socket.writable && isBetween) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    socket.destroy(error);
  };
  return (error, socket) => {
    if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') return end(error, socket);
    const last = answers.get(socket);
    // The second one comes after the connections were read.
    setImmediate(() =>
      setImmediate(() => {
        if (answers.get(socket) === last) end(error, socket);
      }),
    );
  };
}

async function describeListenError(
  cause: NodeJS.ErrnoException,
  port: number,
  host: string,
): Promise<AppError> {
  switch (cause.code) {
    case 'EADDRINUSE': {
      const free = await findFreePort(port, host);
      const example = free === null ? '' : `, such as PORT=${free}`;
      return new AppError(
        'already-exists',
        `Port ${port} is taken by another program. Stop that program, or choose another port${example}.`,
        { cause },
      );
    }
    case 'EACCES':
      return new AppError(
        'permission-denied',
        `This user may not listen on port ${port}. Choose a port from 1024 up with PORT.`,
        { cause },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new AppError(
        'invalid-argument',
        `HOST=${host} is no address of this machine. Leave HOST out, or use 127.0.0.1 or 0.0.0.0.`,
        { cause },
      );
    default:
      return new AppError('unavailable', `The site cannot listen on ${host}:${port} (${cause.message}).`, {
        cause,
      });
  }
}

/** The next port above that can be had now; null if none of the next twenty can. */
async function findFreePort(taken: number, host: string): Promise<number | null> {
  for (let port = taken + 1; port <= Math.min(taken + 20, 65_535); port += 1)
    if (await isFree(port, host)) return port;
  return null;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Of a server that closes, each answer is the last one of its connection: Node alone would go on with those that are kept alive. */
function followAnswer(server: Server): RequestListener {
  const answers = new Set<ServerResponse>();
  running.set(server, answers);
  return (_incoming, outgoing) => {
    if (!server.listening) outgoing.shouldKeepAlive = false;
    answers.add(outgoing);
    outgoing.once('close', () => {
      answers.delete(outgoing);
      // Whose headers were sent before has promised more.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  };
}

/**
 * Takes no new connection, ends idle ones, and waits `graceMs` for running requests, whose connections end with the
 * answer; then cuts them off.
 */
export function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    for (const outgoing of running.get(server) ?? []) outgoing.shouldKeepAlive = false;
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** The address under which this machine reaches the server. */
export function listeningAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === 'localhost';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
