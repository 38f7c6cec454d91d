import {
  PRICE_SOURCES,
  PROFILE_SETTINGS,
  type Profile as ProfileOfUser,
  SALT_LEVELS,
} from '@deckwright/domain';
import { z } from 'zod';
import { UserApiKey } from './api-keys.ts';

const Email = z.string().min(1).max(300);
/** The server enforces the password rules and explains violations. */
const Password = z.string().min(1).max(1000);
const Code = z.string().min(1).max(40);
/**
 * A random text by which a browser or program says that a code that is emailed was its own request: the same in the request
 * and in each try. Without it wrong tries of strangers count, too.
 */
const Handle = z.string().regex(/^[\w-]{22,64}$/, 'is 22 to 64 letters, digits, _ or -');

/** The generated JSON Schema of a literal with several numbers would contain only the first. */
const SaltLevel = z.literal(SALT_LEVELS).meta({ type: 'integer', enum: [...SALT_LEVELS] });

export const UserProfile = z
  .object({
    uid: z.string(),
    displayName: z.string(),
    email: z.string(),
    region: z.string().nullable(),
    isAdmin: z.boolean(),
    isStaff: z.boolean(),
    namesUnderCards: z.boolean(),
    patreon: z.object({ status: z.string(), cents: z.int().min(0) }).nullable(),
    priceSources: z.array(z.enum(PRICE_SOURCES)),
    saltLevel: SaltLevel,
    alternateArt: z.boolean(),
    /** The settings that were chosen; the others follow their defaults. */
    chosen: z.array(z.enum(PROFILE_SETTINGS)),
    version: z.int(),
  })
  .meta({ id: 'Profile' }) satisfies z.ZodType<ProfileOfUser>;
export type UserProfile = z.infer<typeof UserProfile>;

const Settings = {
  priceSources: z
    .array(z.enum(PRICE_SOURCES))
    .min(1)
    .max(PRICE_SOURCES.length)
    .refine((sources) => new Set(sources).size === sources.length, 'must not name a source twice'),
  saltLevel: SaltLevel,
  namesUnderCards: z.boolean(),
};

/** A change of settings: absent settings stay the same, null restores the default. */
export const ProfileChange = z
  .strictObject({
    priceSources: Settings.priceSources.nullable(),
    saltLevel: Settings.saltLevel.nullable(),
    namesUnderCards: Settings.namesUnderCards.nullable(),
  })
  .partial()
  .meta({ id: 'ProfileChange' });
export type ProfileChange = z.infer<typeof ProfileChange>;

/** Consent to sharing the user's email address with ad providers; null if never answered. */
export const AdsConsent = z.object({ identity: z.enum(['yes', 'no']).nullable() }).meta({ id: 'AdsConsent' });
export type AdsConsent = z.infer<typeof AdsConsent>;

export const AdsConsentChange = z
  .object({ identity: z.enum(['yes', 'no']) })
  .meta({ id: 'AdsConsentChange' });
export type AdsConsentChange = z.infer<typeof AdsConsentChange>;

