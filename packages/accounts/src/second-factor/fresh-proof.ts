import { sessions } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Session } from '../session.ts';
import { type Proof, requireProof } from './require-proof.ts';

/** So long a password counts as just given. */
export const PROOF_MINUTES = 10;

/**
 * Lets on who signed in or gave the password within the last minutes: a token that was stolen, or a device left open,
 * neither reads nor ends an account.
 * @throws AppError permission-denied
 */
export async function checkProof({ db }: Pick<Context, 'db'>, { id }: Session): Promise<void> {
  const now = Date.now();
  const since = new Date(now - PROOF_MINUTES * 60_000);
  // What is proven later than now was so while the clock was ahead, and would hold until then; processes differ a little.
  const latest = new Date(now + 60_000);
  const proven = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.provenAt, since), lte(sessions.provenAt, latest)));
  if (proven.length === 0) throw new AppError('permission-denied', 'Enter your password again to continue.');
}

/** @throws AppError as `requireProof` */
export async function proveAgain(context: Context, session: Session, proof: Proof): Promise<void> {
  await requireProof(context, session, proof);
  await context.db.orm.update(sessions).set({ provenAt: new Date() }).where(eq(sessions.id, session.id));
}
