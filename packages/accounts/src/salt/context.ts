import type { Orm } from '@deckwright/database';

export type SaltContext = {
  orm: Orm;
  /** Signs devices. */
  secret: () => Promise<string>;
  now: () => Date;
  /** After votes have changed. */
  changed: () => void;
};

/** Who votes: an account, or a device by the token it was given. */
export type Voter = { uid: string } | { device: string };

/** `score` is 0–4, `votedAt` an ISO time in UTC. */
export type OwnVote = { cardKey: string; score: number; votedAt: string };
