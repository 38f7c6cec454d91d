import { Problem } from '@deckwright/contract/schemas';
import type { RefusalReason } from '@deckwright/overload';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createUserLimits } from '../limits/user-limits.ts';
import { openTestApp } from '../testing/test-app.ts';
import { createUserApp, HOME, openAccounts, PROXY } from '../testing/user-app.ts';

const OTHER = 'another three words';

const app = createUserApp();
const { call, newUser, from, clock, refusals } = app;

const counted = (reason: RefusalReason) => refusals.read().find((each) => each.reason === reason)?.count;

describe('limits', () => {
  const signInFrom = async (address: string, email: string, password = OTHER) => {
    from.address = address;
    const answer = await call('POST', 'sign-in', { body: { email, password } });
    from.address = HOME;
    return answer;
  };

  it('stop guesses at one account from one network, and lock nobody else out of it', async () => {
    for (const email of ['nobody-at-all@example.org', (await newUser()).email]) {
      for (let time = 0; time < 10; time += 1)
        expect((await signInFrom('198.51.100.66', email)).status).toBe(401);
      const answer = await signInFrom('198.51.100.66', email);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Problem.parse(await answer.json()).error.message).toBe(
        'Too many attempts. Wait 15 minutes, then try again.',
      );
      expect((await signInFrom('203.0.113.99', email)).status).toBe(401);
    }
  });

  it('stop guesses at one account from many networks, but not its owner at a known network', async () => {
    const { email } = await newUser();
    for (let time = 0; time < 100; time += 1)
      expect((await signInFrom(`198.51.100.${time}`, email)).status).toBe(401);
    const before = counted('limit-guess') ?? 0;
    expect((await signInFrom('198.51.100.200', email)).status).toBe(429);
    expect(counted('limit-guess')).toBe(before + 1);
    expect(counted('limit-account')).toBe(0);
    expect((await signInFrom('198.51.100.200', email, PASSWORD)).status).toBe(429);
    expect((await signInFrom('203.0.113.1', email, PASSWORD)).status).toBe(200);
  });

  it('stop one address, not the one that it claims to be', async () => {
    const register = (forwarded: string) =>
      call('POST', 'register', {
        // Refused after the limit has counted it.
        body: { email: 'x', password: PASSWORD, username: 'Jo', consents: { terms: true, privacy: true } },
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let time = 0; time < 30; time += 1) expect((await register(`1.1.1.${time}`)).status).toBe(400);
    expect((await register('1.1.1.99')).status).toBe(429);
    from.address = PROXY;
    expect((await register('1.1.1.99')).status).toBe(400);
    from.address = HOME;
  });

  it('stop codes for one account, by network for three hours and by account for one', async () => {
    const ask = async (address: string) => {
      from.address = address;
      const answer = await call('POST', 'forgot-password', { body: { email: 'z@example.org' } });
      from.address = HOME;
      return answer.status;
    };
    for (let time = 0; time < 5; time += 1) expect(await ask('198.51.100.1')).toBe(200);
    expect(await ask('198.51.100.1')).toBe(429);
    for (let time = 0; time < 5; time += 1) expect(await ask('198.51.100.2')).toBe(200);
    expect(await ask('198.51.100.3')).toBe(429);
    clock.now += 3_600_000;
    expect(await ask('198.51.100.1')).toBe(429);
    expect(await ask('198.51.100.4')).toBe(200);
    clock.now += 2 * 3_600_000;
    expect(await ask('198.51.100.1')).toBe(200);
  });

  it('let two strangers who request codes all day keep its owner from one for an hour of it', async () => {
    const ask = async (address: string) => {
      from.address = address;
      const answer = await call('POST', 'forgot-password', { body: { email: 'owner@example.org' } });
      from.address = HOME;
      return answer.status;
    };
    // So that the windows of both limits begin now.
    clock.now += 3 * 3_600_000;
    const refusedHours: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      for (const stranger of ['198.51.100.21', '198.51.100.22'])
        for (let time = 0; time < 6; time += 1) await ask(stranger);
      if ((await ask(`203.0.113.${20 + hour}`)) === 429) refusedHours.push(hour);
      clock.now += 3_600_000;
    }
    expect(refusedHours).toEqual([0]);
  });

  it('stop tries at a code, but not those of the browser that requested it', async () => {
    const { email } = await newUser();
    const handle = 'a-browser-of-its-owner-00';
    const confirm = async (address: string, code: string, by: { handle?: string } = {}) => {
      from.address = address;
      const body = { email, code, password: OTHER, ...by };
      const answer = await call('POST', 'confirm-password', { body });
      from.address = HOME;
      return answer.status;
    };
    from.address = '203.0.113.77';
    expect((await call('POST', 'forgot-password', { body: { email, handle } })).status).toBe(200);
    await app.accounts.settled();
    const code = /^ {4}(\d{6})$/m.exec(app.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let stranger = 0; stranger < 4; stranger += 1)
      for (let time = 0; time < 15; time += 1)
        expect(await confirm(`198.51.100.${stranger}`, wrong)).toBe(400);
    expect(await confirm('198.51.100.9', wrong)).toBe(429);
    expect(await confirm('203.0.113.77', code)).toBe(429);
    expect(await confirm('203.0.113.77', code, { handle: 'another-browser-entirely-0' })).toBe(429);
    expect(await confirm('203.0.113.77', code, { handle })).toBe(200);
  });

  it('count spaces instead of a registration code as a request for another code', async () => {
    const proving = await openAccounts(app.database, { provesAddresses: true });
    const site = await openTestApp({}, { accounts: proving, limits: createUserLimits(() => clock.now) });
    const consents = { terms: true, privacy: true };
    const body = { email: 'blank@example.org', password: PASSWORD, username: 'Jo', consents, code: ' ' };
    const ask = () =>
      site.app.request(
        '/api/users/register',
        { method: 'POST', body: JSON.stringify(body) },
        { incoming: { socket: { remoteAddress: from.address } } },
      );
    for (let time = 0; time < 5; time += 1)
      expect(Problem.parse(await (await ask()).json()).error.code).toBe('failed-precondition');
    expect((await ask()).status).toBe(429);
    await proving.stop();
    await site.close();
  });

  it('lock no one else out: one /56 of IPv6 is stopped, and the next call from elsewhere is answered', async () => {
    const wrong = (address: string, email: string) => signInFrom(address, email);
    const statuses: number[] = [];
    // Sixty per /64, four times that for the /56, whatever its /64 networks are.
    for (let n = 0; n < 250; n += 1)
      statuses.push((await wrong(`2001:db8:1:${(0x100 + n).toString(16)}::1`, `no${n}@example.org`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(240);
    expect(statuses.slice(240)).toEqual(Array(10).fill(429));
    expect((await wrong('2001:db8:1:200::1', 'no@example.org')).status).toBe(401);
    expect((await wrong('198.51.100.7', 'no@example.org')).status).toBe(401);
  });

  it('shed a flood of passwords in fair turns: other clients are admitted', async () => {
    const email = (await newUser()).email;
    const flood = Array.from({ length: 60 }, (_, n) => signInFrom('198.51.100.90', `flood${n}@example.org`));
    const other = signInFrom('203.0.113.50', email, PASSWORD);
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses).toContain(503);
    expect(statuses).toContain(401);
    expect(counted('account-queue')).toBe(statuses.filter((status) => status === 503).length);
  });
});
