import {
  type Database,
  deckReports,
  profiles,
  sessions,
  submittedDecks,
  users,
  verifications,
} from '@deckwright/database';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { type Accounts, createAccounts } from '../accounts.ts';
import type { Mail } from '../mail/types.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2027-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(START.getTime() - days * DAY_MS);

const databases = createTestDatabases();

describe.each(KINDS)('data with a limited lifetime, on %s', (kind) => {
  let database: Database;
  let now = START;
  let count = 0;
  const forgotten: string[] = [];
  const expired: Date[] = [];
  const removed: string[] = [];

  beforeAll(async () => {
    database = await databases.openNew(kind);
  });
  beforeEach(() => {
    now = START;
    for (const list of [forgotten, expired, removed]) list.length = 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => void vi.useRealTimers());

  const open = (provesAddresses: boolean): Promise<Accounts> =>
    createAccounts({
      database,
      secret: null,
      mailer: {
        send: async (_: Mail) => undefined,
        forget: async (address) => void forgotten.push(address),
        expire: async (at) => void expired.push(at),
      },
      provesAddresses,
      site: SITE,
      now: () => now,
      parts: [
        { name: 'part', export: async () => null, remove: async (_, { uid }) => void removed.push(uid) },
      ],
      log: (line) => expect.fail(line),
      passwords: CHEAP_PASSWORDS,
    });
  /** Runs the hourly cleanup. */
  const strike = async (accounts: Accounts) => {
    vi.advanceTimersByTime(HOUR_MS);
    await accounts.settled();
  };
  const user = async (days: number, is: { proven?: boolean; staff?: boolean; patron?: boolean } = {}) => {
    count += 1;
    const id = `${kind}-${count}`;
    const email = `${id}@example.org`;
    await database.orm
      .insert(users)
      .values({ id, name: 'Jo', email, emailVerified: is.proven ?? false, createdAt: daysAgo(days) });
    await database.orm.insert(profiles).values({
      userId: id,
      priceSources: ['scg'],
      isStaff: is.staff ?? false,
      patreonStatus: is.patron ? 'active_patron' : null,
      termsAcceptedAt: daysAgo(days),
      privacyAcceptedAt: daysAgo(days),
    });
    return { id, email };
  };
  const getDeck = async (userId: string, status: 'accepted' | 'withdrawn') => {
    count += 1;
    const [deck] = await database.orm
      .insert(submittedDecks)
      .values({
        linkId: `${kind}-${count}`,
        userId,
        commanders: ['Cyr'],
        cards: [],
        licence: 'cc0',
        rights: 'licensed',
        status,
        withdrawnAt: status === 'withdrawn' ? START : null,
      })
      .returning();
    return deck?.id ?? '';
  };
  const left = async (ids: readonly string[]) => {
    const rows = await database.orm
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [...ids]));
    return rows.map(({ id }) => id).sort();
  };

  it('accounts with an unverified address are removed after 90 days without a sign-in', async () => {
    now = daysAgo(100);
    const accounts = await open(true);
    await accounts.settled();
    now = START;
    const gone = await user(91);
    const withOldDeck = await user(400);
    await getDeck(withOldDeck.id, 'withdrawn');
    const stored = [
      await user(89),
      await user(400, { proven: true }),
      await user(400, { staff: true }),
      await user(400, { patron: true }),
      await user(400),
      await user(400),
    ];
    const [, , , , signedIn, sharing] = stored;
    const expiresAt = new Date(START.getTime() + DAY_MS);
    await database.orm.insert(sessions).values({
      id: `s-${kind}`,
      userId: signedIn?.id ?? '',
      token: `t-${kind}`,
      expiresAt,
      createdAt: START,
    });
    await getDeck(sharing?.id ?? '', 'accepted');
    const storedIds = stored.map(({ id }) => id).sort();
    await strike(accounts);
    expect(await left([gone.id, withOldDeck.id, ...storedIds])).toEqual(storedIds);
    expect(removed.sort()).toEqual([gone.id, withOldDeck.id].sort());
    expect(forgotten.sort()).toEqual([gone.email, withOldDeck.email].sort());
    // Two days on nobody is signed in any more, and another account is old enough.
    now = new Date(START.getTime() + 2 * DAY_MS);
    await strike(accounts);
    expect(await left(storedIds)).toEqual(
      storedIds.filter((id) => id !== signedIn?.id && id !== stored[0]?.id),
    );
    await accounts.stop();
  });

  it('stay if no emails are sent, since nobody could have verified anything', async () => {
    const accounts = await open(false);
    const { id } = await user(2000);
    await strike(accounts);
    expect(await left([id])).toEqual([id]);
    await accounts.stop();
  });

  it('count from when the site began to send emails, if later', async () => {
    const early = await open(false);
    await early.settled();
    await early.stop();
    const [old, young] = [await user(2000), await user(1)];
    const ids = [old.id, young.id].sort();
    const accounts = await open(true);
    await accounts.settled();
    expect(await left(ids)).toEqual(ids);
    now = new Date(START.getTime() + 89 * DAY_MS);
    await strike(accounts);
    expect(await left(ids)).toEqual(ids);
    await accounts.stop();
    // Another start does not restart the period.
    now = new Date(START.getTime() + 90.5 * DAY_MS);
    const later = await open(true);
    await later.settled();
    expect(await left(ids)).toEqual([]);
    await later.stop();
  });

  it('reports about decks are removed 180 days after an answer, or after a year', async () => {
    const accounts = await open(false);
    await accounts.settled();
    const { id: owner } = await user(10, { proven: true });
    const deckId = await getDeck(owner, 'accepted');
    const report = async (days: number, closedDays?: number) => {
      const closed =
        closedDays === undefined ? {} : { status: 'closed' as const, closedAt: daysAgo(closedDays) };
      const [row] = await database.orm
        .insert(deckReports)
        .values({
          deckId,
          reason: 'other',
          network: `n${days}-${closedDays}`,
          createdAt: daysAgo(days),
          ...closed,
        })
        .returning();
      return row?.id ?? '';
    };
    const stored = [await report(364), await report(300, 179)];
    await report(366);
    await report(200, 181);
    await strike(accounts);
    const rows = await database.orm.select().from(deckReports).where(eq(deckReports.deckId, deckId));
    expect(rows.map(({ id }) => id).sort()).toEqual(stored.sort());
    await accounts.stop();
  });

  it('codes and sessions end by the same clock, and the outbox is cleaned every hour', async () => {
    const accounts = await open(false);
    await accounts.settled();
    const { id } = await user(1, { proven: true });
    const expiresAt = new Date(START.getTime() + 2 * HOUR_MS);
    await database.orm
      .insert(verifications)
      .values({ id: `v-${id}`, identifier: `x-${id}`, value: 'x', expiresAt });
    const counted = async () =>
      (
        await database.orm
          .select()
          .from(verifications)
          .where(eq(verifications.id, `v-${id}`))
      ).length;
    await strike(accounts);
    expect(await counted()).toBe(1);
    now = new Date(START.getTime() + 3 * HOUR_MS);
    await strike(accounts);
    expect(await counted()).toBe(0);
    expect(expired).toEqual([START, START, now]);
    await accounts.stop();
    await strike(accounts);
    expect(expired).toHaveLength(3);
  });
});
