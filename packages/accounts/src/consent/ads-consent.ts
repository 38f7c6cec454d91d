import { profiles } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Session } from '../session.ts';

/** Whether ad providers may be told the email address; null where the user has not been asked. */
export type AdsAnswer = { identity: 'yes' | 'no' | null };

export async function readAdsConsent({ db }: Context, { uid }: Session): Promise<AdsAnswer> {
  const [row] = await db.orm
    .select({ accepted: profiles.adsAcceptedAt, refused: profiles.adsRefusedAt })
    .from(profiles)
    .where(eq(profiles.userId, uid));
  if (!row) throw new AppError('not-found', 'There is no such user.');
  return { identity: row.accepted ? 'yes' : row.refused ? 'no' : null };
}

/** Keeps the last answer with its time; the earlier one is forgotten. */
export async function writeAdsConsent(
  { db }: Context,
  { uid }: Session,
  { identity }: { identity: 'yes' | 'no' },
): Promise<AdsAnswer> {
  const now = new Date();
  await db.orm
    .update(profiles)
    .set({
      adsAcceptedAt: identity === 'yes' ? now : null,
      adsRefusedAt: identity === 'no' ? now : null,
    })
    .where(eq(profiles.userId, uid));
  return { identity };
}
