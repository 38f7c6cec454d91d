import { greeting, type ToUser } from './greeting.ts';
import { layOut, type MailText } from './mail-layout.ts';

/** Notifies the previous address of a change to the account, in case it was not made by the owner. */
type Change = ToUser & {
  subject: string;
  heading: string;
  what: string;
  passkeys?: readonly string[];
};

function changeMail({ site, name, subject, heading, what, passkeys = [] }: Change): MailText {
  return layOut({
    site,
    subject,
    heading,
    blocks: [
      { kind: 'text', text: `${greeting(name)} ${what}` },
      { kind: 'text', text: 'If that was you, there’s nothing to do.' },
      {
        kind: 'text',
        text: 'If it wasn’t you, someone else can get into your account. Reset your password now: that signs everyone out. Then sign in, and remove the passkeys you don’t know on your account page. Change the password of this email account, too.',
      },
      { kind: 'button', label: 'Reset your password', href: `${site.origin}/signin` },
      ...(passkeys.length > 0
        ? [
            {
              kind: 'note' as const,
              text: passkeysLeft(passkeys),
              link: { label: 'Your account', href: `${site.origin}/account` },
            },
          ]
        : []),
    ],
  });
}

/** Matches names that consist only of words. */
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _'’().-]{0,59}$/u;

function passkeysLeft(names: readonly string[]): string {
  const shown = names.filter((name) => PLAIN_NAME.test(name)).map((name) => `“${name}”`);
  const list = shown.length > 0 ? ` (${shown.join(', ')})` : '';
  return names.length === 1
    ? `Your account has a passkey${list}, which still signs in without the password. If you don’t know it, sign in and remove it on your account page.`
    : `Your account has ${names.length} passkeys${list}, which still sign in without the password. Sign in and remove any you don’t know on your account page.`;
}

/**
 * `passkeys`: the names of passkeys that still work; only names that consist of words are shown. `revokedKeys`: how many API
 * keys were revoked.
 */
export function passwordChangedMail({
  revokedKeys = 0,
  ...user
}: ToUser & { passkeys?: readonly string[]; revokedKeys?: number }): MailText {
  const keys =
    revokedKeys === 0
      ? ''
      : revokedKeys === 1
        ? ' Its API key was revoked.'
        : ` Its ${revokedKeys} API keys were revoked.`;
  return changeMail({
    ...user,
    subject: `Your ${user.site.name} password was changed`,
    heading: 'Your password was changed',
    what: `the password of your account has just been changed, and every other device was signed out.${keys}`,
  });
}

export function secondFactorMail({ isOn, ...user }: ToUser & { isOn: boolean }): MailText {
  const what = isOn ? 'turned on' : 'turned off';
  return changeMail({
    ...user,
    subject: `Two-step sign-in was ${what} at ${user.site.name}`,
    heading: `Two-step sign-in was ${what}`,
    what: isOn
      ? 'signing in to your account with your password now takes a code from your authenticator app, too, and every other device was signed out.'
      : 'signing in to your account now takes your password alone.',
  });
}

/** Sent after wrong codes of an authenticator app. */
export function wrongCodesMail({ site, name }: ToUser): MailText {
  return layOut({
    site,
    subject: `Wrong codes for your ${site.name} account`,
    heading: 'Somebody entered wrong codes',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)} somebody entered the password of your account today, and then three codes that are not of your authenticator app. Nobody got in this way.`,
      },
      { kind: 'text', text: 'If that was you, there’s nothing to do.' },
      {
        kind: 'text',
        text: 'If it wasn’t you, somebody knows your password. Choose another one now, here and wherever else you use it.',
      },
      { kind: 'button', label: 'Reset your password', href: `${site.origin}/signin` },
    ],
  });
}

export function recoveryCodesMail(user: ToUser): MailText {
  return changeMail({
    ...user,
    subject: `New recovery codes for ${user.site.name}`,
    heading: 'Your recovery codes were replaced',
    what: 'someone signed in to your account has just made new recovery codes. The earlier ones no longer work.',
  });
}

/** `passkey`: the user's name for it, shown only if it consists of words. */
export function passkeyMail({
  isAdded,
  passkey,
  ...user
}: ToUser & { isAdded: boolean; passkey: string }): MailText {
  const named = PLAIN_NAME.test(passkey) ? `the passkey “${passkey}”` : 'a passkey';
  const what = isAdded ? 'added to' : 'removed from';
  return changeMail({
    ...user,
    subject: `A passkey was ${what} ${user.site.name}`,
    heading: `A passkey was ${what} your account`,
    what: isAdded
      ? `${named} has just been added to your account. It signs in without your password.`
      : `${named} has just been removed from your account. It no longer signs in.`,
  });
}

export function sessionsEndedMail(user: ToUser): MailText {
  return changeMail({
    ...user,
    subject: `Your devices were signed out of ${user.site.name}`,
    heading: 'Your devices were signed out',
    what: 'all other devices have just been signed out of your account.',
  });
}

/** Sent to the old address; shows only part of the new one. */
export function emailChangedMail({ site, name, newEmail }: ToUser & { newEmail: string }): MailText {
  const { email } = site.operator;
  const contact = email ? `write to ${email}` : 'write to those who run the site';
  return layOut({
    site,
    subject: `Your address at ${site.name} was changed`,
    heading: 'Your address was changed',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)} your account now has the address ${hinted(newEmail)}. This address gets no more emails about it.`,
      },
      { kind: 'text', text: 'If that was you, there’s nothing to do.' },
      {
        kind: 'text',
        text: `If it wasn’t you, someone else can get into your account: ${contact} now, from this address. Change the password of this email account, too.`,
      },
      { kind: 'button', label: 'How to reach us', href: `${site.origin}/contact-us` },
    ],
  });
}

/** The first letter and the host, enough to recognize a known address. */
function hinted(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
