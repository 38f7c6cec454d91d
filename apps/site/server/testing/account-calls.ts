import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { SoftwarePasskey } from '../../../../tooling/testing/software-passkey.ts';
import { totpCode } from '../../../../tooling/testing/totp.ts';
import { DEVICE_HEADER } from '../api/cross-origin.ts';
import { PATRON_SECRET, WHOLE_APP_ORIGIN, type WholeApp } from './whole-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Given = {
  token?: string;
  body?: object;
  params?: Readonly<Record<string, string>>;
  query?: string;
  headers?: Readonly<Record<string, string>>;
};

/** The fields that later calls need; each answer has some of them. */
type Answered = {
  uid: string;
  token: string;
  id: string;
  device: string;
  secret: string;
  challenge: string;
  user: { id: string };
  apiKey: { id: string };
  deck: { id: string; updated_at: string };
  sessions: { id: string; isCurrent: boolean }[];
  reports: { id: string }[];
  recoveryCodes: string[];
};

/** What a call was sent and answered. */
export type MadeCall = { request?: object; answer: unknown };

const DECK = ['Commander', '1 Atraxa, Praetors’ Voice', '', 'Deck', '1 Sol Ring', '98 Forest'].join('\n');

/**
 * Makes every call of accounts, votes, shared decks and staff once, in the order in which a user and staff would; what
 * was sent and answered by method and described path, of a call made several times the last.
 */
