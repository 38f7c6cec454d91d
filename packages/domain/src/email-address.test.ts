import { describe, expect, it } from 'vitest';
import { isEmailAddress, isPublicEmailAddress } from './email-address.ts';

describe('isEmailAddress', () => {
  it.each(['jo@example.org', 'Jo.Doe+decks@mail.example.co.uk', "o'neil@example.org", 'root@localhost'])(
    'takes %s',
    (text) => expect(isEmailAddress(text)).toBe(true),
  );

  it.each([
    '',
    'jo',
    'jo@',
    '@example.org',
    'jo@example..org',
    'jo@-example.org',
    'jo doe@example.org',
    ' jo@example.org',
    'jo@example.org\n',
    'jo@example.org\r\nBcc: all@example.org',
    'jo@example.org, sam@example.org',
    'Jo <jo@example.org>',
    'jo@exämple.org',
    `jo@${'a'.repeat(64)}.org`,
    `${'a'.repeat(250)}@x.org`,
  ])('refuses %j', (text) => expect(isEmailAddress(text)).toBe(false));
});

describe('isPublicEmailAddress', () => {
  it.each([
    'jo@example.org',
    'Jo.Doe+decks@mail.example.co.uk',
    "o'neil@example.org",
    'jo@xn--exmple-cua.xn--p1ai',
  ])('takes %s', (text) => expect(isPublicEmailAddress(text)).toBe(true));

  it.each([
    'a@b',
    'a@localhost',
    '.a@x.com',
    'a.@x.com',
    'a..b@example.com',
    'jo@10.0.0.1',
    'jo@example.org\n',
    '',
  ])('refuses %j', (text) => expect(isPublicEmailAddress(text)).toBe(false));
});
