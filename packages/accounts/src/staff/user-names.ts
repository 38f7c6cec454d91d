import { createHash } from 'node:crypto';
import { type Orm, removedNames, users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { nameRemovedMail } from '../mail/templates.ts';
import { checkName } from '../names/check-name.ts';
import { likenessKey } from '../names/likeness-key.ts';
import { notifyChange } from '../profile/notices.ts';
import { recordAction } from './actions.ts';
import { type Actor, type StaffContext, takeSubject } from './context.ts';

/** Corrects a name. @throws AppError invalid-argument for a name that nobody may have */
export function renameUser(
  { orm }: StaffContext,
  { by, uid, name: wanted }: { by: Actor; uid: string; name: string },
): Promise<void> {
  const name = checkName(wanted);
  return orm.transaction(async (transaction) => {
    const subject = await takeSubject(transaction, by, uid);
    if (subject.name === name) return;
    await write(transaction, uid, name);
    const detail = `${subject.name} → ${name}`;
    await recordAction(transaction, { by, action: 'name-changed', uid, detail });
  });
}

/**
 * Takes a name away: the user is called "Player" with a number until they choose another, may not choose that one
 * again, and is told by mail. Answers the new name.
 */
export async function removeName(
  { orm, mailer, site }: StaffContext,
  { by, uid }: { by: Actor; uid: string },
): Promise<string> {
  const name = standIn(uid);
  const email = await orm.transaction(async (transaction) => {
    const subject = await takeSubject(transaction, by, uid);
    if (subject.name === name) return null;
    await transaction
      .insert(removedNames)
      .values({ userId: uid, nameKey: likenessKey(subject.name) })
      .onConflictDoNothing();
    await write(transaction, uid, name);
    await recordAction(transaction, { by, action: 'name-removed', uid, detail: subject.name });
    return subject.email;
  });
  if (email !== null) await mailer.send({ to: email, ...nameRemovedMail({ site, name }) });
  return name;
}

async function write(orm: Orm, uid: string, name: string): Promise<void> {
  await orm.update(users).set({ name, updatedAt: new Date() }).where(eq(users.id, uid));
  await notifyChange(orm, uid);
}

/** A replacement for a name, one for each user, so that a name taken away twice leaves one replacement. */
function standIn(uid: string): string {
  const digits = createHash('sha256').update(`name of ${uid}`).digest().readUInt32BE(0) % 1_000_000;
  return `Player ${`${digits}`.padStart(6, '0')}`;
}
