import type { Database } from '@deckwright/database';
import { AppError, describeFailureWithoutValues, logText } from '@deckwright/domain';
import { findApiKey, identifyApiKey } from './api-key/identify-key.ts';
import { KnownKeys } from './api-key/known-keys.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from './api-key/own-keys.ts';
import { countAttempt } from './attempts/count-attempt.ts';
import { isKnownNetwork, knowNetwork } from './attempts/known-network.ts';
import { createAuth } from './auth.ts';
import { readAdsConsent, writeAdsConsent } from './consent/ads-consent.ts';
import type { Context } from './context.ts';
import { guard } from './failures.ts';
import { LiveProfiles } from './live/live-profiles.ts';
import type { MailSite } from './mail/mail-layout.ts';
import type { MailService } from './mail/types.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkey/own-passkeys.ts';
import { beginPasskeySignIn, signInByPasskey } from './passkey/sign-in-by-passkey.ts';
import {
  PASSWORD_HASHING,
  type PasswordHashing,
  RECOVERY_CODE_HASHING,
} from './password/password-hashing.ts';
import { findProfile } from './profile/read-profile.ts';
import { writeSettings } from './profile/write-settings.ts';
import { forgetOld } from './retention/forget-old.ts';
import { proveAgain } from './second-factor/fresh-proof.ts';
import { hasSecondFactor } from './second-factor/has-second-factor.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  isTwoStep,
  renewRecoveryCodes,
} from './second-factor/own-second-factor.ts';
import { createRecoveryCodes } from './second-factor/recovery-codes.ts';
import { renewEncryption } from './second-factor/renew-encryption.ts';
import { namedSecret, type SetSecrets, siteSecrets } from './secret.ts';
import { endOtherSessions, endSession, listSessions } from './session/own-sessions.ts';
import { renewToken } from './session/renew-token.ts';
import type { Session } from './session.ts';
import { createTransactionalDb } from './transaction.ts';
import { changeEmail, confirmEmail } from './user/change-email.ts';
import { changeName } from './user/change-name.ts';
import { changePassword } from './user/change-password.ts';
import { deleteUser } from './user/delete-user.ts';
import { exportUser } from './user/export-user.ts';
import { register } from './user/register.ts';
import { hasRequestedCode } from './user/request-code.ts';
import { confirmPassword, forgotPassword } from './user/reset-password.ts';
import { sendCode } from './user/send-code.ts';
import { authenticate, signOut } from './user/session.ts';
import { signIn } from './user/sign-in.ts';
import { askProof, giveProof } from './user/verify-email.ts';
import type { UserPart } from './user-part.ts';

/** Interval of the cleanup, which also runs at the start. */
const SWEEP_MS = 3_600_000;

export type AccountsDeps = SetSecrets & {
  database: Database;
  mailer: MailService;
  /** Whether the site sends email, so that new accounts must confirm their address with a code. */
  provesAddresses?: boolean;
  /** Facts about the site for emails. */
  site: MailSite;
  /** Other data stored about users. */
  parts?: readonly UserPart[];
  log: (line: string) => void;
  /** Interval of subscription heartbeats in milliseconds. */
  heartbeatMs?: number;
  /** The clock for expiry. */
  now?: () => Date;
  /** Milliseconds of a monotonic clock, by which API keys are looked up again. */
  steady?: () => number;
  /** For tests, which make many accounts; never read from settings. */
  passwords?: PasswordHashing;
};

export type Accounts = Awaited<ReturnType<typeof createAccounts>>;

/**
 * All verbs of accounts. Each throws AppErrors with a sentence for the visitor: `unavailable` while the database is
 * unreachable, `unauthenticated` without a valid session, and those documented at the verb.
 */
