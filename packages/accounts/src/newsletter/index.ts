import { askNewsletter } from './ask.ts';
import { confirmNewsletter } from './confirm.ts';
import type { Asker, NewsletterContext } from './context.ts';
import { leaveByAccount, leaveByToken } from './leave.ts';
import { moveNewsletter } from './move.ts';
import { type NewsletterState, newsletterState } from './state.ts';

export type Newsletter = {
  /** Asks an address by mail, for an account with its id. @throws AppError invalid-argument for no address. */
  ask: (input: { email: string; userId?: string }) => Promise<void>;
  /** @throws AppError not-found for a token that is not valid any more. */
  confirm: (input: { token: string }) => Promise<void>;
  leaveByToken: (input: { token: string }) => Promise<void>;
  leaveByAccount: (input: { userId: string }) => Promise<void>;
  state: (account: Asker) => Promise<NewsletterState>;
  /** After an account has shown to own its new address. */
  move: (account: Asker) => Promise<void>;
};

type Deps = Omit<NewsletterContext, 'now'> & { now?: () => Date };

export function createNewsletter({ now = () => new Date(), ...deps }: Deps): Newsletter {
  const ctx: NewsletterContext = { ...deps, now };
  return {
    ask: (input) => askNewsletter(ctx, input),
    confirm: (input) => confirmNewsletter(ctx, input),
    leaveByToken: (input) => leaveByToken(ctx, input),
    leaveByAccount: (input) => leaveByAccount(ctx, input),
    state: (account) => newsletterState(ctx, account),
    move: (account) => moveNewsletter(ctx, account),
  };
}
