import type { Database } from '@deckwright/database';
import type { Auth } from './auth.ts';
import type { MailSite } from './mail/mail-layout.ts';
import type { MailDesk } from './mail/types.ts';
import type { LiveProfiles } from './profile/live-profiles.ts';
import type { Door } from './transaction.ts';
import type { UserPart } from './user-part.ts';

/** What every verb works with. */
export type Context = {
  database: Database;
  door: Door;
  /** Signs sessions and codes. */
  secret: string;
  auth: Auth;
  mailer: MailDesk;
  site: MailSite;
  /** Whether new accounts prove their address by a code first. */
  provesAddresses: boolean;
  live: LiveProfiles;
  parts: readonly UserPart[];
  log: (line: string) => void;
  /** Runs what no answer waits for; a failure is logged. */
  inBackground: (work: () => Promise<void>) => void;
};
