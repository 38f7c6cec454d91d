/**
 * Runs what only makes room once the work itself is done, so that its failure is not the work's: returns a sentence about
 * it, or null.
 */
export function tidiedUp(what: string, remove: () => void): string | null {
  try {
    remove();
    return null;
  } catch (error) {
    return `${what} could not be removed (${error instanceof Error ? error.message : error}); the next run tries again.`;
  }
}
