import { type Database, newsletterAddresses, users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import type { Mail } from '../mail/types.ts';
import { RecordingMailer } from '../testing/recording-mailer.ts';
import { createNewsletter, type Newsletter } from './index.ts';

const SITE = {
  name: 'Deckwright',
  origin: 'https://decks.example.org',
  operator: { name: null, email: null },
};
const START = Date.UTC(2026, 10, 22, 8);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const databases = createTestDatabases();

describe.each(KINDS)('the newsletter on %s', (kind) => {
  let database: Database;
  let newsletter: Newsletter;
  let mails: Mail[] = [];
  let time = START;
  beforeEach(async () => {
    database = await databases.openEmpty(kind);
    time = START;
    const mailer = new RecordingMailer();
    mails = mailer.mails;
    const log = (line: string) => expect.fail(line);
    newsletter = createNewsletter({ database, mailer, site: SITE, log, now: () => new Date(time) });
  });

  const JO = 'jo@example.org';

  /** The token in a mail's link to a page. */
  function tokenIn(mail: Mail | undefined, page: 'confirm' | 'unsubscribe'): string {
    const address = `https://decks.example.org/newsletter/${page}?token=`;
    return mail?.text.split(address)[1]?.slice(0, 43) ?? 'no token';
  }

  /** Asks and gives the token of the mail. */
  async function requested(email = JO, userId?: string): Promise<string> {
    await newsletter.ask({ email, ...(userId ? { userId } : {}) });
    return tokenIn(mails.at(-1), 'confirm');
  }

  async function getAddresses(): Promise<string[]> {
    const rows = await database.orm.select().from(newsletterAddresses);
    return rows.filter((row) => row.subscribedAt !== null).map((row) => row.email);
  }

  async function storedAddresses(): Promise<string[]> {
    const rows = await database.orm.select({ email: newsletterAddresses.email }).from(newsletterAddresses);
    return rows.map(({ email }) => email);
  }

  async function register(id: string, email: string): Promise<void> {
    await database.orm.insert(users).values({ id, name: id, email });
  }

  it('starts with the link in the email, and not before', async () => {
    const token = await requested('Jo@Example.org');
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [JO, 'Confirm the Deckwright newsletter'],
    ]);
    expect(await getAddresses()).toEqual([]);
    await newsletter.confirm({ token });
    expect(await getAddresses()).toEqual([JO]);
    expect(mails[1]).toMatchObject({ to: JO, subject: 'Welcome to the Deckwright newsletter' });
  });

  it('ends with the link in any issue, however often it is used', async () => {
    await newsletter.confirm({ token: await requested() });
    const leave = tokenIn(mails[1], 'unsubscribe');
    expect(mails[1]?.unsubscribeUrl).toBe(
      `https://decks.example.org/api/newsletter/unsubscribe?token=${leave}`,
    );
    await newsletter.leaveByToken({ token: leave });
    await newsletter.leaveByToken({ token: leave });
    expect(await getAddresses()).toEqual([]);
    time += DAY;
    await newsletter.confirm({ token: await requested() });
    expect(await getAddresses()).toEqual([JO]);
    await newsletter.leaveByToken({ token: leave });
    expect(await getAddresses()).toEqual([]);
  });

  it('stores only hashes of tokens', async () => {
    const token = await requested();
    await newsletter.confirm({ token });
    const stored = JSON.stringify(await database.orm.select().from(newsletterAddresses));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(tokenIn(mails[1], 'unsubscribe'));
  });

  it('sends one request to an address in ten minutes; a later one replaces it', async () => {
    const first = await requested();
    time += 9 * MINUTE;
    await newsletter.ask({ email: JO.toUpperCase() });
    expect(mails).toHaveLength(1);
    await newsletter.ask({ email: 'sam@example.org' });
    expect(mails).toHaveLength(2);
    time += MINUTE;
    const second = await requested();
    expect(mails).toHaveLength(3);
    expect(second).not.toBe(first);
    await expect(newsletter.confirm({ token: first })).rejects.toMatchObject({ code: 'not-found' });
    await newsletter.confirm({ token: second });
    expect(await getAddresses()).toEqual([JO]);
  });

  it('sends one request to several simultaneous callers', async () => {
    const addresses = Array.from({ length: 10 }, (_, number) => `jo${number}@example.org`);
    for (const email of addresses)
      await Promise.all(Array.from({ length: 8 }, () => newsletter.ask({ email })));
    expect(mails.map(({ to }) => to)).toEqual(addresses);
    for (const mail of mails.slice()) await newsletter.confirm({ token: tokenIn(mail, 'confirm') });
    expect((await getAddresses()).sort()).toEqual(addresses);
  });

  it('welcomes once if the link is opened several times at once, and again later', async () => {
    const token = await requested();
    await Promise.all(Array.from({ length: 8 }, () => newsletter.confirm({ token })));
    await newsletter.confirm({ token });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm the Deckwright newsletter',
      'Welcome to the Deckwright newsletter',
    ]);
  });

  it('sends no request to a subscriber', async () => {
    await newsletter.confirm({ token: await requested() });
    time += DAY;
    await newsletter.ask({ email: JO });
    expect(mails).toHaveLength(2);
    expect(await getAddresses()).toEqual([JO]);
  });

  it('accepts a link for three days', async () => {
    const token = await requested();
    time += 3 * DAY;
    await expect(newsletter.confirm({ token })).rejects.toMatchObject({ code: 'not-found' });
    time -= 1;
    await newsletter.confirm({ token });
  });

  it('forgets addresses that never confirmed', async () => {
    await requested('never@example.org');
    time += 3 * DAY + 1;
    await requested();
    expect(await storedAddresses()).toEqual([JO]);
  });

  it('deletes an address that unsubscribes, which may return immediately', async () => {
    await newsletter.confirm({ token: await requested() });
    const leave = tokenIn(mails[1], 'unsubscribe');
    await newsletter.leaveByToken({ token: leave });
    expect(await storedAddresses()).toEqual([]);
    await newsletter.confirm({ token: await requested() });
    expect(mails).toHaveLength(4);
    expect(await getAddresses()).toEqual([JO]);
  });

  it('sends no emails when unsubscribing and requesting alternate without a confirmation in between', async () => {
    await newsletter.confirm({ token: await requested() });
    const leave = tokenIn(mails[1], 'unsubscribe');
    for (let round = 0; round < 5; round += 1) {
      await newsletter.leaveByToken({ token: leave });
      await newsletter.ask({ email: JO });
    }
    expect(mails).toHaveLength(3);
    await newsletter.leaveByToken({ token: leave });
    await expect(newsletter.confirm({ token: tokenIn(mails[2], 'confirm') })).rejects.toMatchObject({
      code: 'not-found',
    });
    time += 11 * MINUTE;
    await newsletter.leaveByToken({ token: leave });
    expect(await storedAddresses()).toEqual([]);
  });

  it('does not resubscribe by an old link', async () => {
    const token = await requested();
    await newsletter.confirm({ token });
    await newsletter.leaveByToken({ token: tokenIn(mails[1], 'unsubscribe') });
    await expect(newsletter.confirm({ token })).rejects.toMatchObject({ code: 'not-found' });
    expect(await getAddresses()).toEqual([]);
  });

  it('does nothing for an invalid or unknown token', async () => {
    await newsletter.confirm({ token: await requested() });
    for (const token of ['', 'x', "' OR 1=1 --", 'a'.repeat(43), 'a'.repeat(10_000), 'ü'.repeat(43), '\0']) {
      await expect(newsletter.confirm({ token })).rejects.toMatchObject({ code: 'not-found' });
      await newsletter.leaveByToken({ token });
    }
    expect(await getAddresses()).toEqual([JO]);
  });

  it('says that it is unavailable while the database is down', async () => {
    await database.close();
    const token = 'a'.repeat(43);
    const calls = [
      newsletter.ask({ email: JO }),
      newsletter.confirm({ token }),
      newsletter.leaveByToken({ token }),
      newsletter.leaveByAccount({ userId: 'u' }),
      newsletter.state({ userId: 'u', email: JO }),
      newsletter.move({ userId: 'u', email: JO }),
    ];
    // Awaited together: one that fails while another is awaited would count as a rejection that nothing handles.
    for (const call of await Promise.allSettled(calls))
      expect(call).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    expect(mails).toEqual([]);
  });

  it('refuses an invalid address', async () => {
    for (const email of ['', 'jo', 'jo@example.org\r\nBcc: x@example.org'])
      await expect(newsletter.ask({ email })).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(mails).toEqual([]);
  });

  describe('of an account', () => {
    beforeEach(() => register('u1', JO));
    const U1 = { userId: 'u1', email: JO };

    it('waits for the link, then is subscribed, then ends', async () => {
      expect(await newsletter.state(U1)).toEqual({ subscribed: false, pending: false });
      const token = await requested(JO, 'u1');
      expect(await newsletter.state(U1)).toEqual({ subscribed: false, pending: true });
      await newsletter.confirm({ token });
      expect(await newsletter.state(U1)).toEqual({ subscribed: true, pending: false });
      await newsletter.leaveByAccount({ userId: 'u1' });
      expect(await newsletter.state(U1)).toEqual({ subscribed: false, pending: false });
      expect(await getAddresses()).toEqual([]);
    });

    it('withdraws its request, and asks again without another email', async () => {
      const token = await requested(JO, 'u1');
      await newsletter.leaveByAccount({ userId: 'u1' });
      expect(await newsletter.state(U1)).toEqual({ subscribed: false, pending: false });
      await newsletter.ask({ email: JO, userId: 'u1' });
      expect(mails).toHaveLength(1);
      expect(await newsletter.state(U1)).toEqual({ subscribed: false, pending: true });
      await newsletter.confirm({ token });
      expect(await newsletter.state(U1)).toEqual({ subscribed: true, pending: false });
    });

    it('no longer waits when the link has expired', async () => {
      await requested(JO, 'u1');
      time += 3 * DAY;
      expect(await newsletter.state(U1)).toEqual({ subscribed: false, pending: false });
    });

    it('learns nothing of a visitor’s subscription, and ends nothing, before it opens a link sent there', async () => {
      await newsletter.confirm({ token: await requested() });
      expect(await newsletter.state(U1)).toEqual({ subscribed: false, pending: false });
      await newsletter.leaveByAccount({ userId: 'u1' });
      expect(await getAddresses()).toEqual([JO]);
      await newsletter.ask({ email: JO, userId: 'u1' });
      expect(await newsletter.state(U1)).toEqual({ subscribed: false, pending: true });
      time += DAY;
      const token = await requested(JO, 'u1');
      await newsletter.confirm({ token });
      expect(await newsletter.state(U1)).toEqual({ subscribed: true, pending: false });
      expect(await getAddresses()).toEqual([JO]);
    });

    it('does not belong to another account', async () => {
      await register('u2', 'sam@example.org');
      await newsletter.confirm({ token: await requested(JO, 'u1') });
      await newsletter.leaveByAccount({ userId: 'u2' });
      expect(await newsletter.state({ userId: 'u2', email: JO })).toEqual({
        subscribed: false,
        pending: false,
      });
      expect(await getAddresses()).toEqual([JO]);
    });

    it('is deleted with the account', async () => {
      await newsletter.confirm({ token: await requested(JO, 'u1') });
      await database.orm.delete(users).where(eq(users.id, 'u1'));
      expect(await database.orm.select().from(newsletterAddresses)).toEqual([]);
    });

    it('moves to a new address, whose issues can end it', async () => {
      await newsletter.confirm({ token: await requested('new@example.org') });
      const leave = tokenIn(mails.at(-1), 'unsubscribe');
      await newsletter.confirm({ token: await requested(JO, 'u1') });
      const moved = { userId: 'u1', email: 'New@example.org' };
      await newsletter.move(moved);
      expect(await getAddresses()).toEqual(['new@example.org']);
      expect(await newsletter.state(moved)).toEqual({ subscribed: true, pending: false });
      await newsletter.leaveByToken({ token: leave });
      expect(await getAddresses()).toEqual([]);
    });
  });
});
