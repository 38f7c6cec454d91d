import { type Database, verifications } from '@deckwright/database';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { openTestAccounts, type TestAccounts } from '../testing/test-accounts.ts';

const OTHER = 'another three words';
const OWNER = { handle: 'a-browser-of-its-owner-00' };
const STRANGER = { handle: 'a-browser-of-a-stranger-0' };
const WRONG = 'This code is wrong or has expired. Request a new one.';
const ELSEWHERE =
  'This code is wrong or has expired. Enter it in the browser where you requested it, or request a new one.';

const databases = createTestDatabases();

describe.each(KINDS)('a code that was requested by a browser, on %s', (kind) => {
  let database: Database;
  let test: TestAccounts;

  beforeAll(async () => {
    database = await databases.openNew(kind);
    test = await openTestAccounts(database, { provesAddresses: true });
    return () => test.accounts.stop();
  });

  type By = { handle?: string };

  /** Requests and tries of a password reset. */
  async function reset() {
    const email = test.newEmail();
    await newAccount(email);
    return {
      ask: async (by: By) => {
        await test.accounts.forgotPassword({ email, ...by });
        await test.accounts.settled();
        return test.mailer.codeFor(email);
      },
      enter: (code: string, by: By) => test.accounts.confirmPassword({ email, code, password: OTHER, ...by }),
      email,
      kind: 'reset' as const,
    };
  }

  /** A registration whose code was requested. */
  async function registration() {
    const email = test.newEmail();
    const enter = (code: string | undefined, by: By) =>
      test.accounts.register({
        ...{ email, code, password: PASSWORD, username: 'Jo', ...by },
        consents: { terms: true, privacy: true },
      });
    return {
      ask: async (by: By) => {
        await expect(enter(undefined, by)).rejects.toMatchObject({ code: 'failed-precondition' });
        await test.accounts.settled();
        return test.mailer.codeFor(email);
      },
      enter,
      email,
      kind: 'register' as const,
    };
  }

  async function newAccount(email: string): Promise<void> {
    const registering = {
      email,
      password: PASSWORD,
      username: 'Jo',
      consents: { terms: true, privacy: true } as const,
    };
    await expect(test.accounts.register(registering)).rejects.toMatchObject({ code: 'failed-precondition' });
    await test.accounts.settled();
    await test.accounts.register({ ...registering, code: test.mailer.codeFor(email) });
  }

  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

  describe.each([
    ['reset', reset],
    ['registration', registration],
  ])('for a %s', (_, begin) => {
    it.each([
      ['without a handle', {}],
      ['with one of their own', STRANGER],
    ])('is not used up by wrong tries of strangers %s', async (_by, by) => {
      const { ask, enter } = await begin();
      const code = await ask(OWNER);
      for (let time = 0; time < 4; time += 1)
        await expect(enter(wrongFor(code), by)).rejects.toThrow(ELSEWHERE);
      // What strangers have used up is the way of other browsers.
      await expect(enter(code, by)).rejects.toThrow(ELSEWHERE);
      await enter(code, OWNER);
    });

    it('is not replaced when strangers request codes for the same address', async () => {
      const { ask, enter } = await begin();
      const code = await ask(OWNER);
      const theirs = await ask(STRANGER);
      await ask({});
      if (theirs !== code) await expect(enter(theirs, OWNER)).rejects.toThrow(WRONG);
      await enter(code, OWNER);
      // It has ended all others.
      await expect(enter(theirs, STRANGER)).rejects.toThrow(/wrong or has expired/);
    });

    it('is accepted on another device', async () => {
      const { ask, enter } = await begin();
      const code = await ask(OWNER);
      await enter(` ${code.slice(0, 3)} ${code.slice(3)}`, {});
      await expect(enter(code, OWNER)).rejects.toThrow(/wrong or has expired/);
    });

    it('is invalid after three wrong tries of its own browser, which may request another', async () => {
      const { ask, enter } = await begin();
      const code = await ask(OWNER);
      for (let time = 0; time < 3; time += 1)
        await expect(enter(wrongFor(code), OWNER)).rejects.toThrow(WRONG);
      await expect(enter(code, OWNER)).rejects.toThrow(WRONG);
      await enter(await ask(OWNER), OWNER);
    });

    it('is replaced by a new one of its own browser', async () => {
      const { ask, enter } = await begin();
      const first = await ask(OWNER);
      const second = await ask(OWNER);
      if (first !== second) await expect(enter(first, OWNER)).rejects.toThrow(WRONG);
      await enter(second, OWNER);
    });

    it('is accepted once, of many tries at the same time', async () => {
      const { ask, enter } = await begin();
      const code = await ask(OWNER);
      const all = await Promise.allSettled([1, 2, 3].map(() => enter(code, OWNER)));
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('is known to have been requested by its browser alone, until it is accepted', async () => {
      const { ask, enter, email, kind } = await begin();
      const code = await ask(OWNER);
      const hasCode = (by: By) => test.accounts.hasRequestedCode({ kind, email, ...by });
      expect([await hasCode(OWNER), await hasCode(STRANGER), await hasCode({})]).toEqual([
        true,
        false,
        false,
      ]);
      await enter(code, OWNER);
      expect(await hasCode(OWNER)).toBe(false);
    });

    it('is stored without the handle', async () => {
      const { ask } = await begin();
      const code = await ask(OWNER);
      const rows = JSON.stringify(await database.orm.select().from(verifications));
      expect(rows).not.toContain(OWNER.handle);
      expect(rows).not.toContain(code);
    });
  });
});
