import {
  NewTokenAnswer,
  RecoveryCodes,
  SecondFactor,
  SecondFactorBegun,
  SecondFactorCode,
  SecondFactorRequest,
} from '@deckwright/contract/schemas';
import {
  describeDevice,
  readyToHandOut,
  requireSession,
  takeGuess,
  type UserDeps,
} from '../accounts/user-call.ts';
import type { Api } from '../api/api.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import { COOKIE_NOTE, defineUserRoute, NEEDS_CODE } from './user-route.ts';

const PATH = '/api/users/second-factor';
const OWN = { 401: NO_SESSION };
const WITH_PASSWORD = {
  400: `The body cannot be read, or two-step sign-in is not as the call needs it. ${NEEDS_CODE}`,
  ...OWN,
  403: 'The password is wrong.',
};

/** Authenticator app codes in addition to the password; required for staff. */
export function userSecondFactorRoutes(api: Api, deps: UserDeps): void {
  const { accounts, limits } = deps;
  const route = defineUserRoute(api);
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'Whether two-step sign-in is on',
      answer: SecondFactor,
      problems: OWN,
    },
    async (c) => {
      const enabled = await accounts.hasSecondFactor(await requireSession(c, deps));
      return c.json({ enabled } satisfies SecondFactor);
    },
  );
  route(
    {
      method: 'post',
      path: PATH,
      summary: 'Begins to set up two-step sign-in; nothing changes before a code confirms it',
      body: SecondFactorRequest,
      answer: SecondFactorBegun,
      problems: WITH_PASSWORD,
    },
    async (c) => {
      const session = await requireSession(c, deps);
      const request = await readJson(c, SecondFactorRequest);
      await takeGuess(deps, limits.password, session.uid);
      return c.json((await accounts.beginSecondFactor(session, request)) satisfies SecondFactorBegun);
    },
  );
  route(
    {
      method: 'post',
      path: `${PATH}/confirm`,
      summary: 'Turns two-step sign-in on with a code of the app, ends all sessions and starts a new one',
      body: SecondFactorCode,
      answer: NewTokenAnswer,
      description: COOKIE_NOTE,
      problems: { 400: 'The body cannot be read, or the code is wrong.', ...OWN },
    },
    async (c) => {
      const handOut = readyToHandOut(c, deps);
      const session = await requireSession(c, deps);
      const { code } = await readJson(c, SecondFactorCode);
      await takeGuess(deps, limits.password, session.uid);
      const token = await accounts.confirmSecondFactor(session, { code, device: describeDevice(c) });
      return c.json({ token: handOut(token) } satisfies NewTokenAnswer);
    },
  );
  route(
    {
      method: 'post',
      path: `${PATH}/end`,
      summary: 'Turns two-step sign-in off, ends this session and starts a new one',
      body: SecondFactorRequest,
      answer: NewTokenAnswer,
      description: COOKIE_NOTE,
      problems: WITH_PASSWORD,
    },
    async (c) => {
      const handOut = readyToHandOut(c, deps);
      const session = await requireSession(c, deps);
      const request = await readJson(c, SecondFactorRequest);
      await takeGuess(deps, limits.password, session.uid);
      const token = await accounts.endSecondFactor(session, { ...request, device: describeDevice(c) });
      return c.json({ token: handOut(token) } satisfies NewTokenAnswer);
    },
  );
  route(
    {
      method: 'post',
      path: `${PATH}/recovery-codes`,
      summary: 'New recovery codes in place of the earlier ones',
      body: SecondFactorRequest,
      answer: RecoveryCodes,
      problems: WITH_PASSWORD,
    },
    async (c) => {
      const session = await requireSession(c, deps);
      const request = await readJson(c, SecondFactorRequest);
      await takeGuess(deps, limits.password, session.uid);
      const recoveryCodes = await accounts.renewRecoveryCodes(session, request);
      return c.json({ recoveryCodes } satisfies RecoveryCodes);
    },
  );
}
