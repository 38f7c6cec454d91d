import { type Database, deckReports, submittedDecks } from '@deckwright/database';
import { guard } from '../failures.ts';
import { type SetSecrets, type SiteSecrets, siteSecrets } from '../secret.ts';
import { getPublicDeck } from './get-public-deck.ts';
import { networkNow } from './network-now.ts';
import { listOwnDecks, withdrawDeck } from './own-decks.ts';
import { reportDeck } from './report.ts';
import { dismissReport, listOpenReports, listPendingDecks, reviewDeck } from './review.ts';
import { shareDeck } from './share.ts';
import type { SharingContext } from './types.ts';

export type Sharing = ReturnType<typeof createSharing>;

type Deps = SetSecrets & {
  database: Database;
  toLink: (id: string) => string;
  /** The decks that count may have changed. */
  changed: () => void;
  log: (line: string) => void;
  now?: () => Date;
};

/** Decks from players. Each verb throws AppError unavailable while the database is away. */
export function createSharing({
  database,
  secret,
  previousSecret = null,
  log,
  now = () => new Date(),
  ...deps
}: Deps) {
  let stored: SiteSecrets | null = null;
  const getNetwork = async (address: string) => {
    stored ??= await siteSecrets(database.orm, { secret, previousSecret });
    return networkNow([submittedDecks, deckReports], database.orm, stored, address);
  };
  const ctx: SharingContext = { ...deps, orm: database.orm, now, getNetwork };
  const verb =
    <I, T>(run: (ctx: SharingContext, input: I) => Promise<T>) =>
    (input: I): Promise<T> =>
      guard({ database, log }, () => run(ctx, input));
  return {
    share: verb(shareDeck),
    listOwn: verb(listOwnDecks),
    withdraw: verb(withdrawDeck),
    getPublic: verb(getPublicDeck),
    report: verb(reportDeck),
    listPending: verb(listPendingDecks),
    listReports: verb(listOpenReports),
    review: verb(reviewDeck),
    dismiss: verb(dismissReport),
  };
}
