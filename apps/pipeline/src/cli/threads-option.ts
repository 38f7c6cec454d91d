import { AppError } from '@deckwright/domain';

const MAX_THREADS = 256;

/** The number of threads of the option, 1…256; undefined if it was not given. @throws AppError invalid-argument */
export function threadsOption(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const count = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (count >= 1 && count <= MAX_THREADS) return count;
  throw new AppError(
    'invalid-argument',
    `--threads must be a whole number, 1…${MAX_THREADS}; got "${value}".`,
  );
}
