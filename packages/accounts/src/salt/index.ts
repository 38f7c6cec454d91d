import type { Database } from '@deckwright/database';
import { guard } from '../failures.ts';
import { type SetSecrets, type SiteSecrets, siteSecrets } from '../secret.ts';
import { adoptDevice } from './adopt.ts';
import type { OwnVote, SaltContext, Voter } from './context.ts';
import { newDevice } from './device.ts';
import { removeNetwork, type VotingNetwork, votingNetworks } from './networks.ts';
import { ownVotes } from './own-votes.ts';
import { type VoteSummary, voteSummary } from './summary.ts';
import { castVote, withdrawVote } from './vote.ts';

/**
 * The vote on how salty cards are. Each verb throws AppError unavailable while the database is unreachable, and
 * unauthenticated for a device token that this site did not sign.
 */
export type SaltVoting = {
  /** Creates a token for a device. */
  newDevice: () => Promise<string>;
  /** @throws AppError invalid-argument for a score other than 0, 1, 2, 3 or 4. */
  vote: (input: { voter: Voter; cardKey: string; score: number; address: string }) => Promise<void>;
  /** Returns whether there was a vote. */
  withdraw: (input: { voter: Voter; cardKey: string }) => Promise<boolean>;
  /** Newest first. */
  ownVotes: (input: { voter: Voter }) => Promise<OwnVote[]>;
  /** Moves the votes of a device to an account, whose own votes win; returns the number of moved votes. */
  adopt: (input: { uid: string; device: string }) => Promise<number>;
  summary: () => Promise<VoteSummary>;
  /** The networks with the most votes since a time, most first; at most 20. */
  networks: (input: { since: Date }) => Promise<VotingNetwork[]>;
  /** Removes the votes of a network, except those of accounts with a verified address; returns their number. */
  removeNetwork: (input: { network: string }) => Promise<number>;
};

type Deps = SetSecrets & {
  database: Database;
  log: (line: string) => void;
  /** Called after votes have changed. */
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
  let stored: SiteSecrets | null = null;
  const secrets = async () => {
    stored ??= await siteSecrets(database.orm, deps);
    return stored;
  };
  const ctx: SaltContext = { orm: database.orm, secrets, now, changed };
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
