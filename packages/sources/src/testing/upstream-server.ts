import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { UpstreamAddresses } from '@deckwright/domain';

/** A fault for one request; the next fault in the list applies to the next request of the same path. */
type Trouble =
  /** Sends this many bytes of the body, then breaks the connection. */
  | { breakAfter: number }
  | { status: number; retryAfter?: string }
  /** Sends this many bytes of the body, then nothing more. */
  | { haltAfter: number }
  /** Never answers. */
  | { silent: true }
  /** Flips a byte of the body. */
  | { damaged: true };

type Seen = { method: string; path: string; headers: IncomingMessage['headers']; status: number };

export type UpstreamServer = {
  addresses: UpstreamAddresses;
  /** Every request, in order. */
  seen: Seen[];
  /** By path below the server. */
  files: Map<string, Buffer>;
  troubles: Map<string, Trouble[]>;
  close: () => Promise<void>;
};

const BULK = {
  oracle_cards: 'oracle-cards',
  default_cards: 'default-cards',
  oracle_tags: 'oracle-tags',
  rulings: 'rulings',
};

/**
 * The three services on one loopback port, in their layout, with ranges, validators and digests; `mirror` are the files
 * of a mirror folder by path.
 */
export async function startUpstream(mirror: ReadonlyMap<string, Buffer>): Promise<UpstreamServer> {
  const files = new Map<string, Buffer>();
  const troubles = new Map<string, Trouble[]>();
  const seen: Seen[] = [];
  const server = createServer((request, answer) => {
    const path = request.url ?? '/';
    const method = request.method ?? '';
    answer.once('close', () =>
      seen.push({ method, path, headers: request.headers, status: answer.statusCode }),
    );
    // HEAD requests ask only for sizes; faults apply to GET requests.
    const trouble = method === 'HEAD' ? undefined : troubles.get(path)?.shift();
    respond(request, answer, files.get(path), trouble);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [path, bytes] of upstreamFiles(mirror, base)) files.set(path, bytes);
  return {
    addresses: {
      scryfall: `${base}/api`,
      mtgjson: `${base}/v5`,
      spellbook: `${base}/combos`,
      topdeck: `${base}/topdeck`,
    },
    seen,
    files,
    troubles,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function* upstreamFiles(mirror: ReadonlyMap<string, Buffer>, base: string): Generator<[string, Buffer]> {
  const data: unknown[] = [];
  for (const [type, stem] of Object.entries(BULK)) {
    const bytes = plain(mirror, `scryfall/${stem}.json`);
    if (!bytes) continue;
    const path = `/bulk/${stem}-20240401090000.json`;
    yield [path, bytes];
    const updated = '2024-04-01T09:00:00.000+00:00';
    const download = `${base}${path}`;
    data.push({ object: 'bulk_data', type, updated_at: updated, size: bytes.length, download_uri: download });
  }
  yield ['/api/bulk-data', Buffer.from(JSON.stringify({ object: 'list', has_more: false, data }))];
  const sets = plain(mirror, 'scryfall/sets.json');
  if (sets) yield ['/api/sets', sets];
  for (const [path, bytes] of mirror) {
    if (path.startsWith('mtgjson/')) {
      const at = `/v5/${path.slice('mtgjson/'.length)}`;
      yield [at, bytes];
      if (path.endsWith('.gz'))
        yield [`${at}.sha256`, Buffer.from(createHash('sha256').update(bytes).digest('hex'))];
    } else if (path.startsWith('spellbook/')) yield [`/combos/${path.slice('spellbook/'.length)}`, bytes];
  }
}

function plain(mirror: ReadonlyMap<string, Buffer>, path: string): Buffer | null {
  const zipped = mirror.get(`${path}.gz`);
  return zipped ? gunzipSync(zipped) : (mirror.get(path) ?? null);
}

function respond(
  request: IncomingMessage,
  answer: ServerResponse,
  bytes: Buffer | undefined,
  trouble: Trouble | undefined,
): void {
  if (trouble && 'silent' in trouble) return;
  if (trouble && 'status' in trouble) {
    if (trouble.retryAfter !== undefined) answer.setHeader('retry-after', trouble.retryAfter);
    answer.writeHead(trouble.status).end();
    return;
  }
  if (!bytes) {
    answer.writeHead(404).end();
    return;
  }
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
  const { range } = request.headers;
  const rangeMatch = /^bytes=(\d+)-$/.exec(range ?? '');
  const condition = request.headers['if-range'];
  const start = rangeMatch && (condition === undefined || condition === etag) ? Number(rangeMatch[1]) : 0;
  if (start >= bytes.length && bytes.length > 0) {
    answer.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  const body = Buffer.from(bytes.subarray(start));
  if (trouble && 'damaged' in trouble) body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
  answer.writeHead(start > 0 ? 206 : 200, {
    'content-length': body.length,
    etag,
    'accept-ranges': 'bytes',
    ...(start > 0 ? { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` } : {}),
  });
  if (request.method === 'HEAD') {
    answer.end();
    return;
  }
  if (trouble && 'haltAfter' in trouble) {
    answer.write(body.subarray(0, trouble.haltAfter));
    return;
  }
  if (trouble && 'breakAfter' in trouble) {
    answer.write(body.subarray(0, trouble.breakAfter), () => answer.destroy());
    return;
  }
  answer.end(body);
}
