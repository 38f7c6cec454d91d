import type { Newsletter, Session } from '@deckwright/accounts';
import { NewsletterState, NewsletterWish } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { requireBearer, requireOwn, type UserDeps } from '../accounts/user-call.ts';
import type { Api } from '../api/api.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import { defineUserRoute, USER_ID } from './user-route.ts';

const UID = z.object({ uid: USER_ID });
const SUBSCRIBE = z.object({
  subscribe: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'Whether to subscribe; `true` where absent' }),
});
const OWN = { 401: NO_SESSION, 403: 'The user is not the signed-in user.' };

/** The newsletter of the signed-in user, at the address of the account. */
export function userNewsletterRoutes(api: Api, deps: UserDeps, newsletter: Newsletter): void {
  const route = defineUserRoute(api);

  const getState = async (session: Session): Promise<NewsletterState> => {
    const { email } = await deps.accounts.readProfile(session);
    return newsletter.state({ userId: session.uid, email });
  };
  /** Asks by email, or unsubscribes; does nothing if already so. */
  const wish = async (session: Session, subscribed: boolean): Promise<NewsletterState> => {
    const userId = session.uid;
    const { email } = await deps.accounts.readProfile(session);
    if (!subscribed) await newsletter.leaveByAccount({ userId });
    else if (!(await newsletter.state({ userId, email })).subscribed) await newsletter.ask({ email, userId });
    return newsletter.state({ userId, email });
  };

  route(
    {
      method: 'get',
      path: '/api/users/newsletter',
      summary: 'Emails the signed-in user to confirm a newsletter subscription, or unsubscribes them',
      query: SUBSCRIBE,
      answer: NewsletterState,
      problems: { 400: '"subscribe" is neither true nor false.', 401: OWN[401] },
    },
    async (c) => {
      const session = await requireBearer(c, deps);
      const query = SUBSCRIBE.safeParse(c.req.query());
      if (!query.success) throw new AppError('invalid-argument', '"subscribe" must be true or false.');
      return c.json(await wish(session, query.data.subscribe !== 'false'));
    },
  );
  route(
    {
      method: 'get',
      path: '/api/users/{uid}/newsletter',
      summary: 'Whether the signed-in user is subscribed to the newsletter',
      params: UID,
      answer: NewsletterState,
      problems: OWN,
    },
    async (c) => c.json(await getState(await requireOwn(c, deps))),
  );
  route(
    {
      method: 'put',
      path: '/api/users/{uid}/newsletter',
      summary: 'Emails the signed-in user to confirm a newsletter subscription, or unsubscribes them',
      params: UID,
      body: NewsletterWish,
      answer: NewsletterState,
      problems: { 400: 'The body cannot be read.', ...OWN },
    },
    async (c) => {
      const session = await requireOwn(c, deps);
      const { subscribed } = await readJson(c, NewsletterWish);
      return c.json(await wish(session, subscribed));
    },
  );
}
