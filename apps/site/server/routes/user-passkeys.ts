import {
  NewPasskey,
  PasskeyCreation,
  PasskeyRemoved,
  PasskeyRenamed,
  PasskeyRequest,
  PasskeySignIn,
  SignInAnswer,
  UserPasskey,
  UserPasskeys,
} from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import {
  accountKey,
  describeDevice,
  readyToHandOut,
  requireOwnItem,
  requireSession,
  takeGuess,
  type UserDeps,
} from '../accounts/user-call.ts';
import type { Api, ApiContext } from '../api/api.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import type { OwnOrigins } from '../http/own-origins.ts';
import { takeCall } from '../limits/take-call.ts';
import { COOKIE_NOTE, defineUserRoute, USER_ID } from './user-route.ts';

const PATH = '/api/users/passkeys';
const SIGN_IN = '/api/users/passkey-sign-in';
const OWN = { 401: NO_SESSION };
const ITEM = '/api/users/{uid}/passkeys/{id}';
const ID = z.object({
  uid: USER_ID,
  id: z.string().meta({ description: 'Id of the passkey, as the list of passkeys has it' }),
});
const OTHER = 'The user is not the signed-in user.';
const FRESH =
  'Needs a sign-in, or the password by `POST /api/users/reauthenticate`, within the last 10 minutes.';
const WITH_PROOF = { ...OWN, 403: 'The password was not given lately.' };
const ELSEWHERE = 'The header Origin names no page of this site.';
const UNKNOWN = { 404: 'The user has no such passkey.' };

/** Passkeys on devices and in password managers, which open an account without password and code. */
export function passkeyRoutes(api: Api, deps: UserDeps, origins: OwnOrigins): void {
  const { accounts, limits, visitor } = deps;
  const route = defineUserRoute(api);

  /** Browsers name the page's origin in every call but GET, and sign what they name. */
  function toPasskeySite(c: ApiContext): { origin: string } {
    const origin = c.req.header('origin') ?? '';
    if (origins.has(c, origin)) return { origin: new URL(origin).origin };
    throw new AppError('invalid-argument', 'Passkeys work on the pages of this site only.');
  }

  route(
    {
      method: 'get',
      path: PATH,
      summary: 'The passkeys of the user, the oldest first',
      answer: UserPasskeys,
      problems: OWN,
    },
    async (c) => {
      const passkeys = await accounts.listPasskeys(await requireSession(c, deps));
      return c.json({ passkeys } satisfies UserPasskeys);
    },
  );
  route(
    {
      method: 'post',
      path: `${PATH}/begin`,
      summary: 'What a browser needs to make a passkey',
      description: FRESH,
      answer: PasskeyCreation,
      problems: { 400: `${ELSEWHERE} Or the account has as many as it may.`, ...WITH_PROOF },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      await takeGuess(deps, limits.password, session.uid);
      return c.json({
        ...(await accounts.beginPasskey(session, toPasskeySite(c))),
      } satisfies PasskeyCreation);
    },
  );
  route(
    {
      method: 'post',
      path: PATH,
      summary: 'Adds a passkey that a browser has made',
      description: FRESH,
      body: NewPasskey,
      answer: UserPasskey,
      problems: {
        400: `The body cannot be read, or is no answer to \`${PATH}/begin\`. ${ELSEWHERE}`,
        ...WITH_PROOF,
        409: 'The passkey was added before.',
      },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      const { name = describeDevice(c) || 'Passkey', ...made } = await readJson(c, NewPasskey);
      const response = withoutUndefined(made.response);
      await takeGuess(deps, limits.password, session.uid);
      const added = await accounts.addPasskey(session, { ...toPasskeySite(c), name, response });
      return c.json(added satisfies UserPasskey);
    },
  );
  route(
    {
      method: 'patch',
      path: ITEM,
      earlier: `${PATH}/{id}`,
      summary: 'Gives a passkey another name',
      params: ID,
      body: PasskeyRenamed,
      answer: UserPasskey,
      problems: { 400: 'The body or the id cannot be read.', ...OWN, 403: OTHER, ...UNKNOWN },
    },
    async (c) => {
      const session = await requireOwnItem(c, deps);
      const { name } = await readJson(c, PasskeyRenamed);
      const renamed = await accounts.renamePasskey(session, { id: c.req.param('id') ?? '', name });
      return c.json(renamed satisfies UserPasskey);
    },
  );
  route(
    {
      method: 'delete',
      path: ITEM,
      earlier: `${PATH}/{id}`,
      summary: 'Removes a passkey: it opens nothing from then on',
      description: FRESH,
      params: ID,
      answer: PasskeyRemoved,
      problems: { 400: 'The id cannot be read.', ...OWN, 403: `${WITH_PROOF[403]} Or: ${OTHER}`, ...UNKNOWN },
    },
    async (c) => {
      await accounts.removePasskey(await requireOwnItem(c, deps), c.req.param('id') ?? '');
      return c.json({ removed: true } satisfies PasskeyRemoved);
    },
  );
  route(
    {
      method: 'post',
      path: `${SIGN_IN}/begin`,
      summary: 'What a browser needs to sign in with a passkey; the same for everybody',
      answer: PasskeyRequest,
      problems: { 400: ELSEWHERE },
    },
    async (c) => {
      // Called on every visit of the sign-in page; nothing is stored.
      takeCall(limits.open, visitor.key(c));
      const { rpId = '', ...more } = await accounts.beginPasskeySignIn(toPasskeySite(c));
      return c.json({ ...more, rpId } satisfies PasskeyRequest);
    },
  );
  route(
    {
      method: 'post',
      path: SIGN_IN,
      summary: 'Starts a session with a passkey; neither a password nor a code is asked for',
      description: COOKIE_NOTE,
      body: PasskeySignIn,
      answer: SignInAnswer,
      problems: {
        400: `The body cannot be read, or the passkey took too long. ${ELSEWHERE}`,
        401: 'The passkey opens no account here.',
      },
    },
    async (c) => {
      const handOut = readyToHandOut(c, deps);
      const response = withoutUndefined((await readJson(c, PasskeySignIn)).response);
      await takeGuess(deps, limits.signInAddress, visitor.key(c));
      const signedIn = await accounts.signInByPasskey({
        ...toPasskeySite(c),
        response,
        country: visitor.country(c),
        device: describeDevice(c),
      });
      c.set('account', signedIn.uid);
      await accounts.knowNetwork({ account: accountKey(signedIn.profile.email), network: visitor.key(c) });
      return c.json({ ...signedIn, token: handOut(signedIn.token) } satisfies SignInAnswer);
    },
  );
}

type WithoutUndefined<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]: WithoutUndefined<Exclude<T[K], undefined>> }
    : T;

/** Parsed JSON never has undefined, which schemas of optional fields allow. */
function withoutUndefined<T extends object>(value: T): WithoutUndefined<T> {
  return value as WithoutUndefined<T>;
}
