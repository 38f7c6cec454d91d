import { type Database, patronEvents, patronMembers } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { type Accounts, createAccounts } from '../accounts.ts';
import type { LiveEvent } from '../live/subscription.ts';
import { RecordingMailer } from '../testing/recording-mailer.ts';
import { createPatrons, type Patrons, patronPart } from './index.ts';
import type { MemberEvent } from './take-event.ts';

const databases = createTestDatabases();

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const PASSWORD = 'three words in a row';
const day = (number: number) => new Date(Date.UTC(2026, 2, number));

describe.each(KINDS)('patrons on %s', (kind) => {
  let database: Database;
  let accounts: Accounts;
  let patrons: Patrons;
  let mailer: RecordingMailer;
  let count = 0;

  beforeAll(async () => {
    database = await databases.openNew(kind);
    mailer = new RecordingMailer();
    const log = (line: string) => expect.fail(line);
    patrons = createPatrons({ database, log });
    const parts = [patronPart(patrons)];
    accounts = await createAccounts({
      ...{ database, secret: null, mailer, site: SITE, parts, log },
      passwords: CHEAP_PASSWORDS,
    });
    return () => accounts.stop();
  });

  const newEmail = () => {
    count += 1;
    return `jo${count}@example.org`;
  };
  const join = async (email = newEmail()) => {
    const consents = { terms: true, privacy: true } as const;
    const user = await accounts.register({ email, password: PASSWORD, username: 'Jo', consents });
    return { ...user, email, session: await accounts.authenticate(user.token) };
  };
  type User = Awaited<ReturnType<typeof join>>;
  const prove = async ({ session, email }: User) => {
    expect(await accounts.askProof(session)).toBe(false);
    await accounts.settled();
    await accounts.giveProof(session, { code: mailer.codeFor(email) });
  };
  const proven = async () => {
    const user = await join();
    await prove(user);
    return user;
  };
  const getStatus = async ({ session }: User) => (await accounts.readProfile(session)).patreon;
  const event = (email: string, changes: Partial<MemberEvent> = {}): MemberEvent => ({
    memberId: `member of ${email}`,
    email,
    status: 'active_patron',
    cents: 500,
    standing: 0,
    stateAt: day(1),
    hash: `${Math.random()}`,
    ...changes,
  });
  const ended = { status: 'former_patron', cents: 0, standing: 2 } as const;
  const ACTIVE = { status: 'active_patron', cents: 500 };

  it('reach the profile of a verified address, and its open pages, immediately', async () => {
    const jo = await proven();
    const events = accounts.subscribe(jo.session)[Symbol.asyncIterator]();
    await events.next();
    expect(await patrons.take(event(jo.email.toUpperCase()))).toBe(true);
    const reported = (await events.next()).value as LiveEvent;
    expect(reported).toMatchObject({ kind: 'profile', profile: { patreon: ACTIVE } });
    expect((await accounts.exportUser(jo.session)).patronage).toMatchObject([
      { status: 'active_patron', cents: 500 },
    ]);
    await events.return?.(undefined);
  });

  it('are stored for an unregistered address, without the address itself, until someone verifies it', async () => {
    const email = newEmail();
    await patrons.take(event(email));
    const rows = await database.orm.select().from(patronMembers);
    expect(JSON.stringify(rows.map((row) => ({ ...row, memberId: '' })))).not.toContain(email);
    const thief = await join(email);
    expect(await getStatus(thief)).toBeNull();
    // The messages that follow do not help whoever has only typed the address.
    await patrons.take(event(email, { stateAt: day(2) }));
    expect(await getStatus(thief)).toBeNull();
    await accounts.forgotPassword({ email });
    await accounts.settled();
    await accounts.confirmPassword({ email, code: mailer.codeFor(email), password: 'another three words' });
    const { token } = await accounts.signIn({ email, password: 'another three words' });
    const owner = { ...thief, session: await accounts.authenticate(token) };
    expect(await getStatus(owner)).toEqual(ACTIVE);
    await expect(accounts.authenticate(thief.token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('follow the account to another address, and go to whoever verifies the old one later', async () => {
    const jo = await proven();
    await patrons.take(event(jo.email));
    const next = newEmail();
    await accounts.changeEmail(jo.session, { email: next, password: PASSWORD });
    await accounts.settled();
    await accounts.confirmEmail(jo.session, { code: mailer.codeFor(next) });
    expect(await getStatus(jo)).toEqual(ACTIVE);
    const heir = await join(jo.email);
    expect(await getStatus(heir)).toBeNull();
    await prove(heir);
    expect(await getStatus(heir)).toEqual(ACTIVE);
    expect(await getStatus(jo)).toBeNull();
  });

  it('are found by the new address after a change', async () => {
    const [jo, later] = [await join(), newEmail()];
    await patrons.take(event(later));
    await accounts.changeEmail(jo.session, { email: later, password: PASSWORD });
    await accounts.settled();
    await accounts.confirmEmail(jo.session, { code: mailer.codeFor(later) });
    expect(await getStatus(jo)).toEqual(ACTIVE);
  });

  it('end, and start again', async () => {
    const jo = await proven();
    await patrons.take(event(jo.email));
    await patrons.take(event(jo.email, { status: 'declined_patron', standing: 1, stateAt: day(2) }));
    expect(await getStatus(jo)).toEqual({ status: 'declined_patron', cents: 500 });
    await patrons.take(event(jo.email, { ...ended, stateAt: day(3) }));
    expect(await getStatus(jo)).toEqual({ status: 'former_patron', cents: 0 });
    await patrons.take(event(jo.email, { cents: 200, stateAt: day(4) }));
    expect(await getStatus(jo)).toEqual({ status: 'active_patron', cents: 200 });
    await patrons.take(event(jo.email, { status: null, cents: 0, standing: 3, stateAt: day(4) }));
    expect(await getStatus(jo)).toBeNull();
    const [member] = await database.orm
      .select()
      .from(patronMembers)
      .where(eq(patronMembers.memberId, `member of ${jo.email}`));
    expect(member).toMatchObject({ emailHash: null, status: null });
  });

  it('do not change by a repeated message, nor by an earlier one', async () => {
    const jo = await proven();
    const first = event(jo.email, { cents: 300 });
    expect(await patrons.take(first)).toBe(true);
    expect(await patrons.take(first)).toBe(false);
    const second = event(jo.email, { cents: 700 });
    expect(await patrons.take(second)).toBe(true);
    expect(await patrons.take(first)).toBe(false);
    expect(await getStatus(jo)).toEqual({ status: 'active_patron', cents: 700 });
    expect(await patrons.take(event(jo.email, { ...ended, stateAt: day(5) }))).toBe(true);
    for (const old of [first, second, event(jo.email, { stateAt: day(4) })])
      expect(await patrons.take(old)).toBe(false);
    // A late message of the very moment at which it ended.
    expect(await patrons.take(event(jo.email, { stateAt: day(5) }))).toBe(false);
    expect(await getStatus(jo)).toEqual({ status: 'former_patron', cents: 0 });
    const stored = await database.orm
      .select()
      .from(patronEvents)
      .where(eq(patronEvents.memberId, `member of ${jo.email}`));
    expect(stored).toHaveLength(1);
  });

  it('reach the same state in any order of the messages', async () => {
    const states: Partial<MemberEvent>[] = [
      { cents: 300, stateAt: day(1) },
      { status: 'declined_patron', cents: 300, standing: 1, stateAt: day(2) },
      { cents: 500, stateAt: day(3) },
      { ...ended, stateAt: day(3) },
    ];
    for (const order of [
      [3, 2, 1, 0],
      [2, 3, 0, 1],
      [0, 3, 1, 2],
      [1, 0, 3, 2],
    ]) {
      const jo = await proven();
      for (const at of order) await patrons.take(event(jo.email, states[at]));
      expect(await getStatus(jo)).toEqual({ status: 'former_patron', cents: 0 });
    }
  });

  it('process simultaneous messages one after the other', async () => {
    const jo = await proven();
    const days = [1, 2, 3, 4, 5, 6, 7, 8];
    await Promise.all(
      days.map((number) => patrons.take(event(jo.email, { cents: 100 * number, stateAt: day(number) }))),
    );
    expect(await getStatus(jo)).toEqual({ status: 'active_patron', cents: 800 });
  });

  it('find their account also if message and verification come at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const jo = await join();
      await accounts.askProof(jo.session);
      await accounts.settled();
      await Promise.all([
        accounts.giveProof(jo.session, { code: mailer.codeFor(jo.email) }),
        patrons.take(event(jo.email)),
      ]);
      expect(await getStatus(jo)).toEqual(ACTIVE);
    }
  });

  it('with two memberships count the active one, then the larger', async () => {
    const jo = await proven();
    await patrons.take(event(jo.email, { memberId: `${jo.email} a`, cents: 200 }));
    await patrons.take(event(jo.email, { memberId: `${jo.email} b`, cents: 900 }));
    expect(await getStatus(jo)).toEqual({ status: 'active_patron', cents: 900 });
    await patrons.take(event(jo.email, { memberId: `${jo.email} b`, ...ended, stateAt: day(2) }));
    expect(await getStatus(jo)).toEqual({ status: 'active_patron', cents: 200 });
  });

  it('are deleted with the account', async () => {
    const jo = await proven();
    await patrons.take(event(jo.email));
    await accounts.deleteUser(jo.session);
    const left = await database.orm
      .select()
      .from(patronMembers)
      .where(eq(patronMembers.memberId, `member of ${jo.email}`));
    expect(left).toEqual([]);
  });

  it('verification is requested once, and a wrong code verifies nothing', async () => {
    const jo = await join();
    await patrons.take(event(jo.email));
    await accounts.askProof(jo.session);
    await accounts.settled();
    const wrong = mailer.codeFor(jo.email) === '000000' ? '111111' : '000000';
    await expect(accounts.giveProof(jo.session, { code: wrong })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    expect(await getStatus(jo)).toBeNull();
    await accounts.giveProof(jo.session, { code: mailer.codeFor(jo.email) });
    const mails = mailer.mails.length;
    expect(await accounts.askProof(jo.session)).toBe(true);
    await accounts.settled();
    expect(mailer.mails).toHaveLength(mails);
  });
});
