import { greeting, type ToUser } from './greeting.ts';
import { layOut, type MailSite, type MailText } from './mail-layout.ts';

type WithCode = ToUser & { code: string; minutes: number };

export function resetCodeMail({ site, name, code, minutes }: WithCode): MailText {
  return layOut({
    site,
    subject: `Your code for a new ${site.name} password`,
    heading: 'Choose a new password',
    blocks: [
      { kind: 'text', text: `${greeting(name)} this is the code for a new password:` },
      { kind: 'code', code },
      { kind: 'text', text: `It can be used once, within ${minutes} minutes.` },
      { kind: 'button', label: 'Enter the code', href: `${site.origin}/confirm-password` },
      {
        kind: 'note',
        text: 'We will never ask you for this code. If you didn’t request this, ignore this email: your password stays the same.',
      },
    ],
  });
}

/** Sent to the address of a new account. */
export function registerCodeMail({ site, code, minutes }: Omit<WithCode, 'name'>): MailText {
  return layOut({
    site,
    subject: `Your code for a new ${site.name} account`,
    heading: 'Finish signing up',
    blocks: [
      { kind: 'text', text: 'Hello, enter this code on the sign-up page to create your account:' },
      { kind: 'code', code },
      { kind: 'text', text: `It can be used once, within ${minutes} minutes.` },
      {
        kind: 'note',
        text: 'We will never ask you for this code. If you didn’t sign up, ignore this email: no account is created without the code.',
      },
    ],
  });
}

/** Sent to the address of an existing account that someone tried to register. */
export function registerTakenMail({ site, name }: ToUser): MailText {
  return layOut({
    site,
    subject: `You already have a ${site.name} account`,
    heading: 'You already have an account',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)} someone tried to create an account with this address, which already has one. Nothing was changed.`,
      },
      { kind: 'text', text: 'If that was you, sign in, or reset your password if you don’t remember it.' },
      { kind: 'button', label: 'Sign in', href: `${site.origin}/signin` },
      { kind: 'note', text: 'If it was not, there’s nothing to do.' },
    ],
  });
}

/** Sent to the address of the account. */
export function proveEmailMail({ site, name, code, minutes }: WithCode): MailText {
  return layOut({
    site,
    subject: `Confirm your address at ${site.name}`,
    heading: 'Confirm your address',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)} enter this code on your account page to show that this address is yours:`,
      },
      { kind: 'code', code },
      { kind: 'text', text: `It can be used once, within ${minutes} minutes.` },
      { kind: 'button', label: 'Open your account', href: `${site.origin}/account` },
      {
        kind: 'note',
        text: 'We will never ask you for this code. If you didn’t request this, ignore this email: nothing changes without the code.',
      },
    ],
  });
}

/** Sent to the new address. */
export function changeEmailMail({ site, name, code, minutes }: WithCode): MailText {
  return layOut({
    site,
    subject: `Confirm your new address at ${site.name}`,
    heading: 'Confirm your new address',
    blocks: [
      { kind: 'text', text: `${greeting(name)} enter this code on your account page to use this address:` },
      { kind: 'code', code },
      { kind: 'text', text: `It can be used once, within ${minutes} minutes.` },
      { kind: 'button', label: 'Open your account', href: `${site.origin}/account` },
      {
        kind: 'note',
        text: 'If you don’t have an account there, someone mistyped an address. Ignore this email: nothing changes without the code.',
      },
    ],
  });
}

export function nameRemovedMail({ site, name }: ToUser): MailText {
  return layOut({
    site,
    subject: `Your name at ${site.name} was removed`,
    heading: 'Please choose another name',
    blocks: [
      {
        kind: 'text',
        text: `Our staff removed your account name because others could find it offensive. Your name is ${name} until you choose another one.`,
      },
      { kind: 'button', label: 'Choose a name', href: `${site.origin}/account` },
      { kind: 'note', text: 'Nothing else in your account has changed.' },
    ],
  });
}

/** Sent when staff revoked every API key of a user. */
export function keysRevokedMail({ site, name }: ToUser): MailText {
  const { email } = site.operator;
  return layOut({
    site,
    subject: `Your API keys at ${site.name} were revoked`,
    heading: 'Your API keys were revoked',
    blocks: [
      {
        kind: 'text',
        text: `${greeting(name)} our staff revoked all of your API keys. Programs that send them are now refused. They can continue with a new key, or without one within the usual limits.`,
      },
      {
        kind: 'text',
        text: `Before you make a new key, please check what your programs ask for and where your keys are kept.${email ? ` If you don’t know why this happened, write to ${email}.` : ''}`,
      },
      { kind: 'button', label: 'Your API keys', href: `${site.origin}/account` },
      { kind: 'note', text: 'This changed nothing else in your account.' },
    ],
  });
}

type NewsletterQuestion = { site: MailSite; confirmUrl: string; days: number };

export function newsletterConfirmMail({ site, confirmUrl, days }: NewsletterQuestion): MailText {
  return layOut({
    site,
    subject: `Confirm the ${site.name} newsletter`,
    heading: 'One more click',
    blocks: [
      {
        kind: 'text',
        text: `Someone, hopefully you, asked for the newsletter of ${site.name} at this address. You’ll receive it once you confirm.`,
      },
      { kind: 'button', label: 'Confirm the newsletter', href: confirmUrl },
      {
        kind: 'note',
        text: `The link is valid for ${days} days. If you did not ask, do nothing: no newsletter is sent, and this address is deleted.`,
      },
    ],
  });
}

/** `leaveUrl` is the unsubscribe page. */
export function newsletterWelcomeMail({ site, leaveUrl }: { site: MailSite; leaveUrl: string }): MailText {
  return layOut({
    site,
    subject: `Welcome to the ${site.name} newsletter`,
    heading: 'You’re subscribed',
    blocks: [
      {
        kind: 'text',
        text: 'From now on you’ll get a short email when there is something to read: new articles and guides, and changes in how the numbers are counted.',
      },
      { kind: 'button', label: 'Read the latest articles', href: `${site.origin}/articles` },
      {
        kind: 'note',
        text: 'You can unsubscribe at any time.',
        link: { label: 'Unsubscribe', href: leaveUrl },
      },
    ],
  });
}
