import {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConfirmEmailRequest,
  ConfirmPasswordRequest,
  EmailChanged,
  ForgotPasswordRequest,
  MailSent,
  NameChanged,
  NewName,
  NewTokenAnswer,
  PasswordChanged,
  ProofGiven,
  ProofRequested,
  RegisterRequest,
  SignedOut,
  SignInAnswer,
  SignInRequest,
} from '@deckwright/contract/schemas';
import {
  accountKey,
  describeDevice,
  readyToHandOut,
  requireSession,
  takeAccountGuess,
  takeCodeGuess,
  takeGuess,
  type UserDeps,
} from '../accounts/user-call.ts';
import type { Api } from '../api/api.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import { takeCall } from '../limits/take-call.ts';
import { COOKIE_NOTE, defineUserRoute, NEEDS_CODE } from './user-route.ts';

const BODY = 'The body cannot be read, or breaks a rule that the message names.';

/** Registration, sessions, password and address. */
export function userRoutes(api: Api, deps: UserDeps): void {
  const { accounts, limits, visitor } = deps;
  const signInLimits = { pair: limits.signInPair, account: limits.signInAccount };
  const codeLimits = { pair: limits.codePair, account: limits.codeAccount };
  const confirmLimits = { pair: limits.confirmPair, account: limits.confirmAccount };
  const route = defineUserRoute(api);

  route(
    {
      method: 'post',
      path: '/api/users/register',
      summary: 'Creates an account with its profile and signs in',
      body: RegisterRequest,
      answer: SignInAnswer,
      description: `Where the site sends mails, a call without \`code\` is answered with the problem \`failed-precondition\`, and a code or a notice is mailed, whether there is an account or not: repeat it with \`code\`. ${COOKIE_NOTE}`,
      problems: {
        400: `${BODY} Or the code is wrong, or missing.`,
        409: 'There is an account with this address already; only where the site sends no mails.',
      },
    },
    async (c) => {
      const handOut = readyToHandOut(c, deps);
      const { code: typed = '', ...request } = await readJson(c, RegisterRequest);
      // Blank means no code: it requests one, and is counted as such.
      const code = typed.trim() || undefined;
      await takeGuess(deps, limits.register, visitor.key(c));
      const account = accountKey(request.email);
      if (accounts.provesAddresses)
        await (code
          ? takeCodeGuess(c, deps, { ...request, kind: 'register' })
          : takeAccountGuess(c, deps, codeLimits, account));
      const country = visitor.country(c);
      const signedIn = await accounts.register({ ...request, code, country, device: describeDevice(c) });
      await accounts.knowNetwork({ account, network: visitor.key(c) });
      return c.json({ ...signedIn, token: handOut(signedIn.token) } satisfies SignInAnswer);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/sign-in',
      summary: 'Starts a session',
      body: SignInRequest,
      answer: SignInAnswer,
      description: `Where the account has two-step sign-in, a call without \`code\` is answered with the problem \`failed-precondition\`: repeat it with \`code\`. ${COOKIE_NOTE}`,
      problems: {
        400: `${BODY} Or the code is wrong, or missing.`,
        401: 'The address or the password is wrong.',
      },
    },
    async (c) => {
      const handOut = readyToHandOut(c, deps);
      const request = await readJson(c, SignInRequest);
      await takeGuess(deps, limits.signInAddress, visitor.key(c));
      const account = accountKey(request.email);
      await takeAccountGuess(c, deps, signInLimits, account);
      const country = visitor.country(c);
      const signedIn = await accounts.signIn({ ...request, country, device: describeDevice(c) });
      await accounts.knowNetwork({ account, network: visitor.key(c) });
      return c.json({ ...signedIn, token: handOut(signedIn.token) } satisfies SignInAnswer);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/sign-out',
      summary: 'Ends the session',
      answer: SignedOut,
      problems: { 401: NO_SESSION },
    },
    async (c) => {
      await accounts.signOut(await requireSession(c, deps));
      deps.cookies.clear(c);
      return c.json({ signedOut: true } satisfies SignedOut);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/forgot-password',
      summary: 'Emails a code for a new password; the answer is the same when there is no such account',
      body: ForgotPasswordRequest,
      answer: MailSent,
      problems: { 400: BODY },
    },
    async (c) => {
      const request = await readJson(c, ForgotPasswordRequest);
      await takeGuess(deps, limits.codeAddress, visitor.key(c));
      await takeAccountGuess(c, deps, codeLimits, accountKey(request.email));
      await accounts.forgotPassword(request);
      return c.json({ sent: true } satisfies MailSent);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/confirm-password',
      summary: 'Sets a new password with the emailed code, ends all sessions and revokes all API keys',
      body: ConfirmPasswordRequest,
      answer: PasswordChanged,
      problems: { 400: `${BODY} Or the code is wrong, used or too old.` },
    },
    async (c) => {
      const request = await readJson(c, ConfirmPasswordRequest);
      await takeGuess(deps, limits.confirmAddress, visitor.key(c));
      await takeCodeGuess(c, deps, { ...request, kind: 'reset' });
      await accounts.confirmPassword(request);
      return c.json({ changed: true } satisfies PasswordChanged);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/change-password',
      summary: 'Changes the password, ends all sessions and starts a new one',
      body: ChangePasswordRequest,
      answer: NewTokenAnswer,
      description: COOKIE_NOTE,
      problems: { 400: `${BODY} ${NEEDS_CODE}`, 401: NO_SESSION, 403: 'The current password is wrong.' },
    },
    async (c) => {
      const handOut = readyToHandOut(c, deps);
      const session = await requireSession(c, deps);
      const request = await readJson(c, ChangePasswordRequest);
      await takeGuess(deps, limits.password, session.uid);
      const token = await accounts.changePassword(session, { ...request, device: describeDevice(c) });
      return c.json({ token: handOut(token) } satisfies NewTokenAnswer);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/change-name',
      summary: 'Changes the name that others see',
      body: NewName,
      answer: NameChanged,
      problems: { 400: BODY, 401: NO_SESSION },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      const request = await readJson(c, NewName);
      takeCall(limits.name, session.uid);
      return c.json({ profile: await accounts.changeName(session, request) } satisfies NameChanged);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/verify-email',
      summary: 'Emails a code to the account’s address, unless it is verified',
      answer: ProofRequested,
      problems: { 401: NO_SESSION },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      await takeGuess(deps, limits.codeAddress, visitor.key(c));
      await takeAccountGuess(c, deps, codeLimits, session.uid);
      return c.json({ verified: await accounts.askProof(session) } satisfies ProofRequested);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/verify-email-code',
      summary: 'Verifies the user’s address with the emailed code',
      body: ConfirmEmailRequest,
      answer: ProofGiven,
      problems: { 400: `${BODY} Or the code is wrong, used or too old.`, 401: NO_SESSION },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      const request = await readJson(c, ConfirmEmailRequest);
      await takeAccountGuess(c, deps, confirmLimits, session.uid);
      await accounts.giveProof(session, request);
      return c.json({ verified: true } satisfies ProofGiven);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/change-email',
      summary: 'Emails a code to a new address',
      body: ChangeEmailRequest,
      answer: MailSent,
      problems: { 400: `${BODY} ${NEEDS_CODE}`, 401: NO_SESSION, 403: 'The password is wrong.' },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      const request = await readJson(c, ChangeEmailRequest);
      await takeGuess(deps, limits.password, session.uid);
      await takeAccountGuess(c, deps, codeLimits, accountKey(request.email));
      await accounts.changeEmail(session, request);
      return c.json({ sent: true } satisfies MailSent);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/users/confirm-email',
      summary: 'Changes the address with the emailed code',
      body: ConfirmEmailRequest,
      answer: EmailChanged,
      problems: {
        400: `${BODY} Or the code is wrong, used or too old.`,
        401: NO_SESSION,
        409: 'The address is taken.',
      },
    },
    async (c) => {
      const session = await requireSession(c, deps);
      const request = await readJson(c, ConfirmEmailRequest);
      await takeAccountGuess(c, deps, confirmLimits, session.uid);
      return c.json({ profile: await accounts.confirmEmail(session, request) } satisfies EmailChanged);
    },
  );
}
