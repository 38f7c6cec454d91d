import { SessionsEnded, UserSessions } from '@deckwright/api-client/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../http/api.ts';
import { NO_SESSION } from '../http/define-route.ts';
import { requireSession, type UserDeps } from '../http/user-call.ts';
import { defineUserRoute } from './user-route.ts';

const OWN = { 401: NO_SESSION };

/** Where a user is signed in, and how they end that. */
export function userSessionRoutes(api: Api, deps: UserDeps): void {
  const { accounts } = deps;
  const route = defineUserRoute(api);
  route(
    {
      method: 'get',
      path: '/api/users/sessions',
      summary: 'The open sessions of the user, the one last used first',
      answer: UserSessions,
      problems: OWN,
    },
    async (c) => {
      const sessions = await accounts.listSessions(await requireSession(c, deps));
      return c.json({ sessions } satisfies UserSessions);
    },
  );
  route(
    {
      method: 'delete',
      path: '/api/users/sessions',
      summary: 'Ends all sessions of the user but the one of this call',
      answer: SessionsEnded,
      problems: OWN,
    },
    async (c) => {
      const ended = await accounts.endOtherSessions(await requireSession(c, deps));
      return c.json({ ended } satisfies SessionsEnded);
    },
  );
  route(
    {
      method: 'delete',
      path: '/api/users/sessions/{id}',
      summary: 'Ends one session of the user',
      params: z.object({ id: z.string() }),
      answer: SessionsEnded,
      problems: { ...OWN, 404: 'The user has no such session.' },
    },
    async (c) => {
      await accounts.endSession(await requireSession(c, deps), c.req.param('id') ?? '');
      return c.json({ ended: 1 } satisfies SessionsEnded);
    },
  );
}
