import type { Newsletter } from '@deckwright/accounts';
import { AppError } from '@deckwright/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNewsletterService } from '../accounts/newsletter-service.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let requested: string[] = [];
let confirmed: string[] = [];
let left: string[] = [];
beforeAll(async () => {
  const newsletter: Newsletter = {
    ask: async ({ email }) => void requested.push(email),
    confirm: async ({ token }) => {
      if (token === 'old') throw new AppError('not-found', 'This link is no longer valid.');
      confirmed.push(token);
    },
    leaveByToken: async ({ token }) => void left.push(token),
    leaveByAccount: async () => {},
    state: async () => ({ subscribed: false, pending: false }),
    move: async () => {},
  };
  test = await openTestApp({}, { newsletterService: createNewsletterService(newsletter) });
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  [requested, confirmed, left] = [[], [], []];
});

let callers = 0;

/** From a new address unless one is given. */
function post(path: string, body: BodyInit, headers: Record<string, string> = {}, remoteAddress?: string) {
  callers += 1;
  const request = new Request(`http://x${path}`, { method: 'POST', body, headers });
  const socket = { remoteAddress: remoteAddress ?? `192.0.2.${callers}` };
  return test.app.fetch(request, { incoming: { socket } });
}

const json = (path: string, body: unknown, remoteAddress?: string) =>
  post(path, JSON.stringify(body), { 'content-type': 'application/json' }, remoteAddress);

describe('POST /api/newsletter', () => {
  it('emails the trimmed address, and gives the same answer for every address', async () => {
    const answer = await json('/api/newsletter', { email: ' jo@example.org ' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ sent: true });
    expect(requested).toEqual(['jo@example.org']);
  });

  it.each(['jo', 'jo@', 'a b@example.org', 'a@example.org, b@example.org', 'x'.repeat(301)])(
    'refuses %j with a sentence',
    async (email) => {
      const answer = await json('/api/newsletter', { email });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 'invalid-argument' } });
      expect(requested).toEqual([]);
    },
  );

  it('accepts ten calls of one client in ten minutes', async () => {
    const statuses = [];
    for (let call = 0; call < 12; call += 1)
      statuses.push(
        (await json('/api/newsletter', { email: `jo${call}@example.org` }, '198.51.100.1')).status,
      );
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await json('/api/newsletter', { email: 'jo@example.org' }, '198.51.100.2')).status).toBe(200);
  });

  it('accepts no other method', async () => {
    for (const path of ['', '/confirm', '/unsubscribe'])
      expect((await test.app.request(`/api/newsletter${path}?token=a`)).status, path).toBe(405);
    expect([requested, confirmed, left]).toEqual([[], [], []]);
  });
});

describe('POST /api/newsletter/confirm', () => {
  it('starts the newsletter, or says that the link has expired', async () => {
    const answer = await json('/api/newsletter/confirm', { token: 'abc' });
    expect([answer.status, await answer.json()]).toEqual([200, { subscribed: true }]);
    expect(confirmed).toEqual(['abc']);
    const old = await json('/api/newsletter/confirm', { token: 'old' });
    expect([old.status, await old.json()]).toEqual([
      404,
      { error: { code: 'not-found', message: 'This link is no longer valid.' } },
    ]);
  });

  it('reads the token only from the body', async () => {
    expect((await post('/api/newsletter/confirm?token=abc', '')).status).toBe(400);
    expect(confirmed).toEqual([]);
  });
});

describe('POST /api/newsletter/unsubscribe', () => {
  it('accepts the token in JSON', async () => {
    const answer = await json('/api/newsletter/unsubscribe', { token: 'abc' });
    expect([answer.status, await answer.json()]).toEqual([200, { unsubscribed: true }]);
    expect(left).toEqual(['abc']);
  });

  it('accepts the form of an email program, in both encodings that RFC 8058 names', async () => {
    const path = '/api/newsletter/unsubscribe?token=abc';
    const encoded = await post(path, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }));
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const multipart = await post(path, form);
    expect([encoded.status, multipart.status]).toEqual([200, 200]);
    expect(left).toEqual(['abc', 'abc']);
  });

  it.each<[string, string, BodyInit]>([
    ['an empty form', '?token=abc', ''],
    ['another form', '?token=abc', new URLSearchParams({ 'List-Unsubscribe': 'Two-Click' })],
    ['a form without a token', '', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['nothing', '', ''],
  ])('refuses %s', async (_what, query, body) => {
    expect((await post(`/api/newsletter/unsubscribe${query}`, body)).status).toBe(400);
    expect(left).toEqual([]);
  });
});
