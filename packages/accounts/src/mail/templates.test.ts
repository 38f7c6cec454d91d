import { describe, expect, it } from 'vitest';
import {
  emailChangedMail,
  passkeyMail,
  passwordChangedMail,
  recoveryCodesMail,
  secondFactorMail,
  sessionsEndedMail,
  wrongCodesMail,
} from './change-mails.ts';
import { type Colors, DARK, LIGHT } from './mail-colors.ts';
import type { MailText } from './mail-layout.ts';
import {
  changeEmailMail,
  keysRevokedMail,
  nameRemovedMail,
  newsletterConfirmMail,
  newsletterWelcomeMail,
  proveEmailMail,
  registerCodeMail,
  registerTakenMail,
  resetCodeMail,
} from './templates.ts';

const SITE = {
  name: 'Deckwright',
  origin: 'https://decks.example.org',
  operator: { name: 'Jo & Sam', email: 'jo@example.org' },
};
const TOKEN_URL = 'https://decks.example.org/newsletter/confirm?token=a-b_c&x=1';
const CODE = { site: SITE, name: 'Ana', code: '048151', minutes: 10 };

const USER = { site: SITE, name: 'Ana' };

/** What tells the owner of an account that it has changed. */
const CHANGES: Record<string, MailText> = {
  'password changed': passwordChangedMail(USER),
  'password changed, with passkeys': passwordChangedMail({
    ...USER,
    passkeys: ['Chrome on Windows', 'http://evil.example/'],
  }),
  'address changed': emailChangedMail({ ...USER, newEmail: 'ana@example.net' }),
  'second factor on': secondFactorMail({ ...USER, isOn: true }),
  'second factor off': secondFactorMail({ ...USER, isOn: false }),
  'recovery codes': recoveryCodesMail(USER),
  'passkey added': passkeyMail({ ...USER, isAdded: true, passkey: 'Chrome on Windows' }),
  'passkey removed': passkeyMail({ ...USER, isAdded: false, passkey: 'Chrome on Windows' }),
  'sessions ended': sessionsEndedMail(USER),
};

const MAILS: Record<string, MailText> = {
  ...CHANGES,
  'reset code': resetCodeMail(CODE),
  'registration code': registerCodeMail(CODE),
  'address taken': registerTakenMail(USER),
  'change of address': changeEmailMail(CODE),
  'proof of address': proveEmailMail(CODE),
  'keys revoked': keysRevokedMail(USER),
  'name removed': nameRemovedMail({ site: SITE, name: 'Player 004711' }),
  'newsletter confirmation': newsletterConfirmMail({ site: SITE, confirmUrl: TOKEN_URL, days: 3 }),
  'wrong codes': wrongCodesMail(USER),
  'newsletter welcome': newsletterWelcomeMail({ site: SITE, leaveUrl: TOKEN_URL }),
};

/** What a reader sees of a page. */
function seen(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
}

function getLinks(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'));
}

describe.each(Object.entries(MAILS))('the email "%s"', (_kind, { subject, text, html }) => {
  it('has a short one-line subject, and names the site and its operator', () => {
    expect(subject).toMatch(/^[\x20-\x7e]{10,60}$/);
    expect(subject).toContain('Deckwright');
    for (const part of [text, seen(html)]) expect(part).toContain('Run by Jo & Sam, jo@example.org');
    expect(text).toContain('Deckwright: https://decks.example.org\n');
    expect(html).toContain('href="https://decks.example.org"');
  });

  it('says the same in text and HTML', () => {
    const page = `${seen(html)} ${getLinks(html).join(' ')}`;
    const words = text.split('\n-- \n')[0]?.split(/\n\n|:\n/) ?? [];
    expect(words.length).toBeGreaterThan(3);
    for (const sentence of words) expect(page).toContain(sentence.trim());
  });

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe|form|svg)\b|\bsrc=|url\(|@import/i);
  });

  it('supports light and dark themes', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    const styled = [...html.matchAll(/<(?:p|h1|td|a) class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    for (const name of styled) expect(html).toContain(`.${name} { `);
  });

  it('keeps its lines within the limits of mail servers', () => {
    for (const line of [...text.split('\n'), ...html.split('\n')]) expect(line.length).toBeLessThan(998);
  });
});

describe.each(Object.entries(CHANGES))('the email "%s"', (_kind, { text, html }) => {
  it('says what to do if it was somebody else', () => {
    for (const part of [text, seen(html)]) {
      expect(part).toContain('If that was you, there’s nothing to do.');
      expect(part).toMatch(/If it wasn’t you, .*(?:Reset your password now|write to jo@example\.org now)/);
      expect(part).toContain('Change the password of this email account, too.');
    }
  });
});

