import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { AppError } from '@deckwright/domain';
import type { DownloadState } from './download-state.ts';
import { type OnPause, persist } from './persist.ts';
import { AnswerError, askUpstream, type Manners } from './request.ts';

export type Wanted = {
  /** Path below the download folder, without .gz. */
  name: string;
  address: string;
  /** Lower-case hex digest of the transferred file, if the service provides one. */
  sha256: string | null;
};

export type Tools = {
  folder: string;
  state: DownloadState;
  manners: Manners;
  /** Bytes of this file downloaded so far. */
  onBytes: (bytes: number) => void;
  onPause: OnPause;
};

/**
 * Downloads a file into the folder, resuming earlier runs and broken connections, and returns its path: `name`, with
 * .gz if the bytes are gzipped. Verifies stated length and checksum; on failure it downloads the file once more from
 * the beginning, then throws AppError 'data-loss'.
 */
export async function downloadFile(wanted: Wanted, tools: Tools): Promise<string> {
  const part = join(tools.folder, `${wanted.name}.part`);
  await mkdir(dirname(part), { recursive: true });
  for (let again = false; ; again = true) {
    await persist(
      wanted.address,
      tools.manners,
      (progressed) => receive(wanted, tools, part, progressed),
      tools.onPause,
    );
    if (wanted.sha256 === null || (await computeDigest(part)) === wanted.sha256) break;
    await rm(part, { force: true });
    if (again)
      throw new AppError(
        'data-loss',
        `${wanted.address} came twice with another checksum than the service states. Try again later.`,
      );
  }
  return finish(wanted, tools, part);
}

/** One request for the whole file or its missing part. */
async function receive(wanted: Wanted, tools: Tools, part: string, progressed: () => void): Promise<void> {
  const { state, manners } = tools;
  const known = state.get(wanted.name);
  const accepted = await readFileSize(part);
  const resumes =
    accepted > 0 && known?.file === null && known.address === wanted.address && known.validator !== null;
  const headers: Record<string, string> = { 'accept-encoding': 'gzip' };
  if (resumes && known.validator !== null)
    Object.assign(headers, { range: `bytes=${accepted}-`, 'if-range': known.validator });
  const answer = await askUpstream(wanted.address, manners, { headers }).catch(async (error: unknown) => {
    // The part is at least as long as the file, so it cannot be resumed.
    if (error instanceof AnswerError && error.status === 416) {
      await rm(part, { force: true });
      throw new Error('the part does not fit the file');
    }
    throw error;
  });
  const arriving = readArriving(answer);
  const from = answer.statusCode === 206 ? rangeStart(answer) : 0;
  if (answer.statusCode === 206 && from !== accepted) {
    answer.destroy();
    await rm(part, { force: true });
    throw new Error('the service sent another range than asked for');
  }
  if (from === 0)
    await state.set(wanted.name, {
      address: wanted.address,
      validator: readValidator(answer),
      file: null,
      bytes: 0,
    });
  const length = answer.headers['content-length'];
  const expected = length === undefined ? null : from + Number(length);
  const size = await append(arriving, part, from, tools.onBytes, progressed);
  if (expected !== null && size !== expected) throw new Error('the connection broke');
}

type Arriving = { body: PassThrough; end: () => void; broken: () => Error | null };

/**
 * Buffers the bytes of a response from now on. A broken connection would destroy the response together with buffered
 * bytes that arrive while the file is being opened; here they are kept, and `broken` is the reason of the break.
 */
function readArriving(answer: IncomingMessage): Arriving {
  const body = new PassThrough();
  let broken: Error | null = null;
  answer.once('error', (error) => {
    broken = error;
    body.end();
  });
  answer.pipe(body);
  return { body, end: () => answer.destroy(), broken: () => broken };
}

async function append(
  { body, end, broken }: Arriving,
  part: string,
  from: number,
  onBytes: (bytes: number) => void,
  progressed: () => void,
): Promise<number> {
  const file = await open(part, from === 0 ? 'w' : 'r+');
  let size = from;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      await file.write(chunk, 0, chunk.length, size);
      size += chunk.length;
      progressed();
      onBytes(size);
    }
    await file.sync();
    const reason = broken();
    if (reason) throw reason;
    return size;
  } finally {
    await file.close();
    end();
  }
}

async function finish(wanted: Wanted, { folder, state }: Tools, part: string): Promise<string> {
  const zipped = await isZipped(part);
  const [file, other] = zipped ? [`${wanted.name}.gz`, wanted.name] : [wanted.name, `${wanted.name}.gz`];
  await rename(part, join(folder, file));
  await rm(join(folder, other), { force: true });
  const validator = state.get(wanted.name)?.validator ?? null;
  const bytes = await readFileSize(join(folder, file));
  await state.set(wanted.name, { address: wanted.address, validator, file, bytes });
  return join(folder, file);
}

/** A weak ETag does not guarantee identical bytes, so it cannot be used for range requests. */
export function readValidator({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { etag, 'last-modified': modified } = headers;
  return etag && !etag.startsWith('W/') ? etag : (modified ?? null);
}

function rangeStart({ headers }: IncomingMessage): number {
  return Number(/^bytes (\d+)-/.exec(headers['content-range'] ?? '')?.[1] ?? Number.NaN);
}

/** 0 if there is no such file. */
export async function readFileSize(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

async function isZipped(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

async function computeDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
