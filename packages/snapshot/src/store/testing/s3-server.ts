import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The key that the server knows. */
const TEST_KEY = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a-secret-of-tests', sessionToken: null };
const REGION = 'eu-test-1';
const BUCKET = 'decks';
const KEYS_PER_PAGE = 4;

type Stored = { body: Buffer; meta: Record<string, string>; etag: string; modified: Date };

export type S3TestServer = {
  settings: { bucket: string; region: string; endpoint: string; credentials: typeof TEST_KEY };
  objects: Map<string, Stored>;
  /** Bytes of bodies sent for GET. */
  sent: () => number;
  /** Returns how to disturb a request, if at all: a status, or the number of bytes after which the answer breaks. */
  disturb: (how: (method: string, key: string) => { status: number } | { cutAfter: number } | null) => void;
  /** False: as a server that ignores If-Match and If-None-Match on writes. */
  setConditions: (honored: boolean) => void;
  stop: () => Promise<void>;
};

/** A server written from the documentation of S3: path style, signature version 4, nothing but what a store needs. */
export async function startS3Server(port = 0): Promise<S3TestServer> {
  const objects = new Map<string, Stored>();
  let sent = 0;
  let conditions = true;
  let disturb: Parameters<S3TestServer['disturb']>[0] = () => null;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '' } = request;
    const url = new URL(request.url ?? '/', 'http://host');
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const fail = (status: number, code: string): void => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(
        method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
      );
    };
    const problem = signatureProblem(request, url, body);
    if (problem !== null) return fail(problem === 'XAmzContentSHA256Mismatch' ? 400 : 403, problem);
    if (bucket !== BUCKET) return fail(404, 'NoSuchBucket');
    const disturbance = disturb(method, key);
    if (disturbance && 'status' in disturbance)
      return fail(disturbance.status, disturbance.status === 503 ? 'SlowDown' : 'AccessDenied');
    if (method === 'GET' && key === '') return void response.end(listing(objects, url.searchParams));
    const found = objects.get(key);
    const etag = found?.etag;
    if (method === 'PUT') {
      if (request.headers['content-length'] === undefined) return fail(411, 'MissingContentLength');
      if (conditions) {
        if (request.headers['if-none-match'] === '*' && found) return fail(412, 'PreconditionFailed');
        const match = request.headers['if-match'];
        if (match !== undefined && !found) return fail(404, 'NoSuchKey');
        if (match !== undefined && match !== etag) return fail(412, 'PreconditionFailed');
      }
      const meta = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-')),
      ) as Record<string, string>;
      const made = `"${createHash('md5').update(body).digest('hex')}"`;
      objects.set(key, { body, meta, etag: made, modified: new Date() });
      return void response.writeHead(200, { etag: made }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!found) return fail(404, 'NoSuchKey');
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (start > 0 && start >= found.body.length) return fail(416, 'InvalidRange');
    const part = found.body.subarray(start);
    const headers = { ...found.meta, etag, 'content-length': part.length };
    response.writeHead(start > 0 ? 206 : 200, headers);
    if (method === 'HEAD') return void response.end();
    if (!disturbance) {
      sent += part.length;
      return void response.end(part);
    }
    const some = part.subarray(0, disturbance.cutAfter);
    sent += some.length;
    response.write(some, () => setTimeout(() => response.destroy(), 50));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { bucket: BUCKET, region: REGION, endpoint, credentials: TEST_KEY },
    objects,
    sent: () => sent,
    disturb: (how) => {
      disturb = how;
    },
    setConditions: (honored) => {
      conditions = honored;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listing(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, KEYS_PER_PAGE);
  const entries = page.map((key) => {
    const { body, modified } = objects.get(key) ?? { body: Buffer.alloc(0), modified: new Date(0) };
    return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
  });
  const next =
    keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}

/** The error code of a request that is not signed as it must be, else null. */
function signatureProblem({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): string | null {
  const [, id, day = '', region, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id === undefined) return 'AccessDenied';
  if (id !== TEST_KEY.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const date = String(headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < 900_000)) return 'RequestTimeTooSkewed';
  const listed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => listed.includes(name)))
    return 'AccessDenied';
  const stated = String(headers['x-amz-content-sha256']);
  const query = [...url.searchParams]
    .map((pair) => pair.map(encode).join('='))
    .sort()
    .join('&');
  const canonical = [
    ...[method, url.pathname, query],
    ...listed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    ...['', names, stated],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer>(
    (last, part) => createHmac('sha256', last).update(part).digest(),
    Buffer.from(`AWS4${TEST_KEY.secretAccessKey}`),
  );
  const right = createHmac('sha256', key).update(text).digest();
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch';
  return sha256(body) === stated ? null : 'XAmzContentSHA256Mismatch';
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
