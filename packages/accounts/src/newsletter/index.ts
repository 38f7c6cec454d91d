import type { Database } from '@deckwright/database';
import { guard } from '../failures.ts';
import { askNewsletter } from './ask.ts';
import { confirmNewsletter } from './confirm.ts';
import type { Asker, NewsletterContext } from './context.ts';
import { leaveByAccount, leaveByToken } from './leave.ts';
import { moveNewsletter } from './move.ts';
import { type NewsletterStanding, newsletterState } from './state.ts';

/** Each verb throws AppError unavailable while the database is away. */
export type Newsletter = {
  /** Asks an address by mail, for an account with its id. @throws AppError invalid-argument for no address. */
  ask: (input: { email: string; userId?: string }) => Promise<void>;
  /** @throws AppError not-found for a token that is not valid any more. */
  confirm: (input: { token: string }) => Promise<void>;
  leaveByToken: (input: { token: string }) => Promise<void>;
  leaveByAccount: (input: { userId: string }) => Promise<void>;
  state: (account: Asker) => Promise<NewsletterStanding>;
  /** After an account has shown to own its new address. */
  move: (account: Asker) => Promise<void>;
};

type Deps = Omit<NewsletterContext, 'now' | 'orm'> & {
  database: Database;
  log: (line: string) => void;
  now?: () => Date;
};

export function createNewsletter({ database, log, now = () => new Date(), ...deps }: Deps): Newsletter {
  const ctx: NewsletterContext = { ...deps, orm: database.orm, now };
  const verb =
    <I, T>(run: (ctx: NewsletterContext, input: I) => Promise<T>) =>
    (input: I): Promise<T> =>
      guard({ database, log }, () => run(ctx, input));
  return {
    ask: verb(askNewsletter),
    confirm: verb(confirmNewsletter),
    leaveByToken: verb(leaveByToken),
    leaveByAccount: verb(leaveByAccount),
    state: verb(newsletterState),
    move: verb(moveNewsletter),
  };
}
