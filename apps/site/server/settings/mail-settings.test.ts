import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const OPERATOR = { OPERATOR_EMAIL: 'jo@example.org' };

const getMail = (env: Record<string, string>) => readSettings(env).mail;

const messageFor = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('the email settings', () => {
  it('need nothing: emails are stored here', () => {
    expect(getMail({})).toEqual({
      smtp: null,
      from: { name: 'Deckwright', address: 'deckwright@localhost' },
    });
  });

  it('accept a server with its login, and a sender', () => {
    const env = { SMTP_URL: 'smtp://me%40x:p%2Fw@mail.example.org:2525', MAIL_FROM: 'Decks <a@example.org>' };
    expect(getMail(env)).toEqual({
      smtp: {
        host: 'mail.example.org',
        port: 2525,
        secure: false,
        tlsRequired: true,
        login: { user: 'me@x', password: 'p/w' },
      },
      from: { name: 'Decks', address: 'a@example.org' },
    });
  });

  it.each([
    ['smtp://mail.example.org', { port: 587, secure: false, tlsRequired: true, login: null }],
    ['smtps://mail.example.org', { port: 465, secure: true, tlsRequired: true }],
    ['smtps://u:p@mail.example.org:1465/', { port: 1465, secure: true }],
    ['smtp://relay:25?tls=optional', { host: 'relay', port: 25, tlsRequired: false }],
    ['smtp://localhost:25', { host: 'localhost', tlsRequired: false }],
    ['smtp://127.0.0.1:25', { host: '127.0.0.1', tlsRequired: false }],
    ['smtp://[::1]:25', { host: '::1', tlsRequired: false }],
  ])('accept %s', (url, smtp) => {
    expect(getMail({ SMTP_URL: url, ...OPERATOR }).smtp).toMatchObject(smtp);
  });

  it.each([
    ['a@example.org', { name: 'Deckwright', address: 'a@example.org' }],
    ['<a@example.org>', { name: 'Deckwright', address: 'a@example.org' }],
    ['"The Decks" <a@example.org>', { name: 'The Decks', address: 'a@example.org' }],
  ])('accept the sender %s', (text, from) => expect(getMail({ MAIL_FROM: text }).from).toEqual(from));

  it('use the operator as sender if no other is named', () => {
    expect(getMail(OPERATOR).from.address).toBe('jo@example.org');
  });

  it.each([
    ['SMTP_URL', 'mail.example.org', /^SMTP_URL must look like smtp:\/\//],
    ['SMTP_URL', 'http://u:hunter2@mail.example.org', /it begins with smtp:\/\/ or smtps:\/\//],
    ['SMTP_URL', 'smtp://u:hunter2@', /^SMTP_URL must look like/],
    ['SMTP_URL', 'smtp://u:hunter2@mail.example.org:99999', /^SMTP_URL must look like/],
    ['SMTP_URL', 'smtp://u:hunter2/x@mail.example.org', /^SMTP_URL must look like.*%-escapes/],
    ['SMTP_URL', 'smtp://mail.example.org/hunter2', /nothing behind the port/],
    ['SMTP_URL', 'smtp://mail.example.org?password=hunter2', /nothing behind the port but \?tls=optional/],
    ['SMTP_URL', 'smtp://:hunter2@mail.example.org', /user and password belong together/],
    ['SMTP_URL', 'smtp://hunter2@mail.example.org', /user and password belong together/],
    ['SMTP_URL', 'smtp://u:hunter2%@mail.example.org', /a % in user or password is written as %25/],
    ['MAIL_FROM', 'Jo', /^MAIL_FROM must be a mail address such as/],
    ['MAIL_FROM', 'Jo <jo>, Sam <sam@example.org>', /^MAIL_FROM must be/],
  ])('say what is wrong with %s=%s, never repeating it', (name, value, message) => {
    const said = messageFor({ [name]: value, ...OPERATOR });
    expect(said).toMatch(message);
    expect(said).not.toContain('hunter2');
  });

  it('require a sender if there is a server', () => {
    expect(messageFor({ SMTP_URL: 'smtp://mail.example.org' })).toMatch(/^MAIL_FROM must be set where/);
  });
});
