import type { Database } from '@deckwright/database';
import { guard } from '../failures.ts';
import { type SetSecrets, type SiteSecrets, siteSecrets } from '../secret.ts';
import type { OwnVote, SaltContext, Voter } from './context.ts';
import { createDevice } from './device-token.ts';
import { getVoteSummary, type VoteSummary } from './get-vote-summary.ts';
import { listOwnVotes } from './list-own-votes.ts';
import { moveDeviceVotes } from './move-device-votes.ts';
import { castVote, withdrawVote } from './vote.ts';
import { listVotingNetworks, removeNetwork, type VotingNetwork } from './voting-networks.ts';

/**
 * The vote on how salty cards are. Each verb throws AppError unavailable while the database is unreachable, and
 * unauthenticated for a device token that this site did not sign.
 */
export type SaltVoting = {
  /** Creates a token for a device. */
  createDevice: () => Promise<string>;
  /** @throws AppError invalid-argument for a score other than 0, 1, 2, 3 or 4. */
  vote: (input: { voter: Voter; cardKey: string; score: number; address: string }) => Promise<void>;
  /** Returns whether there was a vote. */
  withdraw: (input: { voter: Voter; cardKey: string }) => Promise<boolean>;
  /** Newest first. */
  listOwnVotes: (input: { voter: Voter }) => Promise<OwnVote[]>;
  /** Moves the votes of a device to an account, whose own votes win; returns the number of moved votes. */
  moveDeviceVotes: (input: { uid: string; device: string }) => Promise<number>;
  getSummary: () => Promise<VoteSummary>;
  /** The networks with the most votes since a time, most first; at most 20. */
  listNetworks: (input: { since: Date }) => Promise<VotingNetwork[]>;
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
    createDevice: () => verb(createDevice)(undefined),
    vote: verb(castVote),
    withdraw: verb(withdrawVote),
    listOwnVotes: verb(listOwnVotes),
    moveDeviceVotes: verb(moveDeviceVotes),
    getSummary: () => verb(getVoteSummary)(undefined),
    listNetworks: verb(listVotingNetworks),
    removeNetwork: verb(removeNetwork),
  };
}
