import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@deckwright/domain';
import { type OnPause, persist } from '../fetch/persist.ts';
import { askUpstream, type Manners, mannersWithContact } from '../fetch/request.ts';

const DAY_SECONDS = 86_400;
/** Days of one request: an answer of a few dozen megabytes at most. */
const DAYS_AT_ONCE = 7;
/** The service gathers an answer before it sends anything. */
const ANSWER_MS = 120_000;

type FetchTopDeckInput = {
  /** The folder to fill; answers of earlier runs in it are removed. */
  folder: string;
  /** Base address of the service, without a trailing slash. */
  address: string;
  /** The operator's key; sent as a header only. */
  key: string;
  /** How many days before `now` (milliseconds since 1970) the first tournament may have begun. */
  days: number;
  now: number;
  /** Where the operator can be reached, for the service. */
  contact?: string | undefined;
  manners?: Partial<Manners>;
  onProgress?: (done: number, total: number) => void;
  onPause?: OnPause;
};

/**
 * Asks TopDeck.gg for the Commander tournaments of the last days, a week at a time, and stores the answers as they are.
 * Returns the files, oldest week first.
 * @throws AppError 'unavailable' if the service does not answer, 'permission-denied' if it refuses the key.
 */
export async function fetchTopDeck(input: FetchTopDeckInput): Promise<string[]> {
  const { folder, onPause } = input;
  const manners = { ...mannersWithContact(input.contact), answerMs: ANSWER_MS, ...input.manners };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const end = Math.floor(input.now / 1000);
  const first = end - input.days * DAY_SECONDS;
  const weeks = Math.ceil(input.days / DAYS_AT_ONCE);
  const files: string[] = [];
  for (let week = 0; week < weeks; week += 1) {
    input.onProgress?.(week, weeks);
    const start = first + week * DAYS_AT_ONCE * DAY_SECONDS;
    const body = readBody(start, Math.min(end, start + DAYS_AT_ONCE * DAY_SECONDS));
    const path = join(folder, `${start}.json`);
    const address = `${input.address}/tournaments`;
    const ask = () => askOnce(address, input.key, { body, path, manners });
    await persist(address, manners, ask, onPause).catch((error: unknown) => {
      throw refusedKey(error) ?? error;
    });
    files.push(path);
  }
  return files;
}

function readBody(start: number, end: number): string {
  return JSON.stringify({
    game: 'Magic: The Gathering',
    format: 'EDH',
    start,
    end,
    columns: ['standing', 'decklist', 'wins', 'losses', 'draws'],
  });
}

type Answering = { body: string; path: string; manners: Manners };

async function askOnce(address: string, key: string, { body, path, manners }: Answering): Promise<void> {
  const headers = {
    authorization: key,
    'content-type': 'application/json',
    'content-length': `${Buffer.byteLength(body)}`,
    'accept-encoding': 'gzip',
  };
  const answer = await askUpstream(address, manners, { method: 'POST', headers, body });
  // A connection that breaks rejects here; the part is overwritten by the next attempt.
  await pipeline(answer, createWriteStream(`${path}.part`, { flush: true }));
  await rename(`${path}.part`, path);
}

function refusedKey(error: unknown): AppError | null {
  const cause = error instanceof AppError ? error.cause : null;
  const status = cause instanceof Error && 'status' in cause ? cause.status : null;
  if (status !== 401 && status !== 403) return null;
  return new AppError(
    'permission-denied',
    `TopDeck.gg answered ${status}: it does not accept TOPDECK_KEY. Check the key in your account there.`,
    { cause: error },
  );
}
