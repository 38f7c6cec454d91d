import { credentials, secondFactors, sessions, users, verifications } from '@deckwright/database';
import { MAX_PASSWORD, MIN_PASSWORD } from '@deckwright/domain';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer, emailOTP, twoFactor } from 'better-auth/plugins';
import { codeStorage, readSecretVersion } from './encryption.ts';
import type { PasswordHashing } from './password/password-hashing.ts';
import type { RecoveryCodeStore } from './second-factor/recovery-codes.ts';
import { everySecret, type SiteSecrets } from './secret.ts';
import { hashedSessions } from './session/hashed-sessions.ts';
import { IDLE_DAYS } from './session/lifetime.ts';
import type { TransactionalDb } from './transaction.ts';

const DAY_SECONDS = 86_400;
/** Resolution of a session's last use. */
const USE_SECONDS = 3_600;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 3;
/** Wrong codes of an app in a row after a right password, and how long no further one is accepted. */
const APP_CODE_TRIES = 10;
const APP_CODE_LOCK_SECONDS = 3_600;

export type CodeKind = 'forget-password' | 'change-email' | 'email-verification';

type Options = {
  db: TransactionalDb;
  secrets: SiteSecrets;
  /** Name of the site in authenticator apps. */
  issuer: string;
  sendCode: (kind: CodeKind, email: string, code: string) => Promise<void>;
  passwords: PasswordHashing;
  recoveryCodes: Pick<RecoveryCodeStore, 'storage'>;
};

export type Auth = ReturnType<typeof createAuth>;

/** The library behind the verbs; its routes, cookies, rate limit, log and telemetry are not used. */
export function createAuth({ db, secrets, issuer, sendCode, passwords, recoveryCodes }: Options) {
  return betterAuth({
    database: hashedSessions(
      drizzleAdapter(db.orm, {
        provider: 'pg',
        schema: {
          user: users,
          session: sessions,
          account: credentials,
          verification: verifications,
          twoFactor: secondFactors,
        },
        transaction: true,
      }),
    ),
    // Each value that it encrypts says which secret can read it.
    secrets: everySecret(secrets).map((value) => ({ version: readSecretVersion(value), value })),
    secret: secrets.current,
    // The library's routes are never served, so this is an invalid host.
    baseURL: 'http://accounts.invalid',
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: { ipAddress: { disableIpTracking: true } },
    session: { expiresIn: IDLE_DAYS * DAY_SECONDS, updateAge: USE_SECONDS },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      password: passwords,
    },
    plugins: [
      bearer(),
      twoFactor({
        issuer,
        backupCodeOptions: { storeBackupCodes: recoveryCodes.storage },
        accountLockout: { maxFailedAttempts: APP_CODE_TRIES, durationSeconds: APP_CODE_LOCK_SECONDS },
      }),
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: CODE_TRIES,
        disableSignUp: true,
        changeEmail: { enabled: true },
        // A plain hash of six digits is easily brute-forced; this is useless without the secret.
        storeOTP: codeStorage(secrets),
        sendVerificationOTP: async ({ email, otp, type }) => {
          if (type !== 'sign-in') await sendCode(type, email, otp);
        },
      }),
    ],
  });
}
