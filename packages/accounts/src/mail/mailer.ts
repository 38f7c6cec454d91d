import { AppError, isEmailAddress, logText } from '@deckwright/domain';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { MailQueue } from './mail-queue.ts';
import { removeFromOutbox, removeOldest, writeToOutbox } from './outbox.ts';
import type { Mail, Mailer, MailSender, SmtpSettings } from './types.ts';

type Options = {
  /** The SMTP server, or null to write emails into `outbox`. */
  smtp: SmtpSettings | null;
  /** Folder, created with the first email. */
  outbox: string;
  from: MailSender;
  log: (line: string) => void;
  /** Milliseconds before the second, third, … attempt. */
  pauses?: readonly number[];
  /** Milliseconds that `stop` waits for emails in progress. */
  grace?: number;
  /** Maximum number of queued emails. */
  most?: number;
};

const PAUSES = [5_000, 30_000, 120_000, 600_000];
const GRACE_MS = 5_000;
const MAX_WAITING = 1_000;
const AT_ONCE = 3;
/** Timeout for a silent server, after which sending is retried. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** Connection errors that a retry cannot fix. */
const LASTING = ['EAUTH', 'ENOAUTH', 'ECONFIG', 'EENVELOPE', 'ETLS', 'EFILEACCESS', 'EURLACCESS'];
/** Never load content from files or URLs named in an email. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

/** Sends emails in the background, to a server or into a folder. */
export function createMailer(options: Options): Mailer {
  const { smtp, outbox, from, log, pauses = PAUSES, grace = GRACE_MS, most = MAX_WAITING } = options;
  const hide = hider(smtp);
  let failed = 0;
  const writing = new Set<Promise<void>>();
  const queue = new MailQueue<Mail>({
    deliver: smtp === null ? tracked(writing, toOutbox(outbox, from, log)) : toServer(smtp, from),
    isTemporary: smtp === null ? () => false : isTemporary,
    pauses,
    most,
    atOnce: AT_ONCE,
    onFailure: (mail, error, pause) => {
      if (pause === null) failed += 1;
      const reason = logText(hide(getReason(error), mail.to));
      const next = pause === null ? 'it is given up' : `the next try is in ${Math.ceil(pause / 1000)} s`;
      log(`A mail (${logText(mail.subject)}) could not be sent; ${next}: ${reason}`);
    },
  });
  return {
    send: async (mail) => {
      if (!isEmailAddress(mail.to)) throw new AppError('invalid-argument', 'A mail goes to one address.');
      if (queue.add(mail)) return;
      failed += 1;
      log(`A mail (${logText(mail.subject)}) was left out: too many wait already.`);
    },
    forget: async (address) => {
      if (smtp !== null) return;
      // Wait for pending writes first.
      while (queue.size > 0) await Promise.allSettled(writing);
      await removeFromOutbox(outbox, address);
    },
    expire: async (now) => {
      if (smtp === null) await removeOldest(outbox, now);
    },
    status: () => ({ waiting: queue.size, failed }),
    stop: async () => {
      const left = await queue.stop(grace);
      if (left > 0) log(`${left} mails were not sent before the stop.`);
    },
  };
}

/**
 * Connects to the server and signs in, without sending anything.
 * @throws AppError unavailable with the server's reason, without the password
 */
export async function probeMailServer(smtp: SmtpSettings): Promise<void> {
  const transport = transportTo(smtp);
  try {
    await transport.verify();
  } catch (cause) {
    const reason = logText(hider(smtp)(getReason(cause), ''));
    throw new AppError('unavailable', `${smtp.host}:${smtp.port}: ${reason}`, { cause });
  } finally {
    transport.close();
  }
}

function transportTo({ host, port, secure, tlsRequired, login }: SmtpSettings) {
  return createTransport({
    host,
    port,
    secure,
    requireTLS: tlsRequired && !secure,
    tls: { rejectUnauthorized: tlsRequired },
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    ...PATIENCE,
    ...SEALED,
  });
}

function toServer(smtp: SmtpSettings, from: MailSender): (mail: Mail) => Promise<void> {
  const transport = transportTo(smtp);
  return async (mail) => void (await transport.sendMail(toMessage(mail, from)));
}

/** Tracks work in progress in the set. */
function tracked<T>(
  running: Set<Promise<void>>,
  run: (item: T) => Promise<void>,
): (item: T) => Promise<void> {
  return (item) => {
    const work = run(item).finally(() => running.delete(work));
    running.add(work);
    return work;
  };
}

function toOutbox(
  outbox: string,
  from: MailSender,
  log: (line: string) => void,
): (mail: Mail) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...SEALED });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, from));
    if (!(message instanceof Uint8Array)) throw new AppError('internal', 'The mail was not put together.');
    const path = await writeToOutbox(outbox, mail.subject, message, new Date());
    log(`A mail was written to ${path}. Set SMTP_URL to have mails sent.`);
  };
}

/** Passes names and addresses separately, so that they cannot inject headers or other addresses. */
function toMessage({ to, subject, text, html, unsubscribeUrl }: Mail, from: MailSender): SendMailOptions {
  return {
    from: { name: plain(from.name), address: from.address },
    to: { name: '', address: to },
    subject: plain(subject),
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${new URL(unsubscribeUrl).href}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}

/** One line of text. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Servers answer 4xx for temporary failures; without an answer, the connection failed. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('permanent' in error && typeof error.permanent === 'boolean') return !error.permanent;
  return !('code' in error && LASTING.includes(`${error.code}`));
}

function getReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Servers echo their input in answers, so password and recipient are removed before logging. */
function hider(smtp: SmtpSettings | null): (reason: string, address: string) => string {
  const { user, password } = smtp?.login ?? { user: '', password: '' };
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const secrets = password === '' ? [] : [password, base64(password), base64(`\0${user}\0${password}`)];
  return (reason, address) => {
    const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), reason);
    return address === '' ? hidden : hidden.replaceAll(address, '(the address)');
  };
}
