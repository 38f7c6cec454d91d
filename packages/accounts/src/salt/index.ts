import type { Database } from '@deckwright/database';
import { guard } from '../failures.ts';
import { instanceSecret } from '../secret.ts';
import { adoptDevice } from './adopt.ts';
import type { OwnVote, SaltContext, Voter } from './context.ts';
import { newDevice } from './device.ts';
import { removeNetwork, type VotingNetwork, votingNetworks } from './networks.ts';
import { ownVotes } from './own-votes.ts';
import { type VoteSummary, voteSummary } from './summary.ts';
import { castVote, withdrawVote } from './vote.ts';

/**
 * The vote on how salty cards are. Each verb throws AppError unavailable while the database is away, and
 * unauthenticated for a device's token that this site has not signed.
 */
export type SaltVoting = {
  /** A token for a device without one. */
  newDevice: () => Promise<string>;
  /** @throws AppError invalid-argument for another score than 0, 1, 2, 3 or 4. */
  vote: (input: { voter: Voter; cardKey: string; score: number; address: string }) => Promise<void>;
  /** Whether there was a vote. */
  withdraw: (input: { voter: Voter; cardKey: string }) => Promise<boolean>;
  /** Newest first. */
  ownVotes: (input: { voter: Voter }) => Promise<OwnVote[]>;
  /** Votes of a device become those of an account, whose own stay; how many came over. */
  adopt: (input: { uid: string; device: string }) => Promise<number>;
  summary: () => Promise<VoteSummary>;
  /** Networks that gave most votes since then, the one with most first; at most 20. */
  networks: (input: { since: Date }) => Promise<VotingNetwork[]>;
  /** Takes back what a network gave, accounts with a proven address aside; how many votes. */
  removeNetwork: (input: { network: string }) => Promise<number>;
};

type Deps = {
  database: Database;
  /** Signs devices; null = the one kept in the database. */
  secret: string | null;
  log: (line: string) => void;
  /** After votes have changed. */
  changed?: () => void;
  now?: () => Date;
};

export function createSaltVoting({
  database,
  log,
  changed = () => undefined,
  now = () => new Date(),
  ...deps
}: Deps): SaltVoting {
  let kept = deps.secret;
  const secret = async () => {
    kept ??= await instanceSecret(database.orm);
    return kept;
  };
  const ctx: SaltContext = { orm: database.orm, secret, now, changed };
  const verb =
    <I, T>(run: (ctx: SaltContext, input: I) => Promise<T>) =>
    (input: I): Promise<T> =>
      guard({ database, log }, () => run(ctx, input));
  return {
    newDevice: () => verb(newDevice)(undefined),
    vote: verb(castVote),
    withdraw: verb(withdrawVote),
    ownVotes: verb(ownVotes),
    adopt: verb(adoptDevice),
    summary: () => verb(voteSummary)(undefined),
    networks: verb(votingNetworks),
    removeNetwork: verb(removeNetwork),
  };
}
