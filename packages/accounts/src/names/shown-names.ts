import { type Orm, submittedDecks, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { likenessKey } from './likeness-key.ts';

const LIVE = ['pending', 'accepted'] as const;

const TAKEN =
  'Another player already shows this name, or one that reads like it, on shared decks. Choose another name on your account page, or share without it.';

/**
 * Two players must not be taken for each other where names are shown, which is beside shared decks; elsewhere many may have
 * one name. Call within the transaction that shows it.
 * @throws AppError invalid-argument
 */
export async function refuseShownByOther(
  orm: Orm,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  const key = likenessKey(name);
  // Of two who show it at the same time the second finds the first.
  await orm.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`shown-name ${key}`}, 0))`);
  const others = await orm
    .selectDistinct({ name: users.name })
    .from(submittedDecks)
    .innerJoin(users, eq(users.id, submittedDecks.userId))
    .where(
      and(
        ne(submittedDecks.userId, userId),
        eq(submittedDecks.showPlayer, true),
        inArray(submittedDecks.status, [...LIVE]),
      ),
    );
  if (others.some((other) => likenessKey(other.name) === key)) throw new AppError('invalid-argument', TAKEN);
}

/** Whether the user's name stands beside a deck already. */
export async function showsName(orm: Orm, userId: string): Promise<boolean> {
  const shown = await orm
    .select({ id: submittedDecks.id })
    .from(submittedDecks)
    .where(
      and(
        eq(submittedDecks.userId, userId),
        eq(submittedDecks.showPlayer, true),
        inArray(submittedDecks.status, [...LIVE]),
      ),
    )
    .limit(1);
  return shown.length > 0;
}
