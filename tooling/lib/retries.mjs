/** More journeys than this that pass only when tried again are no matter of a busy machine. */
export const MAX_RETRIED = 2;

/**
 * A run in which tests passed only at their second attempt passes if they were few; either way it names them.
 * @param {import('./run-checks.mjs').CheckResult} result
 * @param {readonly string[]} retried each with its file, its title and what failed first
 * @returns {import('./run-checks.mjs').CheckResult}
 */
export function judgeRetries(result, retried) {
  if (retried.length === 0) return result;
  const note = `Passed only at the second attempt:\n${retried.join('\n')}`;
  if (retried.length <= MAX_RETRIED) return { ...result, note };
  const tooMany = `${retried.length} tests passed only at the second attempt; at most ${MAX_RETRIED} may.`;
  return { ...result, isOk: false, note, failures: [...(result.failures ?? []), tooMany] };
}
