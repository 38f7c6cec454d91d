import { EmailChanged, NewToken, SignedIn, UserProfile } from '@deckwright/contract/schemas';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { readProfileEvents } from '../testing/read-profile-events.ts';
import { createUserApp, HOME, PROXY } from '../testing/user-app.ts';

const OTHER = 'another three words';

const app = createUserApp();
const { call, refused, newUser, from, clock, mails } = app;

function codeFor(email: string): string {
  return /^ {4}(\d{6})$/m.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

describe('POST /api/users/register', () => {
  it('creates the account and signs in; the profile is read with the token', async () => {
    const { token, uid, profile, email } = await newUser();
    expect(profile).toMatchObject({ uid, email, displayName: 'Jo', version: 3, region: null });
    const answer = await call('GET', uid, { token });
    expect(UserProfile.parse(await answer.json())).toEqual(profile);
  });

  it('requires both consents', async () => {
    const body = { email: 'a@example.org', password: PASSWORD, username: 'Jo' };
    for (const consents of [undefined, {}, { terms: true }, { terms: true, privacy: false }])
      await refused(400, 'POST', 'register', { body: { ...body, consents } });
  });

  it('says that the address is taken', async () => {
    const { email } = await newUser();
    const consents = { terms: true, privacy: true };
    const body = { email, password: PASSWORD, username: 'Jo', consents };
    expect(await refused(409, 'POST', 'register', { body })).toBe(
      'An account with this email address already exists. Sign in, or reset your password.',
    );
  });

  it('accepts a country only from a trusted proxy', async () => {
    const headers = { 'x-country': 'CA', 'x-forwarded-for': '198.51.100.7' };
    expect((await newUser(headers)).profile.region).toBeNull();
    from.address = PROXY;
    const { profile } = await newUser(headers);
    from.address = HOME;
    expect(profile).toMatchObject({ region: 'CA', priceSources: ['face2face', 'cardkingdom', 'tcgplayer'] });
  });

  it('accepts no region, role or patronage from the client: each is refused by name', async () => {
    const consents = { terms: true, privacy: true };
    const more = {
      region: 'CA',
      isAdmin: true,
      isStaff: true,
      patreon: { status: 'active_patron', cents: 900 },
    };
    const plain = { email: 'more@example.org', password: PASSWORD, username: 'Jo', consents };
    for (const [name, value] of Object.entries(more)) {
      const refused = await call('POST', 'register', { body: { ...plain, [name]: value } });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(`no field \\"${name}\\"`);
    }
    const { profile } = SignedIn.parse(await (await call('POST', 'register', { body: plain })).json());
    expect(profile).toMatchObject({ region: null, isAdmin: false, isStaff: false, patreon: null });
  });
});

describe('sessions', () => {
  it('start with the right password and end with signing out', async () => {
    const { email, uid } = await newUser();
    const answer = await call('POST', 'sign-in', { body: { email: ` ${email} `, password: PASSWORD } });
    const { token } = SignedIn.parse(await answer.json());
    expect((await call('POST', 'sign-out', { token })).status).toBe(200);
    await refused(401, 'GET', uid, { token });
    await refused(401, 'POST', 'sign-out', { token });
  });

  it('answer an unknown address and a wrong password with the same text', async () => {
    const { email } = await newUser();
    const wrong = { body: { email, password: OTHER } };
    const unknown = { body: { email: 'nobody@example.org', password: OTHER } };
    expect(await refused(401, 'POST', 'sign-in', wrong)).toBe(await refused(401, 'POST', 'sign-in', unknown));
  });

  it('are never opened by a cookie', async () => {
    const { token, uid } = await newUser();
    const headers = { cookie: `better-auth.session_token=${token}; token=${token}` };
    for (const path of [uid, 'export', 'delete', `${uid}/live`]) await refused(401, 'GET', path, { headers });
  });
});

describe('/api/users/{uid}', () => {
  it('accepts the three settings and nothing else', async () => {
    const { token, uid, profile } = await newUser();
    const patch = (body: unknown) => call('PATCH', uid, { token, body });
    const change = { priceSources: ['manapool', 'scg'], saltLevel: 2, namesUnderCards: true };
    const chosen = ['priceSources', 'saltLevel', 'namesUnderCards'];
    expect(await (await patch(change)).json()).toEqual({ ...profile, ...change, chosen });
    for (const field of ['isAdmin', 'isStaff', 'patreon', 'region', 'email', 'uid', 'version', '__proto__x'])
      await refused(403, 'PATCH', uid, { token, body: { saltLevel: 0, [field]: true } });
    for (const wrong of [
      { saltLevel: 3 },
      { priceSources: [] },
      { priceSources: ['mtgstocks'] },
      { priceSources: ['scg', 'scg'] },
      { namesUnderCards: 'yes' },
      [],
    ])
      await refused(400, 'PATCH', uid, { token, body: wrong });
    expect(await (await call('GET', uid, { token })).json()).toEqual({ ...profile, ...change, chosen });
    const back = { priceSources: null, saltLevel: null, namesUnderCards: null };
    expect(await (await patch(back)).json()).toEqual(profile);
  });

  it('is closed to everybody else', async () => {
    const { uid } = await newUser();
    const { token } = await newUser();
    const calls = [`GET ${uid}`, `PATCH ${uid}`, `DELETE ${uid}`, `GET ${uid}/live`];
    for (const [method = '', path = ''] of calls.map((line) => line.split(' '))) {
      await refused(403, method, path, { token, body: method === 'PATCH' ? { saltLevel: 0 } : undefined });
      await refused(401, method, path, { body: method === 'PATCH' ? { saltLevel: 0 } : undefined });
    }
  });

  it('answers other methods with those it allows', async () => {
    const answer = await app.app.request('/api/users/abc', { method: 'PUT' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, PATCH, DELETE, OPTIONS');
    expect((await app.app.request('/api/users/sign-in')).status).toBe(405);
  });
});

describe('passwords and addresses', () => {
  it('change by an emailed code; the answer is the same for an unknown address', async () => {
    const { email, token, uid } = await newUser();
    const answers = await Promise.all(
      [email, 'nobody@example.org'].map(async (to) => {
        const answer = await call('POST', 'forgot-password', { body: { email: to } });
        return { status: answer.status, body: await answer.json() };
      }),
    );
    expect(answers[0]).toEqual({ status: 200, body: { sent: true } });
    expect(answers[1]).toEqual(answers[0]);
    await app.accounts.settled();
    const body = { email, code: codeFor(email), password: OTHER };
    expect(await (await call('POST', 'confirm-password', { body })).json()).toEqual({ changed: true });
    await refused(401, 'GET', uid, { token });
    await refused(400, 'POST', 'confirm-password', { body });
  });

  it('change by the current password', async () => {
    const { token, uid } = await newUser();
    const change = (password: string, newPassword: string) => ({ token, body: { password, newPassword } });
    await refused(403, 'POST', 'change-password', change(OTHER, OTHER));
    await refused(400, 'POST', 'change-password', change(PASSWORD, 'password123'));
    const answer = await call('POST', 'change-password', change(PASSWORD, OTHER));
    const { token: next } = NewToken.parse(await answer.json());
    await refused(401, 'GET', uid, { token });
    expect((await call('GET', uid, { token: next })).status).toBe(200);
  });

  it('change to a new address by its code', async () => {
    const { email, token } = await newUser();
    const to = `new-${email}`;
    const requested = await call('POST', 'change-email', { token, body: { email: to, password: PASSWORD } });
    expect(await requested.json()).toEqual({ sent: true });
    await app.accounts.settled();
    const answer = await call('POST', 'confirm-email', { token, body: { code: codeFor(to) } });
    expect(EmailChanged.parse(await answer.json()).profile.email).toBe(to);
  });
});

describe('HEAD', () => {
  it('deletes nothing and opens nothing', async () => {
    const { token, uid } = await newUser();
    expect((await call('HEAD', 'delete', { token })).status).toBe(200);
    expect((await call('HEAD', `${uid}/live`, { token })).status).toBe(200);
    expect((await call('GET', uid, { token })).status).toBe(200);
    expect(app.accounts.subscriptions()).toBe(0);
  });
});

describe('any body', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a@example.org', '', PASSWORD));
  const fields = fc.dictionary(
    fc.constantFrom('email', 'password', 'newPassword', 'username', 'code', 'consents', 'saltLevel', 'x'),
    fc.oneof(text, fc.jsonValue(), fc.constant({ terms: true, privacy: true })),
  );
  const paths = [
    'register',
    'sign-in',
    'forgot-password',
    'confirm-password',
    'change-password',
    'confirm-email',
  ];

  it('is answered with a problem or with success, never with a failure', async () => {
    const { token } = await newUser();
    const given = fc.record({ path: fc.constantFrom(...paths), body: fc.oneof(fields, fc.jsonValue()) });
    await fc.assert(
      fc.asyncProperty(given, async ({ path, body }) => {
        clock.now += 3_600_000;
        const answer = await call('POST', path, { body, token });
        expect(answer.status).toBeLessThan(500);
        expect(await answer.text()).not.toMatch(/Invalid input|Too (?:small|big)|expected/);
      }),
      { numRuns: 80 },
    );
  });
});

describe('GET /api/users/{uid}/live', () => {
  const listen = async (uid: string, token: string) => {
    const answer = await call('GET', `${uid}/live`, { token });
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    return readProfileEvents(answer);
  };

  it('sends the profile immediately, each change by anyone, and a heartbeat', async () => {
    const { token, uid, profile } = await newUser();
    const page = await listen(uid, token);
    await vi.waitFor(() => expect(page.profiles()).toEqual([profile]));
    await call('PATCH', uid, { token, body: { saltLevel: 0 } });
    await vi.waitFor(() => expect(page.profiles().at(-1)?.saltLevel).toBe(0));
    await vi.waitFor(() => expect(page.beats()).toBeGreaterThan(1), 3_000);
    await page.close();
    expect(app.accounts.subscriptions()).toBe(0);
  });

  it('ends with its session, and only with that', async () => {
    const { token, uid, email } = await newUser();
    const body = { email, password: PASSWORD };
    const other = SignedIn.parse(await (await call('POST', 'sign-in', { body })).json());
    const [here, there] = [await listen(uid, token), await listen(uid, other.token)];
    await vi.waitFor(() => expect(here.profiles().length + there.profiles().length).toBe(2));
    await call('POST', 'sign-out', { token });
    await vi.waitFor(() => expect(here.isDone()).toBe(true));
    expect(there.isDone()).toBe(false);
    await call('POST', 'change-password', {
      token: other.token,
      body: { password: PASSWORD, newPassword: OTHER },
    });
    await vi.waitFor(() => expect(there.isDone()).toBe(true));
    expect(app.accounts.subscriptions()).toBe(0);
  });

  it('leaves nothing behind of 200 that were opened and closed', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => newUser()));
    const pages = await Promise.all(
      users.flatMap(({ uid, token }) => Array.from({ length: 20 }, () => listen(uid, token))),
    );
    await vi.waitFor(() => expect(pages.every((page) => page.profiles().length === 1)).toBe(true), 5_000);
    expect(app.accounts.subscriptions()).toBe(200);
    const [user] = users;
    if (user) await refused(429, 'GET', `${user.uid}/live`, { token: user.token });
    await Promise.all(pages.map((page) => page.close()));
    expect(app.accounts.subscriptions()).toBe(0);
  });

  it('sends what an operator changes outside the site', async () => {
    const { token, uid } = await newUser();
    const page = await listen(uid, token);
    await vi.waitFor(() => expect(page.profiles()).toHaveLength(1));
    await app.database.orm.execute(`UPDATE profiles SET is_staff = true WHERE user_id = '${uid}'`);
    await app.database.notify('deckwright_users', uid);
    await vi.waitFor(() => expect(page.profiles().at(-1)?.isStaff).toBe(true));
    await page.close();
  });
});
