import type { PriceSource, ProfileSettings } from '@deckwright/domain';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const made = () => moment('created_at').notNull().defaultNow();
const changed = () => moment('updated_at').notNull().defaultNow();
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** Whether signing in takes a code beside the password. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: made(),
  updatedAt: changed(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    /** SHA-256 of the token in hexadecimal: what lies here opens nothing. */
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: made(),
    updatedAt: changed(),
    /** When its user last gave the password in it. */
    provenAt: moment('proven_at').notNull().defaultNow(),
    /** Begun by a passkey, which is two steps in one. */
    byPasskey: boolean('by_passkey').notNull().default(false),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** How somebody proves to be a user; so far by a password, kept as its hash. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [unique().on(table.providerId, table.accountId), index('credentials_by_user').on(table.userId)],
);

/** The app that makes codes for a user, and the recovery codes, encrypted; without `verified` it is being set up. */
export const secondFactors = pgTable('second_factors', {
  id: text('id').primaryKey(),
  userId: owner().unique(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
});

/** The public half of a key that lives on a user's device or in their password manager. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    /** Where it was made: it works on this host alone. */
    host: text('host').notNull(),
    /** In base64url, as the public key. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as far as its device counts. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** How the browser reaches it. */
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    createdAt: made(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** What a user's programs call the API with, for higher limits. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    /** SHA-256 of the key in hexadecimal. */
    hash: text('hash').notNull().unique(),
    /** Its first characters, by which its owner knows it. */
    begins: text('begins').notNull(),
    createdAt: made(),
    /** To the hour. */
    usedAt: moment('used_at'),
  },
  (table) => [index('api_keys_by_user').on(table.userId)],
);

/** One-time codes, as their hashes. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [
    index('verifications_by_identifier').on(table.identifier),
    index('verifications_by_end').on(table.expiresAt),
  ],
);

/** What the site keeps about a user beside name and address; made with the account. */
export const profiles = pgTable('profiles', {
  userId: owner().primaryKey(),
  /** Two-letter country code, of those the site tells apart. */
  region: text('region'),
  isAdmin: boolean('is_admin').notNull().default(false),
  isStaff: boolean('is_staff').notNull().default(false),
  namesUnderCards: boolean('names_under_cards').notNull().default(false),
  patreonStatus: text('patreon_status'),
  patreonCents: integer('patreon_cents').notNull().default(0),
  priceSources: jsonb('price_sources').$type<PriceSource[]>().notNull(),
  saltLevel: smallint('salt_level').$type<0 | 1 | 2>().notNull().default(1),
  /** Which of the settings the user chose; the others follow their defaults. */
  chosen: jsonb('chosen').$type<(keyof ProfileSettings)[]>().notNull().default([]),
  alternateArt: boolean('alternate_art').notNull().default(false),
  version: smallint('version').notNull().default(3),
  termsAcceptedAt: moment('terms_accepted_at').notNull(),
  privacyAcceptedAt: moment('privacy_accepted_at').notNull(),
  adsAcceptedAt: moment('ads_accepted_at'),
  adsRefusedAt: moment('ads_refused_at'),
  /** Address that waits for its code. */
  pendingEmail: text('pending_email'),
  updatedAt: changed(),
});

/** What all processes on one database share, such as the secret that signs sessions. */
export const instanceSettings = pgTable('instance_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: made(),
});
