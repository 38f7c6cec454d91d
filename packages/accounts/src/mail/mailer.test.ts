import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMailer } from './mailer.ts';
import type { Mail } from './types.ts';

const MAIL: Mail = {
  to: 'jo@example.org',
  subject: 'Your code: 12 — quick!',
  text: 'plain words',
  html: '<p>words in tags</p>',
};
const FROM = { name: 'Deckwright', address: 'site@example.org' };

let folder = '';
let lines: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deckwright-outbox-'));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes the mails into the folder; their texts in the order of the file names. */
async function written(...mails: Mail[]): Promise<string[]> {
  const outbox = join(folder, 'outbox');
  const mailer = createMailer({ smtp: null, outbox, from: FROM, log: (line) => lines.push(line) });
  for (const mail of mails) {
    await mailer.send(mail);
  }
  await mailer.stop();
  const names = (await readdir(outbox)).sort();
  return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
}

const getHead = (message: string): string => message.slice(0, message.indexOf('\n\n'));

describe('the outbox', () => {
  it("has each email as a separate file, readable only by the site's user, and the log says where", async () => {
    const [message = ''] = await written(MAIL);
    expect(message).toMatch(/^From: Deckwright <site@example\.org>$/m);
    expect(message).toMatch(/^To: jo@example\.org$/m);
    expect(message).toContain('plain words');
    expect(message).toContain('<p>words in tags</p>');
    const [name = ''] = await readdir(join(folder, 'outbox'));
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-your-code-12-quick-[0-9a-f]{6}\.eml$/);
    const path = join(folder, 'outbox', name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(lines).toEqual([`A mail was written to ${path}. Set SMTP_URL to have mails sent.`]);
  });

  it('keeps emails to other addresses when one is forgotten', async () => {
    const outbox = join(folder, 'outbox');
    const mailer = createMailer({ smtp: null, outbox, from: FROM, log: () => undefined });
    await mailer.forget('jo@example.org');
    for (const to of ['jo@example.org', 'big.jo@example.org', 'jo@example.org.example', 'jo+x@example.org'])
      await mailer.send({ ...MAIL, to, text: 'To: jo+x@example.org' });
    await vi.waitFor(() => expect(mailer.status().waiting).toBe(0));
    await mailer.forget('JO@example.org');
    await mailer.forget('jo+x@example.org');
    const left = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    );
    const receivers = left.map((message) => /^To: (.*)$/m.exec(message)?.[1]);
    expect(receivers.sort()).toEqual(['big.jo@example.org', 'jo@example.org.example']);
    await mailer.stop();
  });

  it('keeps no email for longer than a month', async () => {
    const outbox = join(folder, 'outbox');
    const mailer = createMailer({ smtp: null, outbox, from: FROM, log: () => undefined });
    await mailer.expire(new Date());
    await mailer.send(MAIL);
    await mailer.stop();
    const DAY_MS = 86_400_000;
    await mailer.expire(new Date(Date.now() + 29 * DAY_MS));
    expect(await readdir(outbox)).toHaveLength(1);
    await mailer.expire(new Date(Date.now() + 31 * DAY_MS));
    expect(await readdir(outbox)).toEqual([]);
  });

  it('separates emails of the same moment', async () => {
    expect(await written(MAIL, MAIL, MAIL)).toHaveLength(3);
  });

  it('logs that an email could not be written', async () => {
    const log = (line: string) => lines.push(line);
    const mailer = createMailer({ smtp: null, outbox: join(folder, 'no\0folder'), from: FROM, log });
    await mailer.send(MAIL);
    await mailer.stop();
    expect(lines).toEqual([expect.stringMatching(/could not be sent; it is given up/)]);
  });
});

describe('an email', () => {
  it.each([
    'jo@example.org\r\nBcc: all@example.org',
    'jo@example.org, sam@example.org',
    'Jo <jo@example.org>',
    '',
  ])('is not sent to %j', async (to) => {
    const mailer = createMailer({ smtp: null, outbox: folder, from: FROM, log: () => {} });
    await expect(mailer.send({ ...MAIL, to })).rejects.toMatchObject({ code: 'invalid-argument' });
    await mailer.stop();
    expect(await readdir(folder)).toEqual([]);
  });

  it('has no header injected by its subject, its sender or its link', async () => {
    const outbox = join(folder, 'outbox');
    const from = { ...FROM, name: 'Site\r\nBcc: x@example.org' };
    const mailer = createMailer({ smtp: null, outbox, from, log: () => {} });
    await mailer.send({
      ...MAIL,
      subject: 'Hi\r\nBcc: all@example.org\nX-Evil: 1\u2028X-More: 2',
      unsubscribeUrl: 'https://decks.example.org/x?token=a\r\nBcc: all@example.org',
    });
    await mailer.stop();
    const [name = ''] = await readdir(outbox);
    const head = getHead(await readFile(join(outbox, name), 'utf8'));
    expect(head).not.toMatch(/^(?:Bcc|X-Evil|X-More):/im);
    expect(head.match(/^[A-Za-z-]+(?=:)/gm)?.sort()).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'List-Unsubscribe',
      'List-Unsubscribe-Post',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ]);
  });

  it('has an unsubscribe header for email programs if it has such a link', async () => {
    const unsubscribeUrl = 'https://decks.example.org/api/newsletter/unsubscribe?token=abc';
    const messages = await written({ ...MAIL, unsubscribeUrl }, MAIL);
    const withOne = messages.filter((message) => message.includes('List-Unsubscribe'));
    expect(messages).toHaveLength(2);
    expect(withOne).toHaveLength(1);
    const head = getHead(withOne[0] ?? '').replace(/\n[ \t]+/g, ' ');
    expect(head).toMatch(/^List-Unsubscribe: <https:\/\/decks\.example\.org\/api\S+\?token=abc>$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });
});

describe('a mailer', () => {
  it('drops emails beyond its limit and says so', async () => {
    const log = (line: string) => lines.push(line);
    const mailer = createMailer({ smtp: null, outbox: folder, from: FROM, log, most: 1 });
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, subject: 'second' });
    await mailer.stop();
    expect(await readdir(folder)).toHaveLength(1);
    expect(lines).toContain('A mail ("second") was left out: too many wait already.');
  });
});
