import { z } from 'zod';
import { Readiness } from './health.ts';

const Count = z.int().min(0);
const PageFields = { page: z.int().min(1), pages: z.int().min(1) };
/** Nothing else is stored about patrons; see `Profile`. */
const Patreon = z.object({ status: z.string(), cents: Count }).nullable();

export const StaffUser = z
  .object({
    uid: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
    isStaff: z.boolean(),
    isAdmin: z.boolean(),
    patreon: Patreon,
    createdAt: z.string(),
    sessions: Count,
    apiKeys: Count,
    sharedDecks: Count,
    nameRemoved: z.boolean(),
  })
  .meta({ id: 'StaffUser' });
export type StaffUser = z.infer<typeof StaffUser>;

export const StaffUsers = z
  .object({ users: z.array(StaffUser), total: Count, ...PageFields })
  .meta({ id: 'StaffUsers' });
export type StaffUsers = z.infer<typeof StaffUsers>;

export const StaffRoles = z
  .strictObject({ isStaff: z.boolean(), isAdmin: z.boolean() })
  .meta({ id: 'StaffRoles' });
export type StaffRoles = z.infer<typeof StaffRoles>;

export const StaffDone = z.object({ done: z.literal(true) }).meta({ id: 'StaffDone' });
export type StaffDone = z.infer<typeof StaffDone>;

export const StaffAction = z.object({
  id: z.string(),
  at: z.string(),
  /** `name` is null for a deleted account and for the command line. */
  by: z.object({ kind: z.enum(['user', 'command']), name: z.string().nullable() }),
  action: z.string(),
  whom: z.string().nullable(),
  detail: z.string(),
});
export type StaffAction = z.infer<typeof StaffAction>;

export const StaffActions = z
  .object({ actions: z.array(StaffAction), ...PageFields })
  .meta({ id: 'StaffActions' });
export type StaffActions = z.infer<typeof StaffActions>;

/** A security event. `network` and `email` are keyed hashes that change each month; `account` and `subject` are ids. */
export const StaffSecurityLine = z.object({
  at: z.string(),
  event: z.string(),
  outcome: z.enum(['done', 'failed']).optional(),
  reason: z.string().optional(),
  account: z.string().optional(),
  subject: z.string().optional(),
  email: z.string().optional(),
  network: z.string().optional(),
  call: z.string().optional(),
  request: z.string().optional(),
  count: Count.optional(),
});
export type StaffSecurityLine = z.infer<typeof StaffSecurityLine>;

export const StaffSecurity = z
  .object({ lines: z.array(StaffSecurityLine), ...PageFields })
  .meta({ id: 'StaffSecurity' });
export type StaffSecurity = z.infer<typeof StaffSecurity>;

export const StaffNewsletter = z
  .object({ subscribed: Count, waiting: Count, left: Count })
  .meta({ id: 'StaffNewsletter' });
export type StaffNewsletter = z.infer<typeof StaffNewsletter>;

export const StaffVotes = z
  .object({
    votes: Count,
    cards: Count,
    voters: z.object({ accounts: Count, devices: Count }),
    newest: z.string().nullable(),
  })
  .meta({ id: 'StaffVotes' });
export type StaffVotes = z.infer<typeof StaffVotes>;

export const StaffData = z
  .object({
    snapshot: z
      .object({
        id: z.string(),
        generatedAt: z.string(),
        asOf: z.string().nullable(),
        sample: z.boolean(),
        decks: Count,
        cards: Count,
        sources: z.array(z.object({ source: z.string(), rights: z.string(), decks: Count })),
        kept: z.array(z.object({ reason: z.string(), decks: Count })),
      })
      .nullable(),
    /** When data was last ingested, by the modification time of the file that names the current folder. */
    ingestedAt: z.string().nullable(),
    /** The last refresh of this machine's data folder; without an end while it runs or if it was killed. */
    refresh: z
      .object({
        startedAt: z.string(),
        endedAt: z.string().nullable(),
        outcome: z.enum(['running', 'published', 'unchanged', 'refused', 'failed']),
        reasons: z.array(z.string()),
      })
      .nullable(),
    players: z.array(z.object({ name: z.string(), bytes: Count, writtenAt: z.string() })),
    /** The snapshot store; null without SNAPSHOT_STORE. `checkedAt`: when it last answered. */
    store: z
      .object({ name: z.string(), checkedAt: z.string().nullable(), problem: z.string().nullable() })
      .nullable(),
    database: z.object({ kind: z.enum(['pglite', 'postgres']), healthy: z.boolean() }),
    mails: z.object({ waiting: Count, failed: Count }),
    subscriptions: Count,
  })
  .meta({ id: 'StaffData' });
export type StaffData = z.infer<typeof StaffData>;

/** Jobs of a queue: those that run and wait now, and those refused since the start. */
const Queue = z.object({ running: Count, waiting: Count, refused: Count });

export const StaffStatus = z
  .object({
    version: z.string(),
    node: z.string(),
    startedAt: z.string(),
    readiness: Readiness,
    snapshot: z
      .object({ id: z.string(), generatedAt: z.string(), asOf: z.string().nullable(), sample: z.boolean() })
      .nullable(),
    refresh: StaffData.shape.refresh,
    /** The last whole backup that was made with the `backup` command. */
    backup: z
      .object({ createdAt: z.string(), folder: z.string(), bytes: Count, database: z.boolean() })
      .nullable(),
    /** `migration` is the newest one applied; null while the database does not answer. */
    database: z.object({
      kind: z.enum(['pglite', 'postgres']),
      healthy: z.boolean(),
      migration: z.string().nullable(),
    }),
    /** `refusedAtOnce`: requests refused since the start before they reached a queue. */
    load: z.object({ pages: Queue, calls: Queue, refusedAtOnce: Count }),
  })
  .meta({ id: 'StaffStatus' });
export type StaffStatus = z.infer<typeof StaffStatus>;
