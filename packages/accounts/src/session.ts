import type { Profile } from '@deckwright/domain';

/** A signed-in caller. */
export type Session = {
  uid: string;
  /** Identifies a session of the user; grants no access. */
  id: string;
  token: string;
  createdAt: Date;
  expiresAt: Date;
};

/** What a sign-in answers: the token of the new session, and whose it is. */
export type SignedInUser = { token: string; uid: string; profile: Profile };
