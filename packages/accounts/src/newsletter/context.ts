import type { Orm } from '@deckwright/database';
import type { MailSite } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/types.ts';

export type NewsletterContext = {
  orm: Orm;
  mailer: Pick<Mailer, 'send'>;
  site: MailSite;
  now: () => Date;
};

/** An account whose address nobody has checked yet, as after registration. */
export type Asker = { userId: string; email: string };

export const CONFIRM_DAYS = 3;

/** One confirmation mail to an address within so many minutes. */
export const MAIL_PAUSE_MINUTES = 10;

const MINUTE_MS = 60_000;

/** The moment so many minutes after `time`, or before it. */
export function shifted(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * MINUTE_MS);
}
