import type { MailSender, SmtpSettings } from '@deckwright/accounts';
import { isEmailAddress } from '@deckwright/domain';
import { z } from 'zod';
import { isLoopbackHost } from '../http/own-machine.ts';

export type MailSettings = {
  /** The server that sends, or null to write emails into the data folder. */
  smtp: SmtpSettings | null;
  from: MailSender;
};

type Read = {
  smtp: SmtpSettings | null;
  from: MailSender | null;
  operator: { name: string | null; email: string | null };
};

const NAME = 'Deckwright';
/** Sender of emails that are not sent. */
const NOBODY = 'deckwright@localhost';

/** Without MAIL_FROM, emails come from the operator. */
export function mailSettings({ smtp, from, operator }: Read): MailSettings {
  return { smtp, from: from ?? { name: NAME, address: operator.email ?? NOBODY } };
}

/** Describes settings that are missing in combination, or null. */
export function mailProblem({ smtp, from, operator }: Read): string | null {
  if (smtp === null || from !== null || operator.email !== null) return null;
  return 'MAIL_FROM must be set where SMTP_URL is, such as: Deckwright <hello@example.org>';
}

/** Messages never repeat the value, which contains a password. */
export function smtpUrl(setting: string) {
  const form = `${setting} must look like smtp://user:password@mail.example.org:587 or smtps://user:password@mail.example.org:465`;
  return z.string().transform((text, context): SmtpSettings => {
    const refuse = (message: string) => {
      context.addIssue(message);
      return z.NEVER;
    };
    if (!URL.canParse(text)) return refuse(`${form}, with %-escapes for / @ : # ? in user and password.`);
    const url = new URL(text);
    const secure = url.protocol === 'smtps:';
    if (!secure && url.protocol !== 'smtp:') return refuse(`${form}; it begins with smtp:// or smtps://.`);
    if (url.hostname === '') return refuse(`${form}; it names no host.`);
    if (!['', '/'].includes(url.pathname) || url.hash !== '')
      return refuse(`${form}, with nothing behind the port, and %-escapes for / # ? in the password.`);
    if (!['', '?tls=optional'].includes(url.search))
      return refuse(
        `${setting} takes nothing behind the port but ?tls=optional, for a server of your own network.`,
      );
    const login = readLogin(url);
    if (login === 'half') return refuse(`${form}: user and password belong together.`);
    if (login === 'unreadable') return refuse(`${setting}: a % in user or password is written as %25.`);
    const tlsRequired = url.search === '' && !isLoopbackHost(url.hostname);
    const port = url.port === '' ? (secure ? 465 : 587) : Number(url.port);
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port, secure, tlsRequired, login };
  });
}

function readLogin({ username, password }: URL): SmtpSettings['login'] | 'half' | 'unreadable' {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return 'half';
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return 'unreadable';
  }
}

/** "hello@example.org" or "Name <hello@example.org>". */
export function mailSender(setting: string) {
  return z.string().transform((text, context): MailSender => {
    const [, name = '', inside] = /^"?([^<>"]{0,100}?)"? *<([^<>]+)>$/.exec(text) ?? [];
    const address = inside ?? text;
    if (isEmailAddress(address)) return { name: name.trim() || NAME, address };
    context.addIssue(
      `${setting} must be a mail address such as hello@example.org, or: Deckwright <hello@example.org>`,
    );
    return z.NEVER;
  });
}
