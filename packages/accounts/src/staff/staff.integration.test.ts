import { type Database, profiles, sessions, staffActions, users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { type Accounts, createAccounts } from '../accounts.ts';
import type { LiveEvent } from '../live/subscription.ts';
import { createNewsletter } from '../newsletter/index.ts';
import { newsletterPart } from '../newsletter/user-part.ts';
import { RecordingMailer } from '../testing/recording-mailer.ts';
import type { Actor } from './context.ts';
import { createStaff, type Staff } from './index.ts';
import { moderationPart } from './user-part.ts';

const databases = createTestDatabases();

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const COMMAND: Actor = { kind: 'command' };
const NONE = { isStaff: false, isAdmin: false };
const STAFF = { isStaff: true, isAdmin: false };
const ADMIN = { isStaff: false, isAdmin: true };

describe.each(KINDS)('staff on %s', (kind) => {
  let database: Database;
  let accounts: Accounts;
  let staff: Staff;
  let mailer: RecordingMailer;
  let now = new Date('2026-03-20T12:00:00Z');
  let count = 0;

  beforeAll(async () => {
    database = await databases.openNew(kind);
    mailer = new RecordingMailer();
    const log = (line: string) => expect.fail(line);
    const newsletter = createNewsletter({ database, mailer, site: SITE, log, now: () => now });
    const parts = [newsletterPart(newsletter), moderationPart];
    accounts = await createAccounts({
      ...{ database, secret: null, mailer, site: SITE, parts, log },
      passwords: CHEAP_PASSWORDS,
    });
    staff = createStaff({ database, mailer, site: SITE, log });
    return () => accounts.stop();
  });

  const join = async (username = 'Jo', roles = NONE) => {
    count += 1;
    const email = `jo${count}@example.org`;
    const consents = { terms: true, privacy: true } as const;
    const user = await accounts.register({ email, password: 'three words in a row', username, consents });
    const session = await accounts.authenticate(user.token);
    if (roles !== NONE) await staff.setRoles({ by: COMMAND, uid: user.uid, roles, evenUnconfirmed: true });
    const by: Actor = { kind: 'user', uid: user.uid };
    return { ...user, email, session, by };
  };
  const confirm = (uid: string) =>
    database.orm.update(users).set({ emailVerified: true }).where(eq(users.id, uid));
  /** The newest line of what was done to a user, without its time. */
  const getLast = async (uid: string) => {
    const lines = await database.orm.select().from(staffActions).where(eq(staffActions.subjectId, uid));
    const [last] = lines.sort((one, other) => Number(other.at) - Number(one.at));
    return last && { kind: last.actorKind, by: last.actorId, action: last.action, detail: last.detail };
  };
  const onlyAdmin = async () => {
    await database.orm.update(profiles).set({ isAdmin: false });
    return join('Ann', ADMIN);
  };

  describe('setRoles', () => {
    it('by command gives and removes roles, logs it and notifies open pages', async () => {
      const { uid, session } = await join();
      const events = accounts.subscribe(session)[Symbol.asyncIterator]();
      const next = async () => (await events.next()).value as LiveEvent;
      expect(await next()).toMatchObject({ profile: { isStaff: false, isAdmin: false } });
      await confirm(uid);
      await staff.setRoles({ by: COMMAND, uid, roles: STAFF });
      expect(await next()).toMatchObject({ kind: 'profile', profile: { isStaff: true, isAdmin: false } });
      expect(await getLast(uid)).toEqual({ kind: 'command', by: null, action: 'roles', detail: 'staff' });
      await staff.setRoles({ by: COMMAND, uid, roles: NONE });
      expect(await next()).toMatchObject({ profile: { isStaff: false } });
      expect(await getLast(uid)).toMatchObject({ detail: 'none' });
      await events.return?.(undefined);
    });

    it('is only for current admins', async () => {
      const [admin, helper, jo] = [await join('Ann', ADMIN), await join('Bo', STAFF), await join()];
      const set = (by: Actor) => staff.setRoles({ by, uid: jo.uid, roles: STAFF });
      await expect(set(helper.by)).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(set(jo.by)).rejects.toMatchObject({ code: 'permission-denied' });
      await confirm(jo.uid);
      await set(admin.by);
      expect(await getLast(jo.uid)).toMatchObject({ kind: 'user', by: admin.uid, detail: 'staff' });
      await staff.setRoles({ by: COMMAND, uid: admin.uid, roles: STAFF, evenUnconfirmed: true });
      await expect(set(admin.by)).rejects.toMatchObject({ code: 'permission-denied' });
    });

    it("go to nobody who may have typed another person's address", async () => {
      const [admin, jo] = [await join('Ann', ADMIN), await join()];
      const unconfirmed = {
        code: 'failed-precondition',
        message: expect.stringContaining('is not confirmed'),
      };
      const set = (by: Actor, roles: typeof NONE, evenUnconfirmed?: boolean) =>
        staff.setRoles({ by, uid: jo.uid, roles, ...(evenUnconfirmed ? { evenUnconfirmed } : {}) });
      for (const roles of [STAFF, ADMIN]) {
        await expect(set(COMMAND, roles)).rejects.toMatchObject(unconfirmed);
        await expect(set(admin.by, roles)).rejects.toMatchObject(unconfirmed);
        // An admin of the page answers for nobody’s address.
        await expect(set(admin.by, roles, true)).rejects.toMatchObject(unconfirmed);
      }
      await set(COMMAND, STAFF, true);
      await expect(set(admin.by, ADMIN)).rejects.toMatchObject(unconfirmed);
      await set(admin.by, NONE);
      await confirm(jo.uid);
      await set(admin.by, STAFF);
    });

    it('leaves one admin, even if two remove the role from each other at once', async () => {
      const ann = await onlyAdmin();
      const leave = staff.setRoles({ by: ann.by, uid: ann.uid, roles: STAFF });
      await expect(leave).rejects.toMatchObject({ code: 'failed-precondition' });
      const bo = await join('Bo', ADMIN);
      const both = await Promise.allSettled([
        staff.setRoles({ by: ann.by, uid: bo.uid, roles: NONE }),
        staff.setRoles({ by: bo.by, uid: ann.uid, roles: NONE }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const left = await database.orm.select().from(profiles).where(eq(profiles.isAdmin, true));
      expect(left).toHaveLength(1);
    });

    it('logs nothing if nothing changes, and rejects unknown users', async () => {
      const jo = await join('Jo', STAFF);
      const before = await getLast(jo.uid);
      await staff.setRoles({ by: COMMAND, uid: jo.uid, roles: STAFF });
      expect(
        (await staff.listActions(1)).actions.filter(({ detail }) => detail === 'staff')[0],
      ).toBeDefined();
      expect(await getLast(jo.uid)).toEqual(before);
      const unknown = staff.setRoles({ by: COMMAND, uid: 'nobody', roles: STAFF });
      await expect(unknown).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  describe('endSessions', () => {
    it('signs out immediately and ends open streams', async () => {
      const [helper, jo] = [await join('Bo', STAFF), await join()];
      const events = accounts.subscribe(jo.session)[Symbol.asyncIterator]();
      await events.next();
      const ended = events.next();
      expect(await staff.endSessions({ by: helper.by, uid: jo.uid })).toBe(1);
      expect((await ended).done).toBe(true);
      await expect(accounts.authenticate(jo.token)).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(await getLast(jo.uid)).toMatchObject({ action: 'sessions-ended', detail: '1' });
    });

    it('is not allowed between staff members, nor for former ones', async () => {
      const [bo, cy, jo] = [await join('Bo', STAFF), await join('Cy', STAFF), await join()];
      const against = staff.endSessions({ by: bo.by, uid: cy.uid });
      await expect(against).rejects.toMatchObject({ code: 'permission-denied' });
      await staff.setRoles({ by: COMMAND, uid: bo.uid, roles: NONE });
      const later = staff.endSessions({ by: bo.by, uid: jo.uid });
      await expect(later).rejects.toMatchObject({ code: 'permission-denied' });
      expect(await database.orm.select().from(sessions).where(eq(sessions.userId, jo.uid))).toHaveLength(1);
    });
  });

  describe('revokeKeys', () => {
    it('revokes all keys of the user alone, records it and tells the user; without keys it does nothing', async () => {
      const [helper, jo, other] = [await join('Bo', STAFF), await join(), await join()];
      const [first, second, stored] = [
        await accounts.makeApiKey(jo.session, { name: 'First' }),
        await accounts.makeApiKey(jo.session, { name: 'Second' }),
        await accounts.makeApiKey(other.session, { name: 'Kept' }),
      ];
      expect((await staff.findUserByEmail(jo.email))?.apiKeys).toBe(2);
      expect(await staff.revokeKeys({ by: helper.by, uid: jo.uid })).toBe(2);
      for (const { key } of [first, second]) expect(await accounts.identifyApiKey(key)).toBeNull();
      expect(await accounts.identifyApiKey(stored.key)).toMatchObject({ uid: other.uid });
      expect(await getLast(jo.uid)).toMatchObject({ action: 'keys-revoked', detail: '2' });
      const subject = 'Your API keys at Deckwright were revoked';
      expect(mailer.mails.at(-1)).toMatchObject({ to: jo.email, subject });
      const sent = mailer.mails.length;
      expect(await staff.revokeKeys({ by: helper.by, uid: jo.uid })).toBe(0);
      expect(mailer.mails).toHaveLength(sent);
      expect((await staff.findUserByEmail(jo.email))?.apiKeys).toBe(0);
    });

    it('is not allowed between staff members', async () => {
      const [bo, cy] = [await join('Bo', STAFF), await join('Cy', STAFF)];
      const { key } = await accounts.makeApiKey(cy.session, { name: 'Kept' });
      const against = staff.revokeKeys({ by: bo.by, uid: cy.uid });
      await expect(against).rejects.toMatchObject({ code: 'permission-denied' });
      expect(await accounts.identifyApiKey(key)).toMatchObject({ uid: cy.uid });
    });
  });

  describe('names', () => {
    it('are corrected by staff, within the rules for names', async () => {
      const [bo, jo] = [await join('Bo', STAFF), await join('Jo Q')];
      await staff.renameUser({ by: bo.by, uid: jo.uid, name: '  Jo   K ' });
      expect((await accounts.readProfile(jo.session)).displayName).toBe('Jo K');
      expect(await getLast(jo.uid)).toMatchObject({ action: 'name-changed', detail: 'Jo Q → Jo K' });
      const wrong = staff.renameUser({ by: bo.by, uid: jo.uid, name: 'www.spam.com' });
      await expect(wrong).rejects.toMatchObject({ code: 'invalid-argument' });
    });

    it('that are removed are blocked only for this user, who is told by email', async () => {
      const [bo, jo, other] = [await join('Bo', STAFF), await join('Big Bad Jo'), await join()];
      const name = await staff.removeName({ by: bo.by, uid: jo.uid });
      expect(name).toMatch(/^Player \d{6}$/);
      expect((await accounts.readProfile(jo.session)).displayName).toBe(name);
      const mail = mailer.mails.at(-1);
      expect(mail).toMatchObject({ to: jo.email, subject: 'Your name at Deckwright was removed' });
      expect(mail?.text).not.toContain('Big Bad Jo');
      expect(await getLast(jo.uid)).toMatchObject({ action: 'name-removed', detail: 'Big Bad Jo' });
      for (const back of ['Big Bad Jo', 'BIG-bad jó']) {
        const taken = accounts.changeName(jo.session, { name: back });
        await expect(taken).rejects.toThrow('Staff removed this name.');
      }
      expect((await accounts.changeName(jo.session, { name: 'Small Jo' })).displayName).toBe('Small Jo');
      expect((await accounts.changeName(other.session, { name: 'Big Bad Jo' })).displayName).toBe(
        'Big Bad Jo',
      );
      const mails = mailer.mails.length;
      expect(await staff.removeName({ by: bo.by, uid: jo.uid })).toBe(name);
      expect(await staff.removeName({ by: bo.by, uid: jo.uid })).toBe(name);
      expect(mailer.mails).toHaveLength(mails + 1);
    });

    it('are changed by their user within the rules; an older one that breaks them keeps working', async () => {
      const jo = await join();
      await expect(accounts.changeName(jo.session, { name: 'Site Admin' })).rejects.toMatchObject({
        code: 'invalid-argument',
      });
      await database.orm.update(users).set({ name: 'Admin' }).where(eq(users.id, jo.uid));
      const { profile } = await accounts.signIn({ email: jo.email, password: 'three words in a row' });
      expect(profile.displayName).toBe('Admin');
      await accounts.writeSettings(jo.session, { saltLevel: 2 });
    });
  });

  describe('findUsers', () => {
    it('finds by name and address, without wildcards, with what is known of each', async () => {
      const jo = await join('Zoë 100% _x');
      await staff.setPatron({ by: COMMAND, uid: jo.uid, patreon: { status: 'active_patron', cents: 500 } });
      await accounts.signIn({ email: jo.email, password: 'three words in a row' });
      const [found, ...more] = (await staff.findUsers({ search: '100% _', page: 1 })).users;
      expect(more).toEqual([]);
      expect(found).toMatchObject({
        uid: jo.uid,
        name: 'Zoë 100% _x',
        email: jo.email,
        emailVerified: false,
        patreon: { status: 'active_patron', cents: 500 },
        sessions: 2,
        sharedDecks: 0,
        nameRemoved: false,
      });
      expect((await staff.findUsers({ search: jo.email.toUpperCase(), page: 1 })).total).toBe(1);
      expect((await staff.findUsers({ search: '%', page: 1 })).total).toBe(1);
      expect(await staff.findUserByEmail(` ${jo.email.toUpperCase()}`)).toMatchObject({ uid: jo.uid });
      expect(await staff.findUserByEmail('nobody@example.org')).toBeNull();
    });

    it('paginates by 25, newest first, with an empty page after the last', async () => {
      const many = Array.from({ length: 27 }, (_, number) => ({
        id: `many${number}`,
        name: `Many ${number}`,
        email: `many${number}@example.org`,
        createdAt: new Date(Date.UTC(2026, 0, 1, number)),
      }));
      await database.orm.insert(users).values(many);
      const agreed = { priceSources: [], termsAcceptedAt: now, privacyAcceptedAt: now };
      await database.orm.insert(profiles).values(many.map(({ id }) => ({ userId: id, ...agreed })));
      const first = await staff.findUsers({ search: 'Many ', page: 1 });
      expect(first).toMatchObject({ total: 27, page: 1, pages: 2 });
      expect(first.users).toHaveLength(25);
      expect(first.users[0]?.name).toBe('Many 26');
      const second = await staff.findUsers({ search: 'Many ', page: 2 });
      expect(second.users.map(({ name }) => name)).toEqual(['Many 1', 'Many 0']);
      expect((await staff.findUsers({ search: 'Many ', page: 3 })).users).toEqual([]);
    });
  });

  it('lists actions newest first, without names of deleted users', async () => {
    const [ann, jo] = [await join('Ann A', ADMIN), await join('Jo Gone')];
    await confirm(jo.uid);
    await staff.setRoles({ by: ann.by, uid: jo.uid, roles: STAFF });
    await staff.removeName({ by: ann.by, uid: jo.uid });
    const [removed, roles] = (await staff.listActions(1)).actions;
    expect(removed).toMatchObject({
      by: { kind: 'user', name: 'Ann A' },
      action: 'name-removed',
      detail: 'Jo Gone',
    });
    expect(removed?.whom).toMatch(/^Player/);
    expect(roles).toMatchObject({ action: 'roles', detail: 'staff' });
    const exported = await accounts.exportUser(jo.session);
    expect(exported.moderation).toMatchObject({
      actions: [{ action: 'roles' }, { action: 'name-removed', detail: 'Jo Gone' }],
      removedNames: [{ name: 'jogone' }],
    });
    await accounts.deleteUser(jo.session);
    const [after] = (await staff.listActions(1)).actions;
    expect(after).toMatchObject({ action: 'name-removed', whom: null, detail: '' });
  });

  it('counts the newsletter: subscribed, waiting, left within 30 days', async () => {
    const log = (line: string) => expect.fail(line);
    const newsletter = createNewsletter({ database, mailer, site: SITE, log, now: () => now });
    const counts = createStaff({ database, mailer, site: SITE, log, now: () => now });
    const confirm = async (email: string) => {
      await newsletter.ask({ email });
      const token = /confirm\?token=([\w-]{43})/.exec(mailer.mails.at(-1)?.text ?? '')?.[1] ?? '';
      await newsletter.confirm({ token });
      return /unsubscribe\?token=([\w-]{43})/.exec(mailer.mails.at(-1)?.text ?? '')?.[1] ?? '';
    };
    const [one] = [await confirm('a@example.org'), await confirm('b@example.org')];
    await newsletter.ask({ email: 'c@example.org' });
    expect(await counts.newsletterCounts()).toEqual({ subscribed: 2, waiting: 1, left: 0 });
    await newsletter.leaveByToken({ token: one });
    await newsletter.leaveByToken({ token: one });
    expect(await counts.newsletterCounts()).toEqual({ subscribed: 1, waiting: 1, left: 1 });
    now = new Date('2026-04-18T12:00:00Z');
    expect(await counts.newsletterCounts()).toEqual({ subscribed: 1, waiting: 0, left: 1 });
    now = new Date('2026-04-19T12:00:00Z');
    expect(await counts.newsletterCounts()).toEqual({ subscribed: 1, waiting: 0, left: 0 });
  });

  it('counts votes', async () => {
    const before = await staff.voteCounts();
    expect(before).toEqual({ votes: 0, cards: 0, voters: { accounts: 0, devices: 0 }, newest: null });
  });
});
