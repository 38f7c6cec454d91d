import { AppError, userAgent } from '@deckwright/domain';
import { z } from 'zod';
import { VERSION } from '../settings/version.ts';

const DECK_BUILDER = 'https://starcitygames.com/shop/deck-builder/?data=';
const MAX_ANSWER_BYTES = 10_000;
const TIMEOUT_MS = 8000;

const Answer = z.object({ affiliateDataID: z.string().regex(/^[\w-]{1,100}$/) });

const NO_ANSWER =
  'Star City Games did not answer. Try again in a moment, or copy the list and paste it into their deck builder.';

/**
 * Sends a list (`1 Sol Ring` per line) to Star City Games and returns the address of the page with it.
 * @throws AppError unavailable if no answer of the expected form arrives in time; the actual answer is the cause.
 */
export async function starCityLink(
  address: string,
  lines: readonly string[],
  { contact = null, timeoutMs = TIMEOUT_MS }: { contact?: string | null; timeoutMs?: number } = {},
): Promise<string> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': userAgent(VERSION, 'deck lists', contact),
      },
      body: JSON.stringify({ data: lines.join('\n') }),
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readBounded(answer);
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return `${DECK_BUILDER}${encodeURIComponent(Answer.parse(JSON.parse(text)).affiliateDataID)}`;
  } catch (cause) {
    throw new AppError('unavailable', NO_ANSWER, { cause });
  }
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