export async function createAccounts(deps: AccountsDeps) {
  const { database, mailer, site, log } = deps;
  const db = createTransactionalDb(database.orm);
  const secrets = await siteSecrets(database.orm, deps);
  await renewEncryption(database.orm, secrets);
  const live = new LiveProfiles({
    database,
    log,
    ...(deps.heartbeatMs ? { heartbeatMs: deps.heartbeatMs } : {}),
  });
  const background = new Set<Promise<void>>();
  const inBackground = (work: () => Promise<void>): void => {
    const running = work()
      .catch((error: unknown) =>
        log(`A step of accounts failed: ${logText(describeFailureWithoutValues(error))}`),
      )
      .finally(() => background.delete(running));
    background.add(running);
  };
  const passwords = deps.passwords ?? PASSWORD_HASHING;
  const recoveryCodes = createRecoveryCodes(deps.passwords ?? RECOVERY_CODE_HASHING, secrets);
  const auth = createAuth({
    db,
    secrets,
    issuer: site.name,
    sendCode: (kind, email, code) => sendCode({ mailer, site, orm: db.orm }, kind, { email, code }),
    passwords,
    recoveryCodes,
  });
  const parts = deps.parts ?? [];
  const apiKeySecret = await namedSecret(database.orm, 'api-keys');
  const knownKeys = new KnownKeys({
    find: (hash) => findApiKey({ db, inBackground }, hash),
    now: deps.steady,
  });
  const context: Context = {
    ...{
      database,
      db,
      secrets,
      apiKeySecret,
      knownKeys,
      passwords,
      auth,
      recoveryCodes,
      mailer,
      site,
      live,
      parts,
      log,
      inBackground,
    },
    provesAddresses: deps.provesAddresses ?? false,
  };
  const verb =
    <A extends unknown[], T>(run: (context: Context, ...rest: A) => Promise<T>) =>
    (...rest: A): Promise<T> =>
      guard(context, () => run(context, ...rest));
  await live.start();
  const sweep = () => forgetOld(context, deps.now?.() ?? new Date());
  const sweeper = setInterval(() => inBackground(sweep), SWEEP_MS).unref();
  inBackground(sweep);
  return {
    authenticate: verb(authenticate),
    register: verb(register),
    signIn: verb(signIn),
    signOut: verb(signOut),
    proveAgain: verb(proveAgain),
    hasSecondFactor: verb(hasSecondFactor),
    isTwoStep: verb(isTwoStep),
    beginSecondFactor: verb(beginSecondFactor),
    confirmSecondFactor: verb(confirmSecondFactor),
    endSecondFactor: verb(endSecondFactor),
    renewRecoveryCodes: verb(renewRecoveryCodes),
    listPasskeys: verb(listPasskeys),
    beginPasskey: verb(beginPasskey),
    addPasskey: verb(addPasskey),
    renamePasskey: verb(renamePasskey),
    removePasskey: verb(removePasskey),
    listApiKeys: verb(listApiKeys),
    makeApiKey: verb(makeApiKey),
    revokeApiKey: verb(revokeApiKey),
    identifyApiKey: verb(identifyApiKey),
    beginPasskeySignIn: verb(beginPasskeySignIn),
    signInByPasskey: verb(signInByPasskey),
    renewToken: verb(renewToken),
    listSessions: verb(listSessions),
    endSession: verb(endSession),
    endOtherSessions: verb(endOtherSessions),
    forgotPassword: verb(forgotPassword),
    confirmPassword: verb(confirmPassword),
    hasRequestedCode: verb(hasRequestedCode),
    changeName: verb(changeName),
    changePassword: verb(changePassword),
    changeEmail: verb(changeEmail),
    confirmEmail: verb(confirmEmail),
    askProof: verb(askProof),
    giveProof: verb(giveProof),
    deleteUser: verb(deleteUser),
    exportUser: verb(exportUser),
    readProfile: verb(readProfile),
    writeSettings: verb(writeSettings),
    readAdsConsent: verb(readAdsConsent),
    writeAdsConsent: verb(writeAdsConsent),
    /** Whether new accounts must confirm their address with a code. */
    provesAddresses: context.provesAddresses,
    /** Whether other processes may use the same database, so that in-memory counts are incomplete. */
    isShared: database.kind === 'postgres',
    countAttempt: verb(countAttempt),
    isKnownNetwork: verb(isKnownNetwork),
    knowNetwork: verb(knowNetwork),
    /** Live updates for an open page. @throws AppError resource-exhausted */
    subscribe: (session: Session) => live.subscribe(session),
    /** Number of open subscriptions. */
    subscriptions: () => live.size,
    /** Ends all subscriptions, so that their connections can be closed. */
    endSubscriptions: () => live.end(),
    /** Waits for background work. */
    settled: async (): Promise<void> => {
      while (background.size > 0) await Promise.all(background);
    },
    stop: async (): Promise<void> => {
      clearInterval(sweeper);
      await live.stop();
      await Promise.all(background);
    },
  };
}

async function readProfile({ db }: Context, { uid }: Session) {
  const profile = await findProfile(db.orm, uid);
  if (!profile) throw new AppError('not-found', 'There is no such user.');
  return profile;
}
