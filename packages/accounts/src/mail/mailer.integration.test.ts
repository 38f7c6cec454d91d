import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMailer } from './mailer.ts';
import type { Mail, Mailer, SmtpSettings } from './types.ts';

const MAIL: Mail = {
  to: 'jo@example.org',
  subject: 'Grüße — your code',
  text: 'plain words: ü',
  html: '<p>words in tags</p>',
};
const FROM = { name: 'Deckwright', address: 'site@example.org' };
const PASSWORD = 'pass word/ü';

type Arrived = { from: string; to: string[]; message: string };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A mail server on this machine, for the user "site" with the password. */
async function startServer(changes: SMTPServerOptions = {}, port = 0) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'site' && password === PASSWORD
        ? done(null, { user: username })
        : done(new Error(`Wrong: ${username} ${password}`)),
    onData: (stream, { envelope }, done) => {
      let message = '';
      stream.on('data', (chunk) => {
        message += chunk;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
        done();
      });
    },
    ...changes,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  closers.push(stop);
  return { arrived, stop, port: (server.server.address() as AddressInfo).port };
}

function mailerFor(port: number, changes: Partial<SmtpSettings> = {}, pauses = [50, 100, 200, 400, 800]) {
  const lines: string[] = [];
  const login = { user: 'site', password: PASSWORD };
  const smtp = { host: '127.0.0.1', port, secure: false, tlsRequired: false, login, ...changes };
  const log = (line: string) => lines.push(line);
  const mailer: Mailer = createMailer({ smtp, outbox: '/nowhere', from: FROM, log, pauses });
  closers.push(() => mailer.stop());
  return { mailer, lines };
}

function until(holds: () => boolean): Promise<void> {
  return vi.waitFor(() => expect(holds()).toBe(true), { timeout: 20_000, interval: 10 });
}

describe('a mail server', () => {
  it('receives the email with its text and HTML, after signing in, over a plain local connection', async () => {
    const { arrived, port } = await startServer({ authOptional: false });
    const { mailer, lines } = mailerFor(port);
    await mailer.send(MAIL);
    await mailer.stop();
    expect(arrived).toEqual([
      { from: 'site@example.org', to: ['jo@example.org'], message: expect.any(String) },
    ]);
    const message = arrived[0]?.message ?? '';
    expect(message).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(message).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*plain words: =C3=BC/);
    expect(message).toMatch(/Content-Type: text\/html; charset=utf-8[\s\S]*<p>words in tags<\/p>/);
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(lines).toEqual([]);
  });

  it('upgrades to TLS where possible', async () => {
    const secure: boolean[] = [];
    const { arrived, port } = await startServer({
      hideSTARTTLS: false,
      onMailFrom: (_address, session, done) => {
        secure.push(session.secure);
        done();
      },
    });
    const { mailer } = mailerFor(port);
    await mailer.send(MAIL);
    await until(() => arrived.length === 1);
    expect(secure).toEqual([true]);
  });

  it('receives nothing if TLS is required but not offered', async () => {
    const { arrived, port } = await startServer();
    const { mailer, lines } = mailerFor(port, { tlsRequired: true }, []);
    await mailer.send(MAIL);
    await until(() => lines.length === 1);
    expect(arrived).toEqual([]);
  });

  it('refuses a wrong password: it is logged without the password and not retried', async () => {
    const { arrived, port } = await startServer();
    const { mailer, lines } = mailerFor(port, { login: { user: 'site', password: 'hunter2-wrong' } });
    await mailer.send(MAIL);
    await until(() => lines.length === 1);
    // What were to be tried again would be tried now.
    await mailer.stop();
    expect(lines).toEqual([expect.stringMatching(/could not be sent; it is given up: .*Wrong: site \*\*\*/)]);
    expect(arrived).toEqual([]);
  });

  it('refuses an address permanently: the log does not say which', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
      done(Object.assign(new Error(`No mailbox ${address}`), { responseCode: 550 }));
    };
    const { port } = await startServer({ onRcptTo });
    const { mailer, lines } = mailerFor(port);
    await mailer.send(MAIL);
    await until(() => lines.length === 1);
    expect(lines[0]).toMatch(/it is given up: .*\(the address\)/);
    expect(lines[0]).not.toContain('jo@example.org');
  });

  it('says "later": the email is sent again', async () => {
    let requested = 0;
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) => {
      requested += 1;
      done(requested < 3 ? Object.assign(new Error('Come again'), { responseCode: 451 }) : undefined);
    };
    const { arrived, port } = await startServer({ onRcptTo });
    const { mailer, lines } = mailerFor(port);
    await mailer.send(MAIL);
    await until(() => arrived.length === 1);
    expect(lines).toEqual([
      expect.stringMatching(/the next try is in 1 s: .*Come again/),
      expect.stringMatching(/the next try is in 1 s: .*Come again/),
    ]);
  });

  it('is down and returns: the email arrives, once', async () => {
    const first = await startServer();
    await first.stop();
    const { mailer, lines } = mailerFor(first.port);
    await mailer.send(MAIL);
    await until(() => lines.length > 0);
    expect(lines[0]).toMatch(/the next try is in/);
    const { arrived } = await startServer({}, first.port);
    await until(() => arrived.length === 1);
    await mailer.stop();
    expect(arrived).toHaveLength(1);
  });

  it('receives what waits when the site stops', async () => {
    const { arrived, port } = await startServer();
    const { mailer } = mailerFor(port);
    for (let mail = 0; mail < 10; mail += 1) await mailer.send({ ...MAIL, to: `jo${mail}@example.org` });
    await mailer.stop();
    expect(arrived.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 10 }, (_, mail) => `jo${mail}@example.org`),
    );
  });
});
