import { randomBytes, timingSafeEqual } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { DatabaseDump } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { z } from 'zod';
import { isLoopbackAddress } from '../http/own-machine.ts';
import { type CommandVerbs, runUserRequest } from './run-user-request.ts';
import { ControlRequest } from './user-request.ts';

/** Where a command finds the site that has the embedded database open; readable only by the user the site runs as. */
export const ControlPortFile = z.object({ port: z.int().min(1).max(65_535), token: z.string().min(32) });
export type ControlPortFile = z.infer<typeof ControlPortFile>;

export function controlPortFile(dataDir: string): string {
  return join(dataDir, 'command.json');
}

/** Answers of the command port. */
export const ControlAnswer = z.union([
  z.object({ lines: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);
type ControlAnswer = z.infer<typeof ControlAnswer>;

const MAX_BODY_BYTES = 10_000;
/** Behind a proxy, every caller looks local. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'origin'];

type ControlVerbs = CommandVerbs & {
  /** Writes the database into a folder. */
  dump: (folder: string) => Promise<DatabaseDump>;
};

type Deps = { dataDir: string; verbs: ControlVerbs; log: (line: string) => void };

/**
 * Accepts commands while this process has the embedded database open: on a separate loopback port, from anyone who can
 * read the data folder. Returns a function that closes the port.
 */
export async function openControlPort({ dataDir, verbs, log }: Deps): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answer(request, token, verbs).then(
      ({ status, body }) => send(response, status, body),
      (error: unknown) => {
        log(`A command failed: ${error instanceof Error ? error.message : error}`);
        send(response, 500, { error: 'Something went wrong in the site; its log says what.' });
      },
    );
  });
  const port = await listen(server);
  const path = controlPortFile(dataDir);
  const unfinished = `${path}.tmp-${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ port, token }), { mode: 0o600 });
  renameSync(unfinished, path);
  return async () => {
    rmSync(path, { force: true });
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
}

async function answer(
  request: IncomingMessage,
  token: string,
  verbs: ControlVerbs,
): Promise<{ status: number; body: ControlAnswer }> {
  if (!isAllowed(request, token))
    return { status: 403, body: { error: 'Only the command of this site may do this.' } };
  const parsed = ControlRequest.safeParse(await readBody(request));
  if (!parsed.success)
    return {
      status: 400,
      body: { error: 'The site and the command are of different versions. Start the site anew.' },
    };
  try {
    const { data } = parsed;
    const lines =
      data.verb === 'dump'
        ? [JSON.stringify(await verbs.dump(data.folder))]
        : await runUserRequest(verbs, data);
    return { status: 200, body: { lines } };
  } catch (error) {
    if (error instanceof AppError) return { status: 400, body: { error: error.message } };
    const problem = fileProblem(error as NodeJS.ErrnoException);
    if (problem === null) throw error;
    return { status: 400, body: { error: problem } };
  }
}

/** What the operator can do about a file that the site cannot write; null for any other error. */
function fileProblem({ code, path = 'its files' }: NodeJS.ErrnoException): string | null {
  if (code === 'EACCES' || code === 'EPERM')
    return `The site may not write ${path}. Run the command as the site’s user.`;
  if (code === 'EROFS')
    return `The site cannot write ${path}: it is read-only for the site. If systemd runs the site, StateDirectory= of its unit must name the data folder.`;
  if (code === 'ENOSPC') return `The site has no room left for ${path}. Free some, or choose another disk.`;
  return null;
}

function isAllowed({ method, socket, headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return (
    method === 'POST' &&
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    /^127\.0\.0\.1:\d{1,5}$/.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined) &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted)
  );
}

/** Null if the body is not JSON or too long. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, body: ControlAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
