import { PROOF_MINUTES } from '@deckwright/accounts';
import {
  NewTokenAnswer,
  ProveAgainRequest,
  ProvenAgain,
  SessionsEnded,
  UserSessions,
} from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import {
  readyToHandOut,
  requireBearer,
  requireOwnItem,
  requireSession,
  takeGuess,
  type UserDeps,
} from '../accounts/user-call.ts';
import type { Api } from '../api/api.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import { COOKIE_NOTE, defineUserRoute, NEEDS_CODE, USER_ID } from './user-route.ts';

const OWN = { 401: NO_SESSION };
const OWN_SESSION = z.object({
  uid: USER_ID,
  id: z.string().meta({ description: 'Id of the session, as the list of sessions has it' }),
});

/** Where a user is signed in, and how to end that. */
export function userSessionRoutes(api: Api, deps: UserDeps): void {
  const { accounts, limits } = deps;
  const route = defineUserRoute(api);
  route(
    {
      method: 'post',
      path: '/api/users/reauthenticate',
      summary:
        'Takes the password again; export and deletion need it, or signing in, within the last 10 minutes',
      body: ProveAgainRequest,
      answer: ProvenAgain,
      problems: { 400: `The body cannot be read. ${NEEDS_CODE}`, ...OWN, 403: 'The password is wrong.' },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      const request = await readJson(c, ProveAgainRequest);
      await takeGuess(deps, limits.password, session.uid);
      await accounts.proveAgain(session, request);
      return c.json({ seconds: PROOF_MINUTES * 60 } satisfies ProvenAgain);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/renew-token',
      summary: 'Gives the session another token; the earlier one is worth nothing from then on',
      description: `Takes the earlier token as Bearer. ${COOKIE_NOTE}`,
      answer: NewTokenAnswer,
      problems: OWN,
    },
    async (c) => {
      const handOut = readyToHandOut(c, deps);
      const session = await requireBearer(c, deps);
      return c.json({ token: handOut(await accounts.renewToken(session)) } satisfies NewTokenAnswer);
    },
  );
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
      path: '/api/users/{uid}/sessions/{id}',
      earlier: '/api/users/sessions/{id}',
      summary: 'Ends one session of the user',
      params: OWN_SESSION,
      answer: SessionsEnded,
      problems: {
        ...OWN,
        403: 'The user is not the signed-in user.',
        400: 'The id cannot be read.',
        404: 'The user has no such session.',
      },
    },
    async (c) => {
      await accounts.endSession(await requireOwnItem(c, deps), c.req.param('id') ?? '');
      return c.json({ ended: 1 } satisfies SessionsEnded);
    },
  );
}
