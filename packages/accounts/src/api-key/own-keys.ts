import { randomUUID } from 'node:crypto';
import { apiKeys, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { checkProof } from '../second-factor/fresh-proof.ts';
import { tokenHash } from '../session/token-hash.ts';
import type { Session } from '../session.ts';
import { newApiKey } from './key-text.ts';

export const MAX_API_KEYS = 5;
const MAX_NAME_LENGTH = 60;

export type OwnApiKey = {
  id: string;
  name: string;
  /** The first characters of the key, such as "dwk_Ab3x". */
  begins: string;
  createdAt: string;
  /** To the hour; null before its first use. */
  usedAt: string | null;
};

/** The oldest first. */
export async function listApiKeys({ db }: Context, { uid }: Pick<Session, 'uid'>): Promise<OwnApiKey[]> {
  const rows = await db.orm
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, uid))
    .orderBy(asc(apiKeys.createdAt), apiKeys.id);
  return rows.map(getOwn);
}

/**
 * The new key with its text, which is known only now.
 * @throws AppError permission-denied without a recently confirmed password, failed-precondition if there are too many,
 * invalid-argument for an empty name
 */
export async function makeApiKey(
  context: Context,
  session: Session,
  { name }: { name: string },
): Promise<{ apiKey: OwnApiKey; key: string }> {
  await checkProof(context, session);
  const { db, apiKeySecret } = context;
  const { uid } = session;
  const { key, begins } = newApiKey(apiKeySecret);
  const row = {
    ...{ id: randomUUID(), userId: uid, name: checkKeyName(name), hash: tokenHash(key), begins },
    ...{ createdAt: new Date(), usedAt: null },
  };
  await db.inTransaction(async () => {
    // Of two calls at once, the second one waits here and then counts the key of the first.
    await db.orm.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('update');
    const own = await db.orm.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.userId, uid));
    if (own.length >= MAX_API_KEYS)
      throw new AppError(
        'failed-precondition',
        `An account has ${MAX_API_KEYS} API keys at most. Revoke one first.`,
      );
    await db.orm.insert(apiKeys).values(row);
  });
  return { apiKey: getOwn(row), key };
}

/** It works no longer here at once, and in other processes within a minute. @throws AppError not-found */
export async function revokeApiKey({ db, knownKeys }: Context, { uid }: Session, id: string): Promise<void> {
  const [gone] = await db.orm
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, uid), eq(apiKeys.id, id)))
    .returning({ hash: apiKeys.hash });
  if (!gone) throw new AppError('not-found', 'There is no such API key.');
  knownKeys.forget(gone.hash);
}

/** Revokes all of them, and returns how many there were. */
export async function revokeApiKeys(
  { db, knownKeys }: Context,
  { uid }: Pick<Session, 'uid'>,
): Promise<number> {
  const gone = await db.orm.delete(apiKeys).where(eq(apiKeys.userId, uid)).returning({ hash: apiKeys.hash });
  for (const { hash } of gone) knownKeys.forget(hash);
  return gone.length;
}

/** Visible only to its owner. */
function checkKeyName(text: string): string {
  const name = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (name === '' || name.length > MAX_NAME_LENGTH)
    throw new AppError('invalid-argument', `The name of an API key has 1 to ${MAX_NAME_LENGTH} characters.`);
  return name;
}

function getOwn({ id, name, begins, createdAt, usedAt }: typeof apiKeys.$inferSelect): OwnApiKey {
  return { id, name, begins, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}
