import { randomUUID } from 'node:crypto';
import { type Orm, removedNames, submittedDecks, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import { likenessKey } from '../names/likeness-key.ts';
import { refuseShownByOther } from '../names/shown-names.ts';
import { likeness, listHash } from './list-hash.ts';
import { DAY_MS, SHARING_RULES } from './rules.ts';
import { type SubmittedDeckRow, toOwnDeck } from './to-own-deck.ts';
import { RIGHTS_OF_LICENCE, type Shared, type ShareInput, type SharingContext } from './types.ts';

/**
 * Takes a checked deck. The same list again changes its name and license alone; a list much like one the account has
 * shared under the same commanders takes its place. Whether it waits for review is the account's history's doing.
 * @throws AppError invalid-argument for a name that another player shows, resource-exhausted for more than an account may share, unauthenticated where it is gone
 */
export async function shareDeck(ctx: SharingContext, input: ShareInput): Promise<Shared> {
  const network = await ctx.getNetwork(input.address);
  const shared = await ctx.orm.transaction(async (orm): Promise<Shared> => {
    // Of two at the same time the second finds the first.
    const [user] = await orm.select().from(users).where(eq(users.id, input.userId)).for('update');
    if (!user) throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.');
    const rows = await orm
      .select()
      .from(submittedDecks)
      .where(eq(submittedDecks.userId, input.userId))
      .orderBy(desc(submittedDecks.updatedAt), desc(submittedDecks.id))
      // What is withdrawn or reviewed at the same time is done before or after, never in between.
      .for('update');
    const time = ctx.now();
    await forgetOld(orm, input.userId, time);
    const hash = listHash(input.deck);
    const live = rows.filter(({ status }) => status === 'pending' || status === 'accepted');
    const same = live.find((row) => row.listHash === hash);
    const { name, showPlayer, bracket, licence } = input;
    const about = { name, showPlayer, bracket, licence, rights: RIGHTS_OF_LICENCE[licence] };
    if (name !== null) await refuseRemoved(orm, input.userId, name);
    const isShown = live.some((row) => row.showPlayer);
    if (showPlayer && !isShown) await refuseShownByOther(orm, { userId: user.id, name: user.name });
    const isRenamed = same !== undefined && (same.name !== name || same.showPlayer !== showPlayer);
    if (!same) checkBounds(rows, live, time);
    const trusted = isTrusted(rows, user.createdAt, time);
    const reviewed = { reviewedBy: null, reviewedAt: null, reason: null };
    if (same) {
      // A new name of an account that is not known yet is looked at; the list has been. Whoever looks at the old name
      // must not accept the new one.
      const isLookedAt = isRenamed && name !== null && (!trusted || same.status === 'pending');
      const status = isLookedAt ? ({ status: 'pending', updatedAt: time, ...reviewed } as const) : {};
      const [stored] = await orm
        .update(submittedDecks)
        .set({ ...about, ...status })
        .where(eq(submittedDecks.id, same.id))
        .returning();
      return { deck: toOwnDeck(stored ?? same), outcome: 'already' };
    }
    const { deck } = input;
    const version = live
      .map((row) => ({ row, alike: likeness(row, deck) }))
      .filter(({ alike }) => alike >= SHARING_RULES.versionShare)
      .sort((a, b) => b.alike - a.alike)[0]?.row;
    const status: 'accepted' | 'pending' = trusted ? 'accepted' : 'pending';
    const list = {
      commanders: deck.commanders,
      cards: deck.cards,
      companion: deck.companion,
      listHash: hash,
      network,
      status,
      updatedAt: time,
      ...(trusted ? { reason: null } : reviewed),
    };
    if (version) {
      const [stored] = await orm
        .update(submittedDecks)
        .set({ ...about, ...list })
        .where(eq(submittedDecks.id, version.id))
        .returning();
      if (stored) return { deck: toOwnDeck(stored), outcome: 'newer-version' };
    }
    const id = randomUUID();
    const [made] = await orm
      .insert(submittedDecks)
      .values({ id, linkId: ctx.toLink(id), userId: input.userId, createdAt: time, ...about, ...list })
      .returning();
    if (!made) throw new Error('A shared deck was not kept.');
    return { deck: toOwnDeck(made), outcome: 'new' };
  });
  ctx.changed();
  return shared;
}

/** @throws AppError invalid-argument for a name that staff took from one of the account's decks, or from itself */
async function refuseRemoved(orm: Orm, userId: string, name: string): Promise<void> {
  const taken = await orm
    .select({ key: removedNames.nameKey })
    .from(removedNames)
    .where(and(eq(removedNames.userId, userId), eq(removedNames.nameKey, likenessKey(name))));
  if (taken.length > 0)
    throw new AppError('invalid-argument', 'Staff removed this name. Choose another one.');
}

/** What is withdrawn stays in the player's list for a while only. */
async function forgetOld(orm: Orm, userId: string, time: Date): Promise<void> {
  const table = submittedDecks;
  const before = new Date(time.getTime() - SHARING_RULES.doubtDays * DAY_MS);
  await orm.delete(table).where(and(eq(table.userId, userId), lt(table.withdrawnAt, before)));
}

function checkBounds(rows: readonly SubmittedDeckRow[], live: readonly SubmittedDeckRow[], time: Date): void {
  const { perDay, atOnce } = SHARING_RULES;
  const today = rows.filter(({ updatedAt }) => time.getTime() - updatedAt.getTime() < DAY_MS);
  if (today.length >= perDay)
    throw new AppError(
      'resource-exhausted',
      `You have shared ${perDay} decks in one day. Share the next one tomorrow.`,
    );
  if (live.length >= atOnce)
    throw new AppError(
      'resource-exhausted',
      `You share ${atOnce} decks, the maximum. Withdraw one to share another.`,
    );
}

/** Old enough, with enough decks that staff have accepted, and none refused lately. */
function isTrusted(rows: readonly SubmittedDeckRow[], madeAt: Date, time: Date): boolean {
  const { trustedAfterDays, trustedAfterAccepted, doubtDays } = SHARING_RULES;
  const days = (since: Date): number => (time.getTime() - since.getTime()) / DAY_MS;
  const accepted = rows.filter(({ status, reviewedAt }) => status === 'accepted' && reviewedAt !== null);
  const doubted = rows.some(
    ({ reason, reviewedAt }) => reason !== null && reviewedAt !== null && days(reviewedAt) < doubtDays,
  );
  return days(madeAt) >= trustedAfterDays && accepted.length >= trustedAfterAccepted && !doubted;
}
