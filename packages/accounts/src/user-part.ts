import type { Orm } from '@deckwright/database';

export type UserRef = { uid: string; email: string; displayName: string };

export type Consents = { newsletter: boolean; ads: boolean };

/** Other data stored about users, which must be exported and deleted with the account. */
export type UserPart = {
  /** Its name in the export. */
  name: string;
  export: (orm: Orm, user: UserRef) => Promise<unknown>;
  /** Runs within the transaction that deletes the account. */
  remove: (orm: Orm, user: UserRef) => Promise<void>;
  /** Runs after a registration; a failure is logged and has no other effect. */
  registered?: (user: UserRef, consents: Consents) => Promise<void>;
  /** Runs after the user has verified the account's address, whether new or not; failures likewise. */
  emailProven?: (user: UserRef) => Promise<void>;
  /** Runs after the user has verified a new address; failures likewise. */
  emailChanged?: (user: UserRef) => Promise<void>;
};
