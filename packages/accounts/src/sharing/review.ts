import { deckReports, type Orm, removedNames, submittedDecks, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { likenessKey } from '../names/likeness-key.ts';
import { recordAction } from '../staff/actions.ts';
import { DAY_MS } from './rules.ts';
import { type SubmittedDeckRow, toOwnDeck } from './to-own-deck.ts';
import type { DeckReportRow, ReviewedDeckRow, SharingContext } from './types.ts';

/** What staff do with a deck; a refusal says why, in words for the player. */
export type Review = { action: 'accept' } | { action: 'refuse'; reason: string } | { action: 'remove-name' };

const AT_ONCE = 100;
const LINES = {
  accept: 'deck-accepted',
  refuse: 'deck-refused',
  'remove-name': 'deck-name-removed',
} as const;

/** The decks that wait, the longest first; at most 100. */
export async function listPendingDecks(ctx: SharingContext, _: object = {}): Promise<ReviewedDeckRow[]> {
  const table = submittedDecks;
  const rows = await ctx.orm
    .select()
    .from(table)
    .where(eq(table.status, 'pending'))
    .orderBy(asc(table.updatedAt), asc(table.id))
    .limit(AT_ONCE);
  return Promise.all(rows.map((row) => reviewedDeck(ctx, row)));
}

/** Reports that nobody has answered, the oldest first; at most 100. */
export async function listOpenReports(ctx: SharingContext, _: object = {}): Promise<DeckReportRow[]> {
  const rows = await ctx.orm
    .select()
    .from(deckReports)
    .innerJoin(submittedDecks, eq(submittedDecks.id, deckReports.deckId))
    .where(eq(deckReports.status, 'open'))
    .orderBy(asc(deckReports.createdAt), asc(deckReports.id))
    .limit(AT_ONCE);
  return Promise.all(
    rows.map(async ({ deck_reports: report, submitted_decks: deck }) => ({
      id: report.id,
      reason: report.reason,
      note: report.note,
      createdAt: report.createdAt.toISOString(),
      deck: await reviewedDeck(ctx, deck),
    })),
  );
}

/**
 * Accepts or refuses a deck, or takes its name away; all open reports about it are closed by the last two.
 * @throws AppError not-found, aborted where it was withdrawn or another version has come meanwhile
 */
export async function reviewDeck(
  ctx: SharingContext,
  { id, staffId, updatedAt, review }: { id: string; staffId: string; updatedAt: string; review: Review },
): Promise<ReviewedDeckRow> {
  const table = submittedDecks;
  const stored = await ctx.orm.transaction(async (orm) => {
    const [owned] = await orm.select({ userId: table.userId }).from(table).where(eq(table.linkId, id));
    // First the player, then the deck, as sharing and deleting the account hold them.
    if (owned?.userId)
      await orm.select({ id: users.id }).from(users).where(eq(users.id, owned.userId)).for('key share');
    const [row] = await orm.select().from(table).where(eq(table.linkId, id)).for('update');
    if (!row) throw new AppError('not-found', 'That deck no longer exists.');
    if (row.status === 'withdrawn' || row.updatedAt.toISOString() !== updatedAt)
      throw new AppError('failed-precondition', 'The player has since changed or withdrawn this deck.');
    if (review.action === 'accept' && row.status === 'rejected') await refuseResent(orm, row);
    const time = ctx.now();
    const by = { reviewedBy: staffId, reviewedAt: time };
    const change =
      review.action === 'accept'
        ? { ...by, status: 'accepted' as const, reason: null }
        : review.action === 'refuse'
          ? { ...by, status: 'rejected' as const, reason: review.reason }
          : { name: null, showPlayer: false };
    if (review.action === 'remove-name' && row.name !== null && row.userId !== null)
      await orm
        .insert(removedNames)
        .values({ userId: row.userId, nameKey: likenessKey(row.name), removedAt: time })
        .onConflictDoNothing();
    const [changed] = await orm.update(table).set(change).where(eq(table.id, row.id)).returning();
    const uid = row.userId === null ? {} : { uid: row.userId };
    await recordAction(orm, {
      by: { kind: 'user', uid: staffId },
      action: LINES[review.action],
      ...uid,
      detail: id,
    });
    if (review.action !== 'accept') await closeReports(orm, row.id, { by: staffId, time });
    return changed ?? row;
  });
  ctx.changed();
  return reviewedDeck(ctx, stored);
}

/** Closes one report and leaves its deck as it is. @throws AppError not-found */
export async function dismissReport(
  ctx: SharingContext,
  { id, staffId }: { id: string; staffId: string },
): Promise<void> {
  await ctx.orm.transaction(async (orm) => {
    const [closed] = await orm
      .update(deckReports)
      .set({ status: 'closed', closedBy: staffId, closedAt: ctx.now() })
      .where(and(eq(deckReports.id, id), eq(deckReports.status, 'open')))
      .returning({ deck: deckReports.deckId });
    if (!closed) throw new AppError('not-found', 'This report has already been answered.');
    const by = { kind: 'user', uid: staffId } as const;
    await recordAction(orm, { by, action: 'report-dismissed', detail: closed.deck });
  });
}

/** An account shares a list once. @throws AppError failed-precondition where another row has it by now */
async function refuseResent(orm: Orm, { id, userId, listHash }: SubmittedDeckRow): Promise<void> {
  const table = submittedDecks;
  const same = await orm
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        eq(table.userId, userId ?? ''),
        eq(table.listHash, listHash ?? ''),
        inArray(table.status, ['pending', 'accepted']),
        ne(table.id, id),
      ),
    );
  if (same.length > 0)
    throw new AppError('failed-precondition', 'The player has shared this list again. Review that deck.');
}

async function closeReports(orm: Orm, deckId: string, { by, time }: { by: string; time: Date }) {
  await orm
    .update(deckReports)
    .set({ status: 'closed', closedBy: by, closedAt: time })
    .where(and(eq(deckReports.deckId, deckId), eq(deckReports.status, 'open')));
}

async function reviewedDeck({ orm, now }: SharingContext, row: SubmittedDeckRow): Promise<ReviewedDeckRow> {
  const table = submittedDecks;
  const [player] = await orm
    .select({ name: users.name, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, row.userId ?? ''));
  const counted = (status: 'accepted' | 'rejected') =>
    sql<number>`count(*) filter (where ${table.status} = ${status})::int`;
  const [history] = await orm
    .select({ accepted: counted('accepted'), refused: counted('rejected') })
    .from(table)
    .where(and(eq(table.userId, row.userId ?? ''), ne(table.id, row.id)));
  const live = and(inArray(table.status, ['pending', 'accepted']), ne(table.id, row.id));
  const [account] = await orm
    .select({ decks: sql<number>`count(*)::int` })
    .from(table)
    .where(and(live, eq(table.userId, row.userId ?? '')));
  const [network] = await orm
    .select({ decks: sql<number>`count(*)::int` })
    .from(table)
    .where(and(live, eq(table.network, row.network ?? '')));
  return {
    ...toOwnDeck(row),
    cards: row.cards,
    player: {
      name: player?.name ?? '',
      days: player ? Math.floor((now().getTime() - player.createdAt.getTime()) / DAY_MS) : 0,
      accepted: history?.accepted ?? 0,
      refused: history?.refused ?? 0,
    },
    others: { account: account?.decks ?? 0, network: network?.decks ?? 0 },
  };
}
