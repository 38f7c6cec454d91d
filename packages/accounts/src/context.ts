import type { Database } from '@deckwright/database';
import type { KnownKeys } from './api-key/known-keys.ts';
import type { Auth } from './auth.ts';
import type { LiveProfiles } from './live/live-profiles.ts';
import type { MailSite } from './mail/mail-layout.ts';
import type { MailService } from './mail/types.ts';
import type { PasswordHashing } from './password/password-hashing.ts';
import type { RecoveryCodeStore } from './second-factor/recovery-codes.ts';
import type { SiteSecrets } from './secret.ts';
import type { TransactionalDb } from './transaction.ts';
import type { UserPart } from './user-part.ts';

/** Dependencies of every verb. */
export type Context = {
  database: Database;
  db: TransactionalDb;
  /** Sign and encrypt codes, counts and second factors. */
  secrets: SiteSecrets;
  /** Marks the API keys of this database; never changes, so that keys outlive the other secrets. */
  apiKeySecret: string;
  knownKeys: KnownKeys;
  passwords: PasswordHashing;
  auth: Auth;
  recoveryCodes: RecoveryCodeStore;
  mailer: MailService;
  site: MailSite;
  /** Whether new accounts must confirm their address with a code. */
  provesAddresses: boolean;
  live: LiveProfiles;
  parts: readonly UserPart[];
  log: (line: string) => void;
  /** Runs work in the background; a failure is logged. */
  inBackground: (work: () => Promise<void>) => void;
};
