import { MAX_API_KEYS } from '@deckwright/accounts';
import { ApiKeyRevoked, MadeApiKey, NewApiKey, UserApiKeys } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import { requireOwnItem, requireSession, takeGuess, type UserDeps } from '../accounts/user-call.ts';
import type { Api } from '../api/api.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import type { StatedLimit } from '../limits/user-limits.ts';
import { defineUserRoute, USER_ID } from './user-route.ts';

const PATH = '/api/users/api-keys';
const OWN = { 401: NO_SESSION };
const OWN_KEY = z.object({
  uid: USER_ID,
  id: z.string().meta({ description: 'Id of the key, as the list of keys has it' }),
});

/** Keys with which programs of a user call `/api/v1` under higher limits. */
export function apiKeyRoutes(api: Api, deps: UserDeps): void {
  const { accounts, limits } = deps;
  const route = defineUserRoute(api);
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'The API keys of the user, the oldest first, and their limits together',
      answer: UserApiKeys,
      problems: OWN,
    },
    async (c) => {
      const apiKeys = await accounts.listApiKeys(await requireSession(c, deps));
      const stated = ({ most, windowSeconds }: StatedLimit) => ({ calls: most, seconds: windowSeconds });
      return c.json({
        apiKeys,
        most: MAX_API_KEYS,
        limits: { requests: stated(limits.keyRequests.account), work: stated(limits.keyWork.account) },
      } satisfies UserApiKeys);
    },
  );
  route(
    {
      method: 'post',
      path: PATH,
      summary: 'Makes an API key; its text is in this answer alone',
      description:
        'Needs a sign-in, or the password by `POST /api/users/reauthenticate`, within the last 10 minutes.',
      body: NewApiKey,
      answer: MadeApiKey,
      problems: {
        400: `The body cannot be read, or the account has ${MAX_API_KEYS} keys.`,
        ...OWN,
        403: 'The password was not given lately.',
      },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      const requested = await readJson(c, NewApiKey);
      await takeGuess(deps, limits.password, session.uid);
      return c.json((await accounts.makeApiKey(session, requested)) satisfies MadeApiKey);
    },
  );
  route(
    {
      method: 'delete',
      path: '/api/users/{uid}/api-keys/{id}',
      earlier: `${PATH}/{id}`,
      summary: 'Revokes an API key: calls with it are refused, everywhere within a minute',
      params: OWN_KEY,
      answer: ApiKeyRevoked,
      problems: {
        ...OWN,
        400: 'The id cannot be read.',
        403: 'The user is not the signed-in user.',
        404: 'The user has no such key.',
      },
    },
    async (c) => {
      await accounts.revokeApiKey(await requireOwnItem(c, deps), c.req.param('id') ?? '');
      return c.json({ revoked: true } satisfies ApiKeyRevoked);
    },
  );
}
