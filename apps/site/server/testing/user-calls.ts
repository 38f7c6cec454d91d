import { createAccounts } from '@deckwright/accounts';
import { SignedIn, UserProfile } from '@deckwright/contract/schemas';
import { type DatabaseOptions, openDatabase } from '@deckwright/database';
import type { ProfileSettings } from '@deckwright/domain';
import { ONE_PASSWORD, PASSWORD } from '../../../../tooling/testing/passwords.ts';

export type TestUser = { uid: string; token: string; email: string };

/** A call that was not answered with success; `status` 0 if there was no answer. */
export class NotAnswered extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.status = status;
  }
}

let count = 0;

/** Signed-in users whose password is PASSWORD, in a database that no site has opened or that several may open. */
export async function makeUsers(at: DatabaseOptions, number: number, username = 'Jo'): Promise<TestUser[]> {
  const database = await openDatabase(at);
  const accounts = await createAccounts({
    database,
    secret: null,
    mailer: { send: async () => undefined },
    site: { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } },
    log: (line) => {
      throw new Error(line);
    },
    passwords: ONE_PASSWORD,
  });
  const users: TestUser[] = [];
  for (let made = 0; made < number; made += 1) {
    const registration = newRegistration();
    const { uid, token } = await accounts.register({ ...registration, username });
    users.push({ uid, token, email: registration.email });
  }
  await accounts.stop();
  await database.close();
  return users;
}

function newRegistration() {
  count += 1;
  const email = `jo${process.pid}-${count}@example.org`;
  const consents = { terms: true, privacy: true } as const;
  return { email, password: PASSWORD, username: 'Jo', consents };
}

/** User calls over HTTP; each new user has a separate address. */
export function userCalls(address: () => string) {
  async function call(method: string, path: string, token: string | null, body?: unknown): Promise<unknown> {
    count += 1;
    const headers = {
      'x-forwarded-for': `198.18.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await fetch(`${address()}${path}`, init).catch((error: unknown) => {
      throw new NotAnswered(0, String(error));
    });
    const text = await answer.text().catch((error: unknown) => {
      throw new NotAnswered(0, String(error));
    });
    if (!answer.ok) throw new NotAnswered(answer.status, text);
    return JSON.parse(text);
  }
  return {
    call,
    register: async (): Promise<TestUser> => {
      const body = newRegistration();
      const { uid, token } = SignedIn.parse(await call('POST', '/api/users/register', null, body));
      return { uid, token, email: body.email };
    },
    signIn: async (email: string, password = PASSWORD) =>
      SignedIn.parse(await call('POST', '/api/users/sign-in', null, { email, password })),
    read: async ({ uid, token }: TestUser) =>
      UserProfile.parse(await call('GET', `/api/users/${uid}`, token)),
    change: async ({ uid, token }: TestUser, change: Partial<ProfileSettings>) =>
      UserProfile.parse(await call('PATCH', `/api/users/${uid}`, token, change)),
    /** The answer of a subscription, as it arrives. */
    live: ({ uid, token }: TestUser, signal?: AbortSignal) =>
      fetch(`${address()}/api/users/${uid}/live`, {
        headers: { authorization: `Bearer ${token}` },
        ...(signal ? { signal } : {}),
      }),
  };
}
