import { type Database, patronMembers } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { guard } from '../failures.ts';
import type { UserPart } from '../user-part.ts';
import { claimPatronage } from './claim.ts';
import type { PatronContext } from './context.ts';
import { type MemberEvent, takeEvent } from './take-event.ts';

/** Each verb throws AppError unavailable while the database is away. */
export type Patrons = {
  /** False where the message tells nothing new. */
  take: (event: MemberEvent) => Promise<boolean>;
  /** After a user has shown to own the address of the account. */
  claim: (uid: string) => Promise<void>;
};

type Deps = { database: Database; log: (line: string) => void };

export function createPatrons({ database, log }: Deps): Patrons {
  const context: PatronContext = { orm: database.orm };
  const verb =
    <I, T>(run: (context: PatronContext, input: I) => Promise<T>) =>
    (input: I): Promise<T> =>
      guard({ database, log }, () => run(context, input));
  return { take: verb(takeEvent), claim: verb(claimPatronage) };
}

/** What the patron service has told of an account: told on export, gone with the account. */
export function patronPart(patrons: Patrons): UserPart {
  return {
    name: 'patronage',
    export: async (orm, { uid }) => {
      const rows = await orm.select().from(patronMembers).where(eq(patronMembers.userId, uid));
      return rows.map(({ memberId, status, cents, stateAt }) => ({ memberId, status, cents, stateAt }));
    },
    remove: async (orm, { uid }) =>
      void (await orm.delete(patronMembers).where(eq(patronMembers.userId, uid))),
    emailProven: ({ uid }) => patrons.claim(uid),
  };
}
