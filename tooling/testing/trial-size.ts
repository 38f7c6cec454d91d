/**
 * How much of a trial to run: `usual` in `npm test`, `long` in `npm run test:long`, which sets TEST_TRIALS=long. A
 * number in TEST_TRIALS limits `long`, for a single trial in limited time.
 */
export function trialSize(sizes: { usual: number; long: number }): number {
  const facts = process.env.TEST_TRIALS;
  if (facts === undefined) return sizes.usual;
  if (facts === 'long') return sizes.long;
  const bound = Number(facts);
  if (!Number.isInteger(bound) || bound < 1)
    throw new RangeError(`TEST_TRIALS is "${facts}"; it must be "long" or a whole number from 1 up.`);
  return Math.max(sizes.usual, Math.min(sizes.long, bound));
}
