import type { Orm } from '@deckwright/database';

export type UserRef = { uid: string; email: string; displayName: string };

export type Consents = { newsletter: boolean; ads: boolean };

/** Something else that is kept about users: it must be told on export and go with the account. */
export type UserPart = {
  /** Its name in the export. */
  name: string;
  export: (orm: Orm, user: UserRef) => Promise<unknown>;
  /** Within the transaction that deletes the account. */
  remove: (orm: Orm, user: UserRef) => Promise<void>;
  /** After a registration is done; a failure is logged and changes nothing. */
  registered?: (user: UserRef, consents: Consents) => Promise<void>;
  /** After the user has shown to read the mail of the account's address, a new one or not; likewise. */
  emailProven?: (user: UserRef) => Promise<void>;
  /** After the user has shown to own a new address; likewise. */
  emailChanged?: (user: UserRef) => Promise<void>;
};
