import { readBulkChoice } from './bulk-choice.ts';
import { AppError } from './errors.ts';
import { readMaxAge } from './max-age.ts';
import { readAddresses } from './upstream-addresses.ts';

const MAX_THREADS = 256;
const MAX_WAIT_SECONDS = 3600;

type Env = Readonly<Record<string, string | undefined>>;

/** Variables that commands read besides those of the site; `.env.example` has all. */
export const COMMAND_SETTINGS = [
  'SCRYFALL_URL',
  'MTGJSON_URL',
  'SPELLBOOK_URL',
  'TOPDECK_URL',
  'TOPDECK_KEY',
  'MAX_DECK_AGE_DAYS',
  'WORKER_STORE',
  'WAIT_FOR_WORKERS',
  'BUILD_THREADS',
  'BULK_DATA',
  'BULK_LICENSE',
] as const;

/** A number of threads as a setting or an option names it. @throws AppError invalid-argument */
export function readThreads(name: string, text: string): number {
  return readWhole(text, 1, MAX_THREADS, `${name} must be a whole number`);
}

/** How long to wait for workers, in seconds, as a setting or an option names it. @throws AppError invalid-argument */
export function readWaitSeconds(name: string, text: string): number {
  return readWhole(text, 0, MAX_WAIT_SECONDS, `${name} must be a whole number of seconds`);
}

function readWhole(text: string, least: number, most: number, sentence: string): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : -1;
  if (number >= least && number <= most) return number;
  throw new AppError('invalid-argument', `${sentence}, ${least}…${most}; got "${text}".`);
}

/** How a build judges decks, which changes nothing about its snapshot. */
export type JudgingSettings = {
  /** Undefined = the cores of the machine. */
  threads: number | undefined;
  /** How long decks are left to workers while none takes any. */
  waitSeconds: number;
};

/** @throws AppError invalid-argument */
export function readJudgingSettings(env: Env): JudgingSettings {
  const [threads, wait] = [env.BUILD_THREADS?.trim(), env.WAIT_FOR_WORKERS?.trim()];
  return {
    threads: threads ? readThreads('BUILD_THREADS', threads) : undefined,
    waitSeconds: wait ? readWaitSeconds('WAIT_FOR_WORKERS', wait) : 0,
  };
}

/** What commands would refuse among the settings that they alone read, a sentence each: a site should say so when it starts. */
export function findCommandProblems(env: Env): string[] {
  const age = env.MAX_DECK_AGE_DAYS?.trim();
  const reads = [
    () => age && readMaxAge('MAX_DECK_AGE_DAYS', age),
    () => readBulkChoice(env.BULK_DATA),
    () => readAddresses(env),
    () => readJudgingSettings({ BUILD_THREADS: env.BUILD_THREADS }),
    () => readJudgingSettings({ WAIT_FOR_WORKERS: env.WAIT_FOR_WORKERS }),
  ];
  return reads.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof AppError) return [error.message];
      throw error;
    }
  });
}
