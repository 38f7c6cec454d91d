import type { Newsletter } from '@deckwright/accounts';
import { AppError, isPublicEmailAddress } from '@deckwright/domain';
import { RateLimit } from '@deckwright/overload';
import { LimitError } from '../api/problem.ts';
import { monotonicNow } from '../http/clock.ts';

const WINDOW_SECONDS = 600;

/** The newsletter without an account, as the API and page forms use it: both share the limits. */
export type NewsletterService = ReturnType<typeof createNewsletterService>;

export function createNewsletterService(
  newsletter: Newsletter,
  limit = new RateLimit({
    windowMs: WINDOW_SECONDS * 1000,
    limitPerKey: 10,
    limitTotal: 1000,
    now: monotonicNow,
  }),
) {
  return {
    /**
     * Emails an address to confirm a newsletter subscription; `by` is who asks, as limits count.
     * @throws AppError invalid-argument for no address, LimitError
     */
    ask: async (email: string, by: string): Promise<void> => {
      const address = email.trim();
      if (!isPublicEmailAddress(address))
        throw new AppError(
          'invalid-argument',
          'This is not an email address: it should look like jo@example.org.',
        );
      const { by: refusedBy } = limit.take(by);
      if (refusedBy !== null)
        throw new LimitError('Too many requests for the newsletter. Wait ten minutes, then try again.', {
          seconds: WINDOW_SECONDS,
          by: refusedBy,
        });
      await newsletter.ask({ email: address });
    },
    /** @throws AppError not-found for a token that is no longer valid */
    confirm: (token: string): Promise<void> => newsletter.confirm({ token }),
    end: (token: string): Promise<void> => newsletter.leaveByToken({ token }),
  };
}
