/** A signed-in caller. */
export type Session = {
  uid: string;
  /** Tells the sessions of a user apart; opens nothing. */
  id: string;
  token: string;
  createdAt: Date;
  expiresAt: Date;
};
