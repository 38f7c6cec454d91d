import { createHmac } from 'node:crypto';
import { credentials, sessions, users, verifications } from '@deckwright/database';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@deckwright/domain';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer, emailOTP } from 'better-auth/plugins';
import type { PasswordHashing } from './password/password-hashing.ts';
import type { Door } from './transaction.ts';

const DAY_SECONDS = 86_400;
const SESSION_DAYS = 30;
export const CODE_MINUTES = 15;
const CODE_TRIES = 3;

export type CodeKind = 'forget-password' | 'change-email' | 'email-verification';

type Options = {
  door: Door;
  secret: string;
  sendCode: (kind: CodeKind, email: string, code: string) => Promise<void>;
  passwords: PasswordHashing;
};

export type Auth = ReturnType<typeof createAuth>;

/** The library behind the verbs; its own routes, cookies, rate limit, log and telemetry stay unused. */
export function createAuth({ door, secret, sendCode, passwords }: Options) {
  return betterAuth({
    database: drizzleAdapter(door.orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    secret,
    // No address of the library's is ever served: a host that nobody has.
    baseURL: 'http://accounts.invalid',
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: { ipAddress: { disableIpTracking: true } },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      password: passwords,
    },
    plugins: [
      bearer(),
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: CODE_TRIES,
        disableSignUp: true,
        changeEmail: { enabled: true },
        // Six digits are soon tried out: without the secret the kept value tells nothing.
        storeOTP: { hash: async (code) => createHmac('sha256', secret).update(code).digest('base64url') },
        sendVerificationOTP: async ({ email, otp, type }) => {
          if (type !== 'sign-in') await sendCode(type, email, otp);
        },
      }),
    ],
  });
}

/** What the library reads of a request of a signed-in caller. */
export function bearerHeaders(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}
