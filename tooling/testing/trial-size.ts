/**
 * How much of a trial to run: `usual` in `npm test`, `long` in `npm run test:long`, which sets TEST_TRIALS=long. A
 * number in TEST_TRIALS limits `long`, for a single trial in limited time.
 */
export function trialSize(sizes: { usual: number; long: number }): number {
  const setting = process.env.TEST_TRIALS;
  if (setting === undefined) return sizes.usual;
  if (setting === 'long') return sizes.long;
  const bound = Number(setting);
  if (!Number.isInteger(bound) || bound < 1)
    throw new RangeError(`TEST_TRIALS is "${setting}"; it must be "long" or a whole number from 1 up.`);
  return Math.max(sizes.usual, Math.min(sizes.long, bound));
}