describe('each email', () => {
  it('shows the name of a passkey only if there is one', () => {
    const { text } = passkeyMail({ ...USER, isAdded: true, passkey: 'visit http://evil.example/' });
    expect(text).not.toContain('evil');
    expect(text).toContain('Hello Ana, a passkey has just been added');
    expect(CHANGES['passkey added']?.text).toContain('the passkey “Chrome on Windows” has just been added');
  });

  it('about a new password names the passkeys that still sign in', () => {
    const { text, html } = CHANGES['password changed, with passkeys'] ?? expect.fail();
    expect(text).toContain('Your account has 2 passkeys (“Chrome on Windows”), which still sign in');
    expect(text).not.toContain('evil');
    expect(getLinks(html)).toContain('https://decks.example.org/account');
    const one = passwordChangedMail({ ...USER, passkeys: ['Phone'] }).text;
    expect(one).toContain('Your account has a passkey (“Phone”), which still signs in');
    expect(passwordChangedMail(USER).text).not.toContain('Your account has');
  });

  it('links to the right page', () => {
    const targets = Object.entries(MAILS).map(([kind, { html }]) => [
      kind,
      getLinks(html).filter((href) => href !== SITE.origin)[0],
    ]);
    expect(targets).toEqual([
      ['password changed', 'https://decks.example.org/signin'],
      ['password changed, with passkeys', 'https://decks.example.org/signin'],
      ['address changed', 'https://decks.example.org/contact-us'],
      ['second factor on', 'https://decks.example.org/signin'],
      ['second factor off', 'https://decks.example.org/signin'],
      ['recovery codes', 'https://decks.example.org/signin'],
      ['passkey added', 'https://decks.example.org/signin'],
      ['passkey removed', 'https://decks.example.org/signin'],
      ['sessions ended', 'https://decks.example.org/signin'],
      ['reset code', 'https://decks.example.org/confirm-password'],
      // The sign-up page is open already, with what was typed in it.
      ['registration code', undefined],
      ['address taken', 'https://decks.example.org/signin'],
      ['change of address', 'https://decks.example.org/account'],
      ['proof of address', 'https://decks.example.org/account'],
      ['keys revoked', 'https://decks.example.org/account'],
      ['name removed', 'https://decks.example.org/account'],
      ['newsletter confirmation', TOKEN_URL],
      ['wrong codes', 'https://decks.example.org/signin'],
      ['newsletter welcome', 'https://decks.example.org/articles'],
    ]);
  });

  it('with a code shows it and its lifetime, but not in the subject', () => {
    for (const { subject, text, html } of [
      resetCodeMail(CODE),
      registerCodeMail(CODE),
      changeEmailMail(CODE),
      proveEmailMail(CODE),
    ]) {
      expect(subject).not.toContain(CODE.code);
      for (const part of [text, seen(html)]) {
        expect(part).toContain('048151');
        expect(part).toContain('within 10 minutes');
      }
    }
  });

  it('shows a new address only in part', () => {
    const { text, html } = emailChangedMail({ site: SITE, name: 'Ana', newEmail: 'ana@example.net' });
    expect(text).toContain('a***@example.net');
    expect(text + html).not.toContain('ana@example.net');
  });

  it('says how to unsubscribe from the newsletter', () => {
    const { text, html } = newsletterWelcomeMail({ site: SITE, leaveUrl: TOKEN_URL });
    expect(text).toContain(`You can unsubscribe at any time. Unsubscribe:\n${TOKEN_URL}`);
    expect(getLinks(html)).toContain(TOKEN_URL);
  });

  it('escapes every value', () => {
    const evil = `"><img src=x onerror='alert(1)'>&`;
    const site = { name: evil, origin: `https://x.example/${evil}`, operator: { name: evil, email: evil } };
    const all = [
      resetCodeMail({ site, name: evil, code: evil, minutes: 1 }),
      changeEmailMail({ site, name: evil, code: evil, minutes: 1 }),
      passwordChangedMail({ site, name: evil }),
      emailChangedMail({ site, name: evil, newEmail: evil }),
      newsletterConfirmMail({ site, confirmUrl: evil, days: 3 }),
      newsletterWelcomeMail({ site, leaveUrl: evil }),
    ];
    for (const { html } of all) {
      expect(html).not.toMatch(/<img|onerror='/);
      expect(html).toContain('&#34;&#62;&#60;img src=x onerror=&#39;alert(1)&#39;&#62;&#38;');
    }
  });

  it.each([
    ['Ana', 'Hello Ana,'],
    ['Zoë O’Neil-Śmith_2', 'Hello Zoë O’Neil-Śmith_2,'],
    ['You won! See evil.example', 'Hello, this'],
    ['https://evil.example', 'Hello, this'],
    ['evil.example', 'Hello, this'],
    ['a\nb', 'Hello, this'],
    ['x'.repeat(41), 'Hello, this'],
    ['', 'Hello, this'],
  ])('greets %j with %j: a name cannot inject text', (name, greeting) => {
    expect(resetCodeMail({ ...CODE, name }).text).toContain(greeting);
  });

  it('names no operator if none is known', () => {
    const site = { ...SITE, operator: { name: null, email: null } };
    expect(resetCodeMail({ ...CODE, site }).text).not.toContain('Run by');
    expect(emailChangedMail({ site, name: 'Ana', newEmail: 'a@b.org' }).text).toContain(
      'write to those who run the site',
    );
  });
});

describe.each<[string, Colors]>([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s colours', (_theme, colors) => {
  it('can be read', () => {
    for (const [front, back] of [
      ['text', 'ground'],
      ['text', 'surface'],
      ['text', 'raised'],
      ['muted', 'ground'],
      ['muted', 'surface'],
      ['onAccent', 'accent'],
    ] as const) {
      expect(contrast(colors[front], colors[back]), `${front} on ${back}`).toBeGreaterThan(4.5);
    }
  });
});

/** WCAG 2: (lighter + 0.05) / (darker + 0.05) of the relative luminances. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
