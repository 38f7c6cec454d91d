import type { Subscription } from '@deckwright/accounts';
import { ofShape } from '@deckwright/answers';
import { AccountDeleted, AccountExport, ProfileChange, UserProfile } from '@deckwright/contract/schemas';
import { AppError, PROFILE_SETTINGS } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import {
  requireBearer,
  requireOwn,
  requireSession,
  takeGuess,
  type UserDeps,
} from '../accounts/user-call.ts';
import type { Api, ApiContext } from '../api/api.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import { TooManyCalls } from '../limits/take-call.ts';
import { defineUserRoute, USER_ID } from './user-route.ts';

const UID = z.object({ uid: USER_ID });
const OWN = { 401: NO_SESSION, 403: 'The user is not the signed-in user.' };
const STALE = 'The password was not given lately.';
const NEEDS_PROOF =
  'Needs a sign-in, or the password by `POST /api/users/reauthenticate`, within the last 10 minutes.';
const BUSY_SECONDS = 30;

/** The document `users/{uid}`: read, changed, watched, exported, deleted. */
export function userProfileRoutes(api: Api, deps: UserDeps): void {
  const { accounts, limits } = deps;
  const route = defineUserRoute(api);

  route(
    {
      method: 'get',
      path: '/api/users/export',
      summary: 'Everything kept about the user, as a file',
      description: NEEDS_PROOF,
      answer: AccountExport,
      problems: { 401: OWN[401], 403: STALE },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      await takeGuess(deps, limits.password, session.uid);
      c.header('Content-Disposition', 'attachment; filename="deckwright-account.json"');
      return c.json((await accounts.exportUser(session)) satisfies AccountExport);
    },
  );
  route(
    {
      method: 'get',
      path: '/api/users/delete',
      summary: 'Deletes the account with everything kept about the user; as DELETE /api/users/{uid}',
      description: `${NEEDS_PROOF} Takes a token as Bearer alone, never the cookie.`,
      answer: AccountDeleted,
      problems: { 401: OWN[401], 403: STALE },
    },
    async (c) => {
      const session = await requireBearer(c, deps);
      // HEAD asks what a GET would answer, and must change nothing.
      if (c.req.method !== 'HEAD') await accounts.deleteUser(session);
      return c.json({ deleted: true } satisfies AccountDeleted);
    },
  );
  route(
    {
      method: 'get',
      path: '/api/users/{uid}',
      summary: 'The profile of the signed-in user',
      params: UID,
      answer: UserProfile,
      problems: OWN,
    },
    async (c) => c.json((await accounts.readProfile(await requireOwn(c, deps))) satisfies UserProfile),
  );
  route(
    {
      method: 'patch',
      path: '/api/users/{uid}',
      summary: 'Changes settings; what is left out stays',
      params: UID,
      body: ProfileChange,
      answer: UserProfile,
      problems: {
        400: 'The body cannot be read.',
        401: OWN[401],
        403: 'The user is not the signed-in user, or the body has an unknown field.',
      },
    },
    async (c) => {
      const session = await requireOwn(c, deps);
      const change = await readChange(c);
      return c.json((await accounts.writeSettings(session, change)) satisfies UserProfile);
    },
  );
  route(
    {
      method: 'delete',
      path: '/api/users/{uid}',
      summary: 'Deletes the account with everything kept about the user',
      description: NEEDS_PROOF,
      params: UID,
      answer: AccountDeleted,
      problems: { ...OWN, 403: `${OWN[403]} Or: ${STALE}` },
    },
    async (c) => {
      await accounts.deleteUser(await requireOwn(c, deps));
      deps.cookies.clear(c);
      return c.json({ deleted: true } satisfies AccountDeleted);
    },
  );
  route(
    {
      method: 'get',
      path: '/api/users/{uid}/live',
      summary: 'Event "profile" with the whole profile, at once and on each change, until the session ends',
      params: UID,
      answer: z.string(),
      answerType: 'text/event-stream',
      problems: OWN,
    },
    async (c) => {
      const session = await requireOwn(c, deps);
      // Nobody reads its body, so it would never end.
      if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' });
      try {
        return streamProfile(c, accounts.subscribe(session));
      } catch (error) {
        if (error instanceof AppError && error.code === 'resource-exhausted')
          throw new TooManyCalls({ seconds: BUSY_SECONDS, by: 'account' });
        throw error;
      }
    },
  );
}

/** Distinguishes fields that users may not change from invalid values. */
async function readChange(c: ApiContext) {
  const fields = await readJson(c, z.record(z.string(), z.unknown()));
  const allowed: readonly string[] = PROFILE_SETTINGS;
  if (Object.keys(fields).some((field) => !allowed.includes(field)))
    throw new AppError('permission-denied', `Only ${PROFILE_SETTINGS.join(', ')} can be changed.`);
  return ofShape(ProfileChange, fields);
}

function streamProfile(c: ApiContext, subscription: Subscription): Response {
  const answer = streamSSE(c, async (stream) => {
    stream.onAbort(() => subscription.end());
    for await (const event of subscription) {
      if (event.kind === 'beat') await stream.write(': still here\n\n');
      else await stream.writeSSE({ event: 'profile', data: JSON.stringify(event.profile) });
    }
  });
  const headers = {
    'Cache-Control': 'no-store',
    // Makes nginx and similar proxies pass on each event immediately.
    'X-Accel-Buffering': 'no',
  };
  for (const [name, value] of Object.entries(headers)) {
    answer.headers.set(name, value);
    // The library's own header may already be set on the answer that this one is merged into.
    c.header(name, value);
  }
  return answer;
}
