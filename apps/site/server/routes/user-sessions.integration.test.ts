import { AccountExport, SignedIn, UserSessions } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createUserApp } from '../testing/user-app.ts';

const OTHER = 'another three words';

const app = createUserApp();
const { call, refused, newUser } = app;

describe('/api/users/sessions', () => {
  it('are listed with the device, and end one by one or all others', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { token, uid, email } = await newUser({ 'user-agent': firefox });
    const body = { email, password: PASSWORD };
    const begin = async () => SignedIn.parse(await (await call('POST', 'sign-in', { body })).json()).token;
    const [second, third] = [await begin(), await begin()];
    const list = async () =>
      UserSessions.parse(await (await call('GET', 'sessions', { token })).json()).sessions;
    const own = (await list()).filter(({ isCurrent }) => isCurrent);
    expect(own).toMatchObject([{ device: 'Firefox on Linux' }]);
    expect(JSON.stringify(await list())).not.toContain(token);
    const ids = UserSessions.parse(await (await call('GET', 'sessions', { token: second })).json());
    const gone = ids.sessions.find(({ isCurrent }) => isCurrent)?.id;
    expect(await (await call('DELETE', `sessions/${gone}`, { token })).json()).toEqual({ ended: 1 });
    await refused(401, 'GET', uid, { token: second });
    await refused(404, 'DELETE', `sessions/${gone}`, { token });
    expect(await (await call('DELETE', 'sessions', { token })).json()).toEqual({ ended: 1 });
    await refused(401, 'GET', uid, { token: third });
    expect(await list()).toHaveLength(1);
    const stranger = await newUser();
    await refused(404, 'DELETE', `sessions/${own[0]?.id}`, { token: stranger.token });
    // Neither by the owner's address nor by one's own.
    await refused(403, 'DELETE', `${uid}/sessions/${own[0]?.id}`, { token: stranger.token });
    await refused(404, 'DELETE', `${stranger.uid}/sessions/${own[0]?.id}`, { token: stranger.token });
    await refused(401, 'DELETE', `${uid}/sessions/${own[0]?.id}`);
    expect(await list()).toHaveLength(1);
    for (const [method, path] of [
      ['GET', 'sessions'],
      ['DELETE', 'sessions'],
      ['DELETE', 'sessions/x'],
    ] as const)
      await refused(401, method, path);
  });
});

describe('export and deletion', () => {
  it('require the password unless it was given recently', async () => {
    const { token, uid } = await newUser();
    const before = "now() - interval '11 minutes'";
    await app.database.orm.execute(`UPDATE sessions SET proven_at = ${before} WHERE user_id = '${uid}'`);
    const calls = [
      ['GET', 'export'],
      ['GET', 'delete'],
      ['DELETE', uid],
    ] as const;
    for (const [method, path] of calls)
      expect(await refused(403, method, path, { token })).toBe('Enter your password again to continue.');
    await refused(403, 'POST', 'reauthenticate', { token, body: { password: OTHER } });
    await refused(403, 'GET', 'delete', { token });
    const proof = await call('POST', 'reauthenticate', { token, body: { password: PASSWORD } });
    expect(await proof.json()).toEqual({ seconds: 600 });
    expect((await call('GET', 'export', { token })).status).toBe(200);
    expect((await call('GET', 'delete', { token })).status).toBe(200);
  });

  it('return everything as a file', async () => {
    const { token, email } = await newUser();
    const answer = await call('GET', 'export', { token });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    expect(AccountExport.parse(await answer.json()).account.email).toBe(email);
  });

  it.each(['GET', 'DELETE'])('delete by %s, with only the token', async (method) => {
    const { token, uid, email } = await newUser();
    const path = method === 'GET' ? 'delete' : uid;
    await refused(401, method, path);
    expect(await (await call(method, path, { token })).json()).toEqual({ deleted: true });
    await refused(401, 'GET', uid, { token });
    await refused(401, 'POST', 'sign-in', { body: { email, password: PASSWORD } });
  });
});