/** `code`: from the email that a first call without it sends, if the site sends email. */
export const RegisterRequest = z
  .object({
    email: Email,
    password: Password,
    code: Code.optional(),
    handle: Handle.optional(),
    username: z.string().min(1).max(200),
    consents: z.object({
      terms: z.literal(true, 'must be true: accept the terms of use'),
      privacy: z.literal(true, 'must be true: accept the privacy policy'),
      newsletter: z.boolean().optional(),
      ads: z.boolean().optional(),
    }),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** `code`: of the authenticator app, or a recovery code, if the account has two-step sign-in. */
export const SignInRequest = z
  .object({
    email: Email,
    password: Password,
    code: Code.optional(),
  })
  .meta({ id: 'SignInRequest' });
export type SignInRequest = z.infer<typeof SignInRequest>;

/** `token` goes into the Authorization header of later calls, after "Bearer ". */
export const SignedIn = z
  .object({ token: z.string(), uid: z.string(), profile: UserProfile })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

/** For pages of the site, whose session is in an HttpOnly cookie. */
const SignedInByCookie = SignedIn.extend({ token: z.null() }).meta({ id: 'SignedInByCookie' });

export const SignInAnswer = z.union([SignedIn, SignedInByCookie]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const SignedOut = z.object({ signedOut: z.literal(true) }).meta({ id: 'SignedOut' });
export type SignedOut = z.infer<typeof SignedOut>;

/**
 * `device`: such as "Firefox on Windows", empty for a program. `lastUsedAt` is rounded to the hour. `isCurrent`: the
 * session of this call.
 */
export const UserSession = z
  .object({
    id: z.string(),
    device: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    expiresAt: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'UserSession' });
export type UserSession = z.infer<typeof UserSession>;

export const UserSessions = z.object({ sessions: z.array(UserSession) }).meta({ id: 'UserSessions' });
export type UserSessions = z.infer<typeof UserSessions>;

export const SessionsEnded = z.object({ ended: z.int().min(0) }).meta({ id: 'SessionsEnded' });
export type SessionsEnded = z.infer<typeof SessionsEnded>;

/** Whether signing in requires a code of an authenticator app. */
export const SecondFactor = z.object({ enabled: z.boolean() }).meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** `code`: if two-step sign-in is on. */
export const SecondFactorRequest = z
  .object({ password: Password, code: Code.optional() })
  .meta({ id: 'SecondFactorRequest' });
export type SecondFactorRequest = z.infer<typeof SecondFactorRequest>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/**
 * What an authenticator app needs: the secret in base 32, or its address, also as a QR code: an SVG path on a grid of
 * `size` by `size`. Each recovery code works once.
 */
export const SecondFactorBegun = z
  .object({
    secret: z.string(),
    uri: z.string(),
    qr: z.object({ size: z.int(), path: z.string() }),
    recoveryCodes: z.array(z.string()),
  })
  .meta({ id: 'SecondFactorBegun' });
export type SecondFactorBegun = z.infer<typeof SecondFactorBegun>;

export const SecondFactorCode = z.object({ code: Code }).meta({ id: 'SecondFactorCode' });
export type SecondFactorCode = z.infer<typeof SecondFactorCode>;

const PasskeyName = z.string().min(1).max(200);

/** `host`: where it works. `usedAt`: last sign-in; null if never used. */
export const UserPasskey = z
  .object({
    id: z.string(),
    name: z.string(),
    host: z.string(),
    createdAt: z.string(),
    usedAt: z.string().nullable(),
  })
  .meta({ id: 'UserPasskey' });
export type UserPasskey = z.infer<typeof UserPasskey>;

export const UserPasskeys = z.object({ passkeys: z.array(UserPasskey) }).meta({ id: 'UserPasskeys' });
export type UserPasskeys = z.infer<typeof UserPasskeys>;

const Base64Url = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(20_000);

/**
 * Options for a browser to create a passkey: `PublicKeyCredentialCreationOptionsJSON` of the Web Authentication
 * standard.
 */
export const PasskeyCreation = z
  .object({
    challenge: Base64Url,
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: Base64Url, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  })
  .catchall(z.unknown())
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** Options to sign in with a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = z
  .object({ challenge: Base64Url, rpId: z.string() })
  .catchall(z.unknown())
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

const Credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** A browser's new passkey: `RegistrationResponseJSON`. The default `name` is browser and operating system. */
export const NewPasskey = z
  .object({
    name: PasskeyName.optional(),
    response: z.object({
      ...Credential,
      response: z.object({
        clientDataJSON: Base64Url,
        attestationObject: Base64Url,
        transports: z.array(z.string().max(40)).max(10).optional(),
      }),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyRenamed = z.object({ name: PasskeyName }).meta({ id: 'PasskeyRenamed' });
export type PasskeyRenamed = z.infer<typeof PasskeyRenamed>;

export const PasskeyRemoved = z.object({ removed: z.literal(true) }).meta({ id: 'PasskeyRemoved' });
export type PasskeyRemoved = z.infer<typeof PasskeyRemoved>;

/** A browser's signature: `AuthenticationResponseJSON`. */
export const PasskeySignIn = z
  .object({
    response: z.object({
      ...Credential,
      response: z.object({
        clientDataJSON: Base64Url,
        authenticatorData: Base64Url,
        signature: Base64Url,
        userHandle: Base64Url.optional(),
      }),
    }),
  })
  .meta({ id: 'PasskeySignIn' });
export type PasskeySignIn = z.infer<typeof PasskeySignIn>;

/** `code`: if the account has two-step sign-in. */
export const ProveAgainRequest = z
  .object({ password: Password, code: Code.optional() })
  .meta({ id: 'ProveAgainRequest' });
export type ProveAgainRequest = z.infer<typeof ProveAgainRequest>;

/** Seconds during which calls that require a confirmed password are allowed. */
export const ProvenAgain = z.object({ seconds: z.int() }).meta({ id: 'ProvenAgain' });
export type ProvenAgain = z.infer<typeof ProvenAgain>;

export const ForgotPasswordRequest = z
  .object({ email: Email, handle: Handle.optional() })
  .meta({ id: 'ForgotPasswordRequest' });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

export const MailSent = z.object({ sent: z.literal(true) }).meta({ id: 'MailSent' });
export type MailSent = z.infer<typeof MailSent>;

export const ConfirmPasswordRequest = z
  .object({ email: Email, code: Code, password: Password, handle: Handle.optional() })
  .meta({ id: 'ConfirmPasswordRequest' });
export type ConfirmPasswordRequest = z.infer<typeof ConfirmPasswordRequest>;

export const PasswordChanged = z.object({ changed: z.literal(true) }).meta({ id: 'PasswordChanged' });
export type PasswordChanged = z.infer<typeof PasswordChanged>;

/** `code`: if the account has two-step sign-in. */
export const ChangePasswordRequest = z
  .object({
    password: Password,
    newPassword: Password,
    code: Code.optional(),
    /** Revokes all API keys, too; a password that is reset by email always does. */
    revokeKeys: z.boolean().optional(),
  })
  .meta({ id: 'ChangePasswordRequest' });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** A new session that replaces all earlier ones. */
export const NewToken = z.object({ token: z.string() }).meta({ id: 'NewToken' });
export type NewToken = z.infer<typeof NewToken>;

const NewCookie = z.object({ token: z.null() }).meta({ id: 'NewCookie' });

export const NewTokenAnswer = z.union([NewToken, NewCookie]);
export type NewTokenAnswer = z.infer<typeof NewTokenAnswer>;

/** `code`: if the account has two-step sign-in. */
export const ChangeEmailRequest = z
  .object({ email: Email, password: Password, code: Code.optional() })
  .meta({ id: 'ChangeEmailRequest' });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

export const ConfirmEmailRequest = z.object({ code: Code }).meta({ id: 'ConfirmEmailRequest' });
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>;

export const EmailChanged = z.object({ profile: UserProfile }).meta({ id: 'EmailChanged' });
export type EmailChanged = z.infer<typeof EmailChanged>;

export const NewName = z.object({ name: z.string().min(1).max(200) }).meta({ id: 'NewName' });
export type NewName = z.infer<typeof NewName>;

export const NameChanged = z.object({ profile: UserProfile }).meta({ id: 'NameChanged' });
export type NameChanged = z.infer<typeof NameChanged>;

/** `verified`: the address was verified before, so no code was emailed. */
export const ProofRequested = z.object({ verified: z.boolean() }).meta({ id: 'ProofAsked' });
export type ProofRequested = z.infer<typeof ProofRequested>;

export const ProofGiven = z.object({ verified: z.literal(true) }).meta({ id: 'ProofGiven' });
export type ProofGiven = z.infer<typeof ProofGiven>;

export const AccountDeleted = z.object({ deleted: z.literal(true) }).meta({ id: 'AccountDeleted' });
export type AccountDeleted = z.infer<typeof AccountDeleted>;

/** Everything the site stores about a user; parts are named after where they are stored. */
export const AccountExport = z
  .object({
    exportedAt: z.string(),
    account: z.object({
      uid: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      displayName: z.string(),
      createdAt: z.string(),
    }),
    profile: UserProfile,
    consents: z.object({
      terms: z.string(),
      privacy: z.string(),
      ads: z.string().nullable(),
      adsRefused: z.string().nullable(),
    }),
    passkeys: z.array(UserPasskey.omit({ id: true })),
    apiKeys: z.array(UserApiKey.omit({ id: true })),
    sessions: z.array(
      z.object({ device: z.string(), createdAt: z.string(), lastUsedAt: z.string(), expiresAt: z.string() }),
    ),
  })
  .catchall(z.unknown())
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof AccountExport>;
