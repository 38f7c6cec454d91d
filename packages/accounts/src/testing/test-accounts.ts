import type { Database } from '@deckwright/database';
import { expect } from 'vitest';
import { CHEAP_PASSWORDS, PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { type AccountsDeps, createAccounts } from '../accounts.ts';
import { RecordingMailer } from './recording-mailer.ts';

/** How accounts are opened where a test says nothing else. */
export const TEST_SITE = {
  name: 'Deckwright',
  origin: 'http://localhost',
  operator: { name: null, email: null },
};

export type TestAccounts = Awaited<ReturnType<typeof openTestAccounts>>;

/** Accounts over a database, whose mails are kept and whose log has to stay empty. */
export async function openTestAccounts(database: Database, changes: Partial<AccountsDeps> = {}) {
  const mailer = new RecordingMailer();
  const log = (line: string) => expect.fail(line);
  const deps = { database, mailer, site: TEST_SITE, log };
  const accounts = await createAccounts({ ...deps, secret: null, passwords: CHEAP_PASSWORDS, ...changes });
  let count = 0;
  const newEmail = () => {
    count += 1;
    return `jo${count}@example.org`;
  };
  return {
    deps,
    accounts,
    mailer,
    newEmail,
    /** Somebody new called Jo, whose password is PASSWORD, signed in. */
    join: async (more: { device?: string } = {}) => {
      const email = newEmail();
      const consents = { terms: true, privacy: true } as const;
      const user = await accounts.register({ email, password: PASSWORD, username: 'Jo', consents, ...more });
      return { ...user, email, session: await accounts.authenticate(user.token) };
    },
    /** The subjects of the mails to an address. */
    mailsTo: (email: string) => mailer.mails.filter(({ to }) => to === email).map(({ subject }) => subject),
  };
}
