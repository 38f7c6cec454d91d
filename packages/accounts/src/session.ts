/** A signed-in caller. */
export type Session = {
  uid: string;
  /** Identifies a session of the user; grants no access. */
  id: string;
  token: string;
  createdAt: Date;
  expiresAt: Date;
};
