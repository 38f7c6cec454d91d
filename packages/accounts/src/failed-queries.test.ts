import { inspect } from 'node:util';
import type { Database } from '@deckwright/database';
import { describeFailureWithoutValues } from '@deckwright/domain';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { guard } from './failures.ts';

const EMAIL = 'jo@example.org';

/** The error of PostgreSQL and its drivers for a row that violates a constraint. */
function broken(): Error {
  const cause = Object.assign(new Error('new row violates check constraint "users_check"'), {
    code: '23514',
    detail: `Failing row contains (${EMAIL}).`,
  });
  return new DrizzleQueryError('update users set email = $1', [EMAIL, 'a\n    at b'], cause);
}

describe('errors of queries', () => {
  it('leave a query without its values', async () => {
    const database = { health: async () => undefined } as unknown as Database;
    const failing = guard({ database, log: () => undefined }, () => Promise.reject(broken()));
    const error: unknown = await failing.catch((caught: unknown) => caught);
    expect(inspect(broken())).toContain(EMAIL);
    expect(inspect(error)).not.toContain(EMAIL);
    expect(inspect(error)).toContain('update users set email');
    expect(inspect(error)).toContain('users_check');
  });

  it('are logged with the query only', () => {
    expect(describeFailureWithoutValues(broken())).toBe('Failed query: update users set email = $1');
    expect(describeFailureWithoutValues('the reason')).toBe('the reason');
  });
});
