import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { AppError } from '@deckwright/domain';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { type S3Patience, type S3Settings, s3Requests } from './s3-requests.ts';

const CHUNK = 1 << 18;
/** The protocol's limit for an object that is written at once. */
const MAX_BYTES = 5 * 1024 ** 3;
const PATIENCE: S3Patience = { idleMs: 30_000, attempts: 3 };
/** Preconditions: 404 is AWS's answer to If-Match where there is no object, 409 that to two writers at once. */
const CONDITION_FAILED = [404, 409, 412];
const SHA256 = 'x-amz-meta-sha256';

/** A store in a bucket of AWS S3 or of a server that speaks the same protocol. */
export function s3Store(settings: S3Settings, patience = PATIENCE): ObjectStore {
  const { bucket, prefix } = settings;
  const name = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
  const send = s3Requests(settings, name, patience);
  const before = prefix === '' ? '' : `${prefix}/`;

  const read = async (key: string, headers: Record<string, string>): Promise<Response | null> => {
    const answer = await send({ method: 'GET', key: before + key, headers, expected: [304, 404, 416] });
    if (answer.status !== 404) return answer;
    const text = await answer.text();
    if (/<Code>NoSuchBucket<\/Code>/.test(text))
      throw new AppError(
        'not-found',
        `There is no bucket ${bucket}. Create it, or change its name in SNAPSHOT_STORE.`,
      );
    return null;
  };

  return {
    name,
    readText: async (key, known) => {
      const answer = await read(key, known ? { 'if-none-match': known } : {});
      if (answer === null) return null;
      if (answer.status === 304) return 'unchanged';
      const tag = answer.headers.get('etag') ?? '';
      const text = await bodyText(answer, name);
      return tag !== '' && tag === known ? 'unchanged' : { text, tag };
    },
    open: async (key, offset) => {
      const answer = await read(key, offset > 0 ? { range: `bytes=${offset}-` } : {});
      // 416: the object ends before the offset, so that there is nothing more of it.
      if (answer === null || answer.status === 416 || answer.body === null)
        return answer === null ? null : none();
      // A server that ignores the range sends everything.
      return parts(answer.body, offset > 0 && answer.status === 200 ? offset : 0, name);
    },
    has: async (key, { bytes, sha256 }) => {
      const { status, headers } = await send({ method: 'HEAD', key: before + key, expected: [404] });
      return (
        status !== 404 && Number(headers.get('content-length')) === bytes && headers.get(SHA256) === sha256
      );
    },
    upload: async (key, path, { bytes, sha256 }) => {
      if (bytes > MAX_BYTES)
        throw new AppError(
          'failed-precondition',
          `${path} has ${bytes} bytes; a store by S3 takes at most ${MAX_BYTES} (5 GiB) for a file. Use a folder as SNAPSHOT_STORE.`,
        );
      await send({
        ...{ method: 'PUT', key: before + key, sha256, bytes },
        headers: { [SHA256]: sha256, 'content-type': 'application/octet-stream' },
        body: () => (bytes === 0 ? '' : fileStream(path)),
      });
    },
    writeText: async (key, text, expected) => {
      const condition = expected === null ? { 'if-none-match': '*' } : { 'if-match': expected };
      const put = (headers: Record<string, string>, accepted: readonly number[]): Promise<Response> =>
        send({
          ...{
            method: 'PUT',
            key: before + key,
            sha256: hashWithSha256(text),
            bytes: Buffer.byteLength(text),
          },
          headers: { ...headers, 'content-type': 'application/json' },
          body: () => text,
          expected: accepted,
        });
      const answer = await put(condition, [...CONDITION_FAILED, 400, 501]);
      const said = await answer.text();
      if (answer.ok) return true;
      if (/<Code>NoSuchBucket<\/Code>/.test(said))
        throw new AppError(
          'not-found',
          `There is no bucket ${bucket}. Create it, or change its name in SNAPSHOT_STORE.`,
        );
      if (CONDITION_FAILED.includes(answer.status)) return false;
      // The server does not know the condition; the lock alone keeps writers apart.
      await (await put({}, [])).body?.cancel();
      return true;
    },
    remove: async (key) => {
      await (await send({ method: 'DELETE', key: before + key, expected: [404] })).body?.cancel();
    },
    list: (under) => listAll(send, before, under, name),
  };
}

/** Key, size and time of each object; `encoding-type=url` leaves nothing in a key that XML would escape. */
async function listAll(
  send: ReturnType<typeof s3Requests>,
  before: string,
  under: string,
  name: string,
): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  let token = '';
  do {
    const answer = await send({
      ...{ method: 'GET', key: '' },
      query: {
        ...{ 'list-type': '2', 'encoding-type': 'url', prefix: before + under },
        ...(token === '' ? {} : { 'continuation-token': token }),
      },
    });
    const text = await bodyText(answer, name);
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = decodeURIComponent(field(entry, 'Key').replaceAll('+', ' '));
      if (!key.startsWith(before)) continue;
      const modified = new Date(field(entry, 'LastModified'));
      found.push({ key: key.slice(before.length), bytes: Number(field(entry, 'Size')), modified });
    }
    token = field(text, 'NextContinuationToken').replaceAll('&amp;', '&');
  } while (token !== '');
  return found;
}

function field(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}

function fileStream(path: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path, { highWaterMark: CHUNK })) as ReadableStream<Uint8Array>;
}

async function bodyText(answer: Response, name: string): Promise<string> {
  try {
    return await answer.text();
  } catch (cause) {
    throw cutShort(name, cause);
  }
}

async function* parts(
  body: ReadableStream<Uint8Array>,
  skip: number,
  name: string,
): AsyncIterable<Uint8Array> {
  let left = skip;
  try {
    for await (const part of body) {
      const rest = part.subarray(Math.min(left, part.byteLength));
      left -= part.byteLength - rest.byteLength;
      if (rest.byteLength > 0) yield rest;
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : cutShort(name, cause);
  }
}

async function* none(): AsyncIterable<Uint8Array> {}

function cutShort(name: string, cause: unknown): AppError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AppError(
    'unavailable',
    `The snapshot store ${name} stopped in the middle of an answer (${reason}).`,
    {
      cause,
    },
  );
}

function hashWithSha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
