import type { Database } from '@deckwright/database';
import type { Profile } from '@deckwright/domain';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../tooling/testing/test-databases.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { instanceSecret } from './secret.ts';
import type { Session } from './session.ts';
import { type CutOff, startCutOff } from './testing/cut-off.ts';

const databases = createTestDatabases();

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const PASSWORD = 'three words in a row';

const accountsOn = (database: Database) =>
  createAccounts({
    database,
    secret: null,
    mailer: { send: async () => undefined },
    site: SITE,
    log: () => undefined,
    passwords: CHEAP_PASSWORDS,
  });

async function newUser(accounts: Accounts, email: string): Promise<Session> {
  const consents = { terms: true, privacy: true } as const;
  const user = await accounts.register({ email, password: PASSWORD, username: 'Jo', consents });
  return accounts.authenticate(user.token);
}

/** Records the events of a subscription. */
function watch(accounts: Accounts, session: Session): { reported: Profile[]; isOpen: () => boolean } {
  const reported: Profile[] = [];
  let open = true;
  void (async () => {
    for await (const event of accounts.subscribe(session)) {
      if (event.kind === 'profile') reported.push(event.profile);
    }
    open = false;
  })();
  return { reported, isOpen: () => open };
}

describe('two processes that start at once on one PostgreSQL', () => {
  it('create one secret between them and accept each other’s sessions', async () => {
    const at = await databases.prepare('postgres');
    const [one, two] = await Promise.all([databases.open(at), databases.open(at)]);
    const [first, second] = await Promise.all([instanceSecret(one.orm), instanceSecret(two.orm)]);
    expect(first).toBe(second);
    const [here, there] = [await accountsOn(one), await accountsOn(two)];
    const session = await newUser(here, 'jo@example.org');
    expect(await there.authenticate(session.token)).toMatchObject({ uid: session.uid });
    await here.stop();
    await there.stop();
  });
});

describe('two processes on one PostgreSQL, one of them cut off', () => {
  let way: CutOff;
  let near: Accounts;
  let far: Accounts;

  beforeAll(async () => {
    const at = await databases.prepare('postgres');
    way = await startCutOff(at.databaseUrl ?? '');
    near = await accountsOn(await databases.open(at));
    far = await accountsOn(await databases.open({ ...at, databaseUrl: way.url }));
    return async () => {
      await near.stop();
      await far.stop();
      await way.close();
    };
  });

  it('notify each other of changes', async () => {
    const session = await newUser(near, 'both@example.org');
    const page = watch(far, session);
    await vi.waitFor(() => expect(page.reported).toHaveLength(1), 5_000);
    await near.writeSettings(session, { saltLevel: 0 });
    // By a notification, since a full reload happens only every five minutes.
    await vi.waitFor(() => expect(page.reported.at(-1)?.saltLevel).toBe(0), 5_000);
    await near.signOut(session);
    await vi.waitFor(() => expect(page.isOpen()).toBe(false), 5_000);
  });

  it('says that accounts are unavailable, and recovers by itself, without loss', async () => {
    const session = await newUser(near, 'cut@example.org');
    const page = watch(far, session);
    await vi.waitFor(() => expect(page.reported).toHaveLength(1), 5_000);
    await way.close();
    const away = {
      code: 'unavailable',
      message: 'Accounts cannot be reached at the moment. Everything else works; please try again soon.',
    };
    const email = 'cut@example.org';
    const consents = { terms: true, privacy: true } as const;
    const calls = [
      () => far.authenticate(session.token),
      () => far.readProfile(session),
      () => far.writeSettings(session, { saltLevel: 1 }),
      () => far.signIn({ email, password: PASSWORD }),
      () => far.forgotPassword({ email }),
      () => far.countAttempt({ kind: 'sign-in', key: email, windowSeconds: 60 }),
      () => far.register({ email: 'no@example.org', password: PASSWORD, username: 'Jo', consents }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(away);
    await near.writeSettings(session, { saltLevel: 2, namesUnderCards: true });
    expect(page.isOpen()).toBe(true);
    await way.open();
    await vi.waitFor(
      () => expect(page.reported.at(-1)).toMatchObject({ saltLevel: 2, namesUnderCards: true }),
      {
        timeout: 15_000,
      },
    );
    expect((await far.readProfile(session)).saltLevel).toBe(2);
    await near.writeSettings(session, { saltLevel: 0 });
    await vi.waitFor(() => expect(page.reported.at(-1)?.saltLevel).toBe(0), 5_000);
  });

  it('answers calls in flight when the connection is cut', async () => {
    const calls = Array.from({ length: 12 }, (_, number) =>
      newUser(far, `way${number}@example.org`).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      ),
    );
    // There are fewer connections than calls: when the first call is done, others are under way.
    await Promise.race(calls);
    await way.close();
    const outcomes = await Promise.all(calls);
    expect(outcomes).toContain('unavailable');
    expect(outcomes.every((outcome) => outcome === 'done' || outcome === 'unavailable')).toBe(true);
    await way.open();
    await newUser(far, 'after@example.org');
  });
});
