/** A signed-in caller. */
export type Session = { uid: string; token: string; expiresAt: Date };
