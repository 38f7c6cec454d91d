import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from './errors.ts';

describe('the codes of errors', () => {
  it('are these seventeen', () => {
    const codes =
      'aborted already-exists cancelled data-loss deadline-exceeded failed-precondition internal invalid-argument ' +
      'not-found ok out-of-range permission-denied resource-exhausted unauthenticated unavailable unimplemented unknown';
    expect([...ERROR_CODES].sort().join(' ')).toBe(codes);
  });
});
