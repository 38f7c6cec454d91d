/** How much of a trial to run: `usual` in `npm test`, `long` in `npm run test:long`, which sets TEST_TRIALS. */
export function trialSize(sizes: { usual: number; long: number }): number {
  return process.env.TEST_TRIALS === 'long' ? sizes.long : sizes.usual;
}
