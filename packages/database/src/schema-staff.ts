import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './schema-accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const formerly = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/** What staff have done, by whom and to whom; a deleted account leaves a line without a name. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    actorKind: text('actor_kind').$type<'user' | 'command'>().notNull(),
    actorId: formerly('actor_id'),
    action: text('action').notNull(),
    subjectId: formerly('subject_id'),
    detail: text('detail').notNull().default(''),
  },
  (table) => [
    index('staff_actions_by_time').on(table.at.desc(), table.id),
    index('staff_actions_by_subject').on(table.subjectId),
    index('staff_actions_by_actor').on(table.actorId),
  ],
);

/** Names that staff took from a user, who may not take them again. */
export const removedNames = pgTable(
  'removed_names',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As `nameKey` has it. */
    nameKey: text('name_key').notNull(),
    removedAt: moment('removed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.nameKey] })],
);

/** How many left the newsletter on a day; who, is kept nowhere. */
export const newsletterLeaves = pgTable('newsletter_leaves', {
  day: date('day').primaryKey(),
  leaves: integer('leaves').notNull(),
});

/** What the patron service told last of each of its members. */
export const patronMembers = pgTable(
  'patron_members',
  {
    memberId: text('member_id').primaryKey(),
    /** Of the address, which itself is kept only where an account has it. */
    emailHash: text('email_hash'),
    /** The account that has shown to own the address. */
    userId: formerly('user_id'),
    status: text('status'),
    cents: integer('cents').notNull().default(0),
    /** How far the patronage has come to its end: 0 running, 1 declined, 2 ended, 3 deleted. */
    standing: smallint('standing').$type<0 | 1 | 2 | 3>().notNull().default(0),
    /** The latest moment that the state speaks of. */
    stateAt: moment('state_at').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('patron_members_by_user').on(table.userId),
    index('patron_members_by_email').on(table.emailHash),
  ],
);

/** Hashes of the messages that speak of a member's present moment: earlier ones are told by their time. */
export const patronEvents = pgTable(
  'patron_events',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => patronMembers.memberId, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
);
