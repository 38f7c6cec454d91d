import { deckReports, submittedDecks } from '@deckwright/database';
import { AppError, type ReportReason } from '@deckwright/domain';
import { and, count, eq } from 'drizzle-orm';
import { SHARING_RULES } from './rules.ts';
import type { SharingContext } from './types.ts';

export type ReportInput = {
  /** Of the deck's page. */
  id: string;
  reason: ReportReason;
  note: string;
  /** Of whoever reports. */
  address: string;
  userId?: string | undefined;
};

/**
 * Keeps a report for staff; a second one of the same network about the same deck changes nothing while the first is
 * open.
 * @throws AppError not-found for a deck that nobody sees, resource-exhausted for too many open reports
 */
export async function reportDeck(ctx: SharingContext, input: ReportInput): Promise<void> {
  const { orm } = ctx;
  const [deck] = await orm
    .select({ id: submittedDecks.id })
    .from(submittedDecks)
    .where(and(eq(submittedDecks.linkId, input.id), eq(submittedDecks.status, 'accepted')));
  if (!deck) throw new AppError('not-found', 'No shared deck has this address, or it has been withdrawn.');
  const network = await ctx.getNetwork(input.address);
  if (network !== null) {
    const [open] = await orm
      .select({ reports: count() })
      .from(deckReports)
      .where(and(eq(deckReports.network, network), eq(deckReports.status, 'open')));
    if ((open?.reports ?? 0) >= SHARING_RULES.openReports)
      throw new AppError(
        'resource-exhausted',
        'You’ve sent several reports already; we’ll look at those first.',
      );
  }
  const { reason, note, userId } = input;
  await orm
    .insert(deckReports)
    .values({ deckId: deck.id, reason, note, network, userId: userId ?? null, createdAt: ctx.now() })
    .onConflictDoNothing();
}
