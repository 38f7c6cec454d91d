import { AppError } from '@deckwright/domain';
import { gunzipIfNeeded } from '../stream/whole-file.ts';
import { type OnPause, persist } from './persist.ts';
import { AnswerError, askUpstream, type Manners } from './request.ts';

const MAX_BYTES = 50_000_000;

/**
 * Downloads and decompresses a small file.
 * @throws AppError 'unavailable'.
 */
export function fetchBytes(address: string, manners: Manners, onPause?: OnPause): Promise<Buffer> {
  return persist(
    address,
    manners,
    async () => {
      const answer = await askUpstream(address, manners, { headers: { 'accept-encoding': 'gzip' } });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > MAX_BYTES)
          throw new AppError('data-loss', `${address} is larger than such a file can be; it was not taken.`);
        chunks.push(chunk);
      }
      const bytes = Buffer.concat(chunks);
      const length = answer.headers['content-length'];
      if (length !== undefined && Number(length) !== bytes.length) throw new Error('the connection broke');
      return gunzipIfNeeded(bytes, MAX_BYTES);
    },
    onPause,
  );
}

/** As `fetchBytes`, but null if the service has no such file. */
export async function fetchIfThere(address: string, manners: Manners): Promise<Buffer | null> {
  try {
    return await fetchBytes(address, manners);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether the service refused the file, as opposed to not answering. */
export function isMissing(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof AnswerError && cause.status >= 400 && cause.status < 500 && cause.status !== 429;
}
