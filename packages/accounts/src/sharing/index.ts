import type { Database } from '@deckwright/database';
import { guard } from '../failures.ts';
import { instanceSecret } from '../secret.ts';
import { networkHash } from './network.ts';
import { ownDecks, withdrawDeck } from './own.ts';
import { reportDeck } from './report.ts';
import { dismissReport, openReports, reviewDeck, waitingDecks } from './review.ts';
import { shareDeck } from './share.ts';
import { shownDeck } from './shown.ts';
import type { SharingContext } from './types.ts';

export type Sharing = ReturnType<typeof createSharing>;

type Deps = {
  database: Database;
  /** Keys the hashes of networks; null = the one kept in the database. */
  secret: string | null;
  linkOf: (id: string) => string;
  /** The decks that count may have changed. */
  changed: () => void;
  log: (line: string) => void;
  now?: () => Date;
};

/** Decks from players. Each verb throws AppError unavailable while the database is away. */
export function createSharing({ database, secret, log, now = () => new Date(), ...deps }: Deps) {
  let key: Promise<string> | null = null;
  const secretOf = (): Promise<string> => {
    key ??= (secret === null ? instanceSecret(database.orm) : Promise.resolve(secret)).catch(
      (error: unknown) => {
        // A database that was away is asked again.
        key = null;
        throw error;
      },
    );
    return key;
  };
  const networkOf = async (address: string) => networkHash(await secretOf(), address);
  const ctx: SharingContext = { ...deps, orm: database.orm, now, networkOf };
  const verb =
    <I, T>(run: (ctx: SharingContext, input: I) => Promise<T>) =>
    (input: I): Promise<T> =>
      guard({ database, log }, () => run(ctx, input));
  return {
    share: verb(shareDeck),
    own: verb(ownDecks),
    withdraw: verb(withdrawDeck),
    shown: verb(shownDeck),
    report: verb(reportDeck),
    waiting: verb(waitingDecks),
    reports: verb(openReports),
    review: verb(reviewDeck),
    dismiss: verb(dismissReport),
  };
}
