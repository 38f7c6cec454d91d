import { attempts } from '@deckwright/database';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { countAttempt } from './count-attempt.ts';
import { isKnownNetwork, knowNetwork } from './known-network.ts';

const databases = createTestDatabases();

const SECRETS = { current: 'a secret of more than thirty-two characters', previous: null };
const GUESS = { kind: 'sign-in', key: 'jo@example.org', windowSeconds: 900 };

describe.each(KINDS)('attempts, %s', (kind) => {
  it('are counted by kind and key, and the window starts with the first', async () => {
    const database = await databases.openEmpty(kind);
    const count = (change: Partial<typeof GUESS> = {}) =>
      countAttempt({ database, secrets: SECRETS }, { ...GUESS, ...change });
    expect(await count()).toEqual({ count: 1, seconds: 900 });
    expect(await count({ windowSeconds: 901 })).toMatchObject({ count: 2 });
    expect(await count({ kind: 'code' })).toMatchObject({ count: 1 });
    expect(await count({ key: 'flo@example.org' })).toMatchObject({ count: 1 });
    const { count: third, seconds } = await count();
    expect(third).toBe(3);
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    await database.orm.update(attempts).set({ endsAt: sql`now()` });
    expect(await count()).toEqual({ count: 1, seconds: 900 });
  });

  it('are counted anew if the clock was ahead when they were counted', async () => {
    const database = await databases.openEmpty(kind);
    const count = () => countAttempt({ database, secrets: SECRETS }, GUESS);
    await count();
    await count();
    await database.orm.update(attempts).set({ endsAt: sql`now() + interval '4 years'` });
    expect(await count()).toEqual({ count: 1, seconds: 900 });
  });

  it('continue if an attempt that began later was counted first', async () => {
    const database = await databases.openEmpty(kind);
    const count = () => countAttempt({ database, secrets: SECRETS }, GUESS);
    await count();
    await count();
    // As that try would have set it: it began two seconds after the one that is counted next.
    await database.orm.update(attempts).set({ endsAt: sql`now() + interval '902 seconds'` });
    expect(await count()).toMatchObject({ count: 3 });
  });

  it('remember for 90 days a network that signed in to an account', async () => {
    const database = await databases.openEmpty(kind);
    const context = { database, secrets: SECRETS };
    const home = { account: 'jo@example.org', network: '203.0.113.7' };
    expect(await isKnownNetwork(context, home)).toBe(false);
    await knowNetwork(context, home);
    await knowNetwork(context, home);
    expect(await isKnownNetwork(context, home)).toBe(true);
    expect(await isKnownNetwork(context, { ...home, network: '203.0.113.8' })).toBe(false);
    expect(await isKnownNetwork(context, { ...home, account: 'flo@example.org' })).toBe(false);
    const [row] = await database.orm.select().from(attempts);
    expect((Number(row?.endsAt) - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
    await database.orm.update(attempts).set({ endsAt: sql`now()` });
    expect(await isKnownNetwork(context, home)).toBe(false);
  });

  it('leave neither account nor address in the table', async () => {
    const database = await databases.openEmpty(kind);
    await countAttempt({ database, secrets: SECRETS }, GUESS);
    const [row] = await database.orm.select().from(attempts);
    expect(row?.key).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toMatch(/jo|example|sign-in/);
  });
});

describe('two processes on one PostgreSQL', () => {
  it('miss none of each other’s attempts, however close', async () => {
    const at = await databases.prepare('postgres');
    const both = await Promise.all([databases.open(at), databases.open(at)]);
    const counted = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => {
        const [one, two] = both;
        return countAttempt({ database: turn % 2 ? one : two, secrets: SECRETS }, GUESS);
      }),
    );
    const counts = counted.map(({ count }) => count).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });
});