export async function makeAccountCalls(site: WholeApp): Promise<Map<string, MadeCall>> {
  const made = new Map<string, MadeCall>();

  async function call(method: Method, path: string, given: Given = {}): Promise<Answered> {
    const { token, body, params = {}, query = '', headers = {} } = given;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const answer = await site.app.request(`${WHOLE_APP_ORIGIN}${filled}${query}`, {
      method,
      headers: {
        host: 'decks.example.org',
        origin: WHOLE_APP_ORIGIN,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const text = isStream ? await firstChunk(answer) : await answer.text();
    expect(answer.status, `${method} ${filled}: ${text}`).toBe(200);
    const read = isStream ? text : JSON.parse(text);
    made.set(`${method.toLowerCase()} ${path}`, { ...(body ? { request: body } : {}), answer: read });
    return read;
  }
  const mailed = async (form: RegExp, to: string): Promise<string> => {
    await site.accounts.settled();
    const text = site.mails.findLast((mail) => mail.to === to && form.test(mail.text))?.text ?? '';
    return form.exec(text)?.[1] ?? '';
  };
  const CODE = /^ {4}(\d{6})/m;
  const register = async (email: string, username: string) => {
    const consents = { terms: true, privacy: true, newsletter: false, ads: false };
    const body = { email, password: PASSWORD, username, consents };
    const { uid, token } = await call('POST', '/api/users/register', { body });
    return { uid, token };
  };
  const toStaff = async (uid: string): Promise<void> => {
    await site.database.orm.execute(
      `UPDATE profiles SET is_staff = true, is_admin = true WHERE user_id = '${uid}'`,
    );
    await site.database.orm.execute(`UPDATE users SET two_factor_enabled = true WHERE id = '${uid}'`);
  };

  await call('GET', '/readyz');
  const admin = await register('kim@example.org', 'Kim');
  await toStaff(admin.uid);
  const leaving = await register('max@example.org', 'Max');
  await call('DELETE', '/api/users/{uid}', { token: leaving.token, params: { uid: leaving.uid } });
  const other = await register('max@example.org', 'Max');
  await call('GET', '/api/users/delete', { token: other.token });

  const email = 'jo@example.org';
  const { uid, token } = await register(email, 'Jo');
  const own = { token, params: { uid } };
  await call('POST', '/api/users/sign-in', { body: { email, password: PASSWORD } });
  await call('GET', '/api/users/{uid}', own);
  await call('PATCH', '/api/users/{uid}', {
    ...own,
    body: { priceSources: ['tcgplayer', 'cardkingdom'], saltLevel: 2 },
  });
  await call('GET', '/api/users/{uid}/live', own);
  await call('PUT', '/api/users/{uid}/ads-consent', { ...own, body: { identity: 'no' } });
  await call('GET', '/api/users/{uid}/ads-consent', own);
  await call('POST', '/api/users/verify-email', { token });
  await call('POST', '/api/users/verify-email-code', { token, body: { code: await mailed(CODE, email) } });
  await call('GET', '/api/users/newsletter', { token });
  await call('PUT', '/api/users/{uid}/newsletter', { ...own, body: { subscribed: true } });
  await call('GET', '/api/users/{uid}/newsletter', own);
  await call('POST', '/api/users/change-name', { token, body: { name: 'Jo Example' } });

  const { sessions } = await call('GET', '/api/users/sessions', { token });
  const second = sessions.find(({ isCurrent }) => !isCurrent);
  await call('DELETE', '/api/users/{uid}/sessions/{id}', { token, params: { uid, id: second?.id ?? '' } });
  await call('DELETE', '/api/users/sessions', { token });
  await call('POST', '/api/users/reauthenticate', { token, body: { password: PASSWORD } });

  const { apiKey } = await call('POST', '/api/users/api-keys', { token, body: { name: 'Deck bot' } });
  await call('GET', '/api/users/api-keys', { token });
  await call('DELETE', '/api/users/{uid}/api-keys/{id}', { token, params: { uid, id: apiKey.id } });

  const key = new SoftwarePasskey(WHOLE_APP_ORIGIN);
  const creation = await call('POST', '/api/users/passkeys/begin', { token });
  const passkey = { name: 'Phone', response: key.create(creation) };
  const { id: passkeyId } = await call('POST', '/api/users/passkeys', { token, body: passkey });
  const ofKey = { token, params: { uid, id: passkeyId } };
  await call('PATCH', '/api/users/{uid}/passkeys/{id}', { ...ofKey, body: { name: 'Old phone' } });
  const begunSignIn = await call('POST', '/api/users/passkey-sign-in/begin');
  await call('POST', '/api/users/passkey-sign-in', { body: { response: key.get(begunSignIn) } });
  await call('GET', '/api/users/passkeys', { token });
  await call('DELETE', '/api/users/{uid}/passkeys/{id}', ofKey);

  const { device } = await call('POST', '/api/salt/device');
  const byDevice = { headers: { [DEVICE_HEADER]: device }, params: { card: 'rhystic-study' } };
  await call('PUT', '/api/salt/votes/{card}', { ...byDevice, body: { score: 3 } });
  await call('GET', '/api/salt/votes', byDevice);
  await call('POST', '/api/salt/move', { ...byDevice, token });
  await call('DELETE', '/api/salt/votes/{card}', { token, params: { card: 'rhystic-study' } });

  const deck = {
    list: DECK,
    name: 'Counters',
    show_player: true,
    bracket: 3,
    licence: 'site',
    consent: true,
  };
  const shared = await call('POST', '/api/shared-decks', { token, body: deck });
  const { id, updated_at } = shared.deck;
  await call('GET', '/api/shared-decks', { token });
  const staff = { token: admin.token };
  await call('GET', '/api/staff/decks', staff);
  await call('POST', '/api/staff/decks/{id}', {
    ...staff,
    params: { id },
    body: { action: 'accept', updated_at },
  });
  await call('GET', '/api/shared-decks/{id}', { params: { id } });
  await call('POST', '/api/shared-decks/{id}/report', {
    params: { id },
    body: { reason: 'other', note: 'The list lacks a commander.' },
  });
  const { reports } = await call('GET', '/api/staff/reports', staff);
  const [report] = reports;
  await call('POST', '/api/staff/reports/{id}/dismiss', { ...staff, params: { id: report?.id ?? '' } });
  await call('DELETE', '/api/shared-decks/{id}', { token, params: { id } });

  const reader = 'reader@example.org';
  const LINK = /token=([\w-]+)/;
  await call('POST', '/api/newsletter', { body: { email: reader } });
  const subscription = await mailed(LINK, reader);
  await call('POST', '/api/newsletter/confirm', { body: { token: subscription } });
  await call('POST', '/api/newsletter/unsubscribe', { body: { token: await mailed(LINK, reader) } });
  await patronMessage(site, made);

  for (const list of ['users', 'actions', 'votes', 'newsletter', 'security', 'data', 'status'])
    await call('GET', `/api/staff/${list}`, staff);
  const user = { ...staff, params: { uid } };
  await call('PUT', '/api/staff/users/{uid}/name', { ...user, body: { name: 'Jo' } });
  await call('DELETE', '/api/staff/users/{uid}/name', user);
  await call('PUT', '/api/staff/users/{uid}/roles', { ...user, body: { isStaff: false, isAdmin: false } });
  await call('DELETE', '/api/staff/users/{uid}/api-keys', user);
  await call('GET', '/api/users/export', { token });

  await call('POST', '/api/users/change-email', {
    token,
    body: { email: 'jo@example.net', password: PASSWORD },
  });
  await call('POST', '/api/users/confirm-email', {
    token,
    body: { code: await mailed(CODE, 'jo@example.net') },
  });
  const changed = await call('POST', '/api/users/change-password', {
    token,
    body: { password: PASSWORD, newPassword: `${PASSWORD} again` },
  });
  const renewed = await call('POST', '/api/users/renew-token', { token: changed.token });
  const now = renewed.token;
  const password = `${PASSWORD} again`;
  await call('GET', '/api/users/second-factor', { token: now });
  const begun = await call('POST', '/api/users/second-factor', { token: now, body: { password } });
  const confirmed = await call('POST', '/api/users/second-factor/confirm', {
    token: now,
    body: { code: totpCode(begun.secret) },
  });
  const withFactor = confirmed.token;
  const { recoveryCodes } = await call('POST', '/api/users/second-factor/recovery-codes', {
    token: withFactor,
    body: { password, code: totpCode(begun.secret, 1) },
  });
  await call('POST', '/api/users/second-factor/end', {
    token: withFactor,
    body: { password, code: recoveryCodes[0] },
  });
  await call('POST', '/api/users/forgot-password', { body: { email: 'jo@example.net' } });
  await call('POST', '/api/users/confirm-password', {
    body: { email: 'jo@example.net', code: await mailed(CODE, 'jo@example.net'), password: PASSWORD },
  });
  const again = await call('POST', '/api/users/sign-in', {
    body: { email: 'jo@example.net', password: PASSWORD },
  });
  await call('DELETE', '/api/staff/users/{uid}/sessions', user);
  const last = await call('POST', '/api/users/sign-in', {
    body: { email: 'jo@example.net', password: PASSWORD },
  });
  expect(last.token).not.toBe(again.token);
  await call('POST', '/api/users/sign-out', { token: last.token });
  await call('POST', '/api/scg', { body: { cards: ['Sol Ring', 'Arcane Signet'] } });
  return made;
}

/** The message of the patron service is signed as bytes. */
async function patronMessage({ app }: WholeApp, made: Map<string, MadeCall>): Promise<void> {
  const attributes = {
    email: 'jo@example.org',
    patron_status: 'active_patron',
    currently_entitled_amount_cents: 500,
  };
  const body = JSON.stringify({ data: { type: 'member', id: 'member-1', attributes } });
  const signature = createHmac('md5', PATRON_SECRET).update(body).digest('hex');
  const headers = { 'x-patreon-event': 'members:update', 'x-patreon-signature': signature };
  const answer = await app.request('/api/patrons/webhook', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  made.set('post /api/patrons/webhook', { answer: await answer.json() });
}

async function firstChunk(answer: Response): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const { value = '' } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return value;
}
