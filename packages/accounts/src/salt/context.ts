import type { Orm } from '@deckwright/database';
import type { SiteSecrets } from '../secret.ts';

export type SaltContext = {
  orm: Orm;
  /** Sign devices. */
  secrets: () => Promise<SiteSecrets>;
  now: () => Date;
  /** Called after votes have changed. */
  changed: () => void;
};

/** The voter: an account, or a device with its token. */
export type Voter = { uid: string } | { device: string };

/** `score` is 0–4, `votedAt` an ISO time in UTC. */
export type OwnVote = { cardKey: string; score: number; votedAt: string };
