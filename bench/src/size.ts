/** Whether this run only shows that each part still works: everything at the smallest size, and nothing is written. */
export const IS_TOY = process.argv.includes('--toy');

/** A size, duration or count of rounds, and its smallest in a toy run. */
export function sized<T>(full: T, toy: T): T {
  return IS_TOY ? toy : full;
}
