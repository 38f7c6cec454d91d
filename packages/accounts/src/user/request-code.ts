import { createHash, createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { verifications } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, eq, gt, like, not } from 'drizzle-orm';
import { countAttempt } from '../attempts/count-attempt.ts';
import { CODE_MINUTES, CODE_TRIES } from '../auth.ts';
import type { Context } from '../context.ts';
import { WRONG_CODE, WRONG_CODE_ELSEWHERE } from '../failures.ts';
import { everySecret } from '../secret.ts';

/** What a code is for that is emailed to somebody who is not signed in. */
export type RequestedFor = 'register' | 'reset';

/**
 * A code for an address, and the handle of the browser that requested it: a random text of its own, which it sends with the
 * request and with each try. Tries without it are counted apart, so that strangers do not use up the tries of the owner.
 */
export type CodeRequest = { kind: RequestedFor; email: string; handle?: string | undefined };

/** Begins the ids of codes that were requested with a handle. */
const WITH_HANDLE = 'h-';

/** The key under which codes for an address are stored. */
export function toCodesKey(kind: RequestedFor, email: string): string {
  return `${kind}-otp-${email}`;
}

/**
 * Stores a new code and returns it. It replaces an earlier one of the same browser, but none of another. With `isDecoy`
 * the stored value matches no code; answer and timing are the same.
 */
export async function makeCode(
  { db, secrets }: Context,
  request: CodeRequest,
  isDecoy: boolean,
): Promise<string> {
  const { kind, email, handle } = request;
  const code = `${randomInt(1_000_000)}`.padStart(6, '0');
  const identifier = toCodesKey(kind, email);
  const id = toId(request) ?? randomUUID();
  const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
  const value = hashCode(secrets.current, request, isDecoy ? randomUUID() : code);
  const replaced =
    handle === undefined ? not(like(verifications.id, `${WITH_HANDLE}%`)) : eq(verifications.id, id);
  await db.inTransaction(async () => {
    await db.orm.delete(verifications).where(and(eq(verifications.identifier, identifier), replaced));
    const row = { value, expiresAt };
    await db.orm
      .insert(verifications)
      .values({ id, identifier, ...row })
      .onConflictDoUpdate({ target: verifications.id, set: row });
  });
  return code;
}

/** Whether the browser with this handle has requested a code that has not expired. */
export async function hasRequestedCode({ db }: Context, request: CodeRequest): Promise<boolean> {
  const id = toId(request);
  if (id === null) return false;
  const rows = await db.orm
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.id, id), gt(verifications.expiresAt, new Date())));
  return rows.length > 0;
}

/**
 * Accepts a code once; afterwards no other one for the address is valid. After a few wrong tries of the browser that
 * requested it, or of all others together, it is invalid for them.
 * @throws AppError invalid-argument
 */
export async function takeCode(context: Context, request: CodeRequest, code: string): Promise<void> {
  const { db, secrets } = context;
  const { kind, email } = request;
  const identifier = toCodesKey(kind, email);
  const given = everySecret(secrets).map((secret) => hashCode(secret, request, code.replace(/\s/g, '')));
  const valid = await db.orm
    .select()
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date())));
  const own = valid.find(({ id }) => id === toId(request));
  const wrong = own ? WRONG_CODE : WRONG_CODE_ELSEWHERE;
  const windowSeconds = CODE_MINUTES * 60;
  // Without any code the same steps, so that the timing does not tell.
  const candidates = own ? [own] : valid.length > 0 ? valid : [{ id: identifier, value: '' }];
  let right: string | null = null;
  for (const { id, value } of candidates) {
    // Concurrent tries do not see each other's rows, but each is counted. A new code of the same browser has the same id.
    const key = `${id}\n${value}`;
    const tries = { kind: `${kind}-code${own ? '' : '-elsewhere'}`, key, windowSeconds };
    const { count } = await countAttempt(context, tries);
    if (given.some((one) => isSame(one, value)) && count <= CODE_TRIES) right = id;
  }
  if (right === null) throw new AppError('invalid-argument', wrong);
  const taken = await db.orm
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id });
  if (!taken.some(({ id }) => id === right)) throw new AppError('invalid-argument', wrong);
}

/** The stored id says nothing about the handle. */
function toId({ kind, email, handle }: CodeRequest): string | null {
  if (handle === undefined) return null;
  return WITH_HANDLE + createHash('sha256').update([kind, email, handle].join('\n')).digest('base64url');
}

/** A plain hash of six digits is easily brute-forced; a keyed hash is useless without the secret. */
function hashCode(secret: string, { kind, email }: CodeRequest, code: string): string {
  return createHmac('sha256', secret).update(`${kind}\n${email}\n${code}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
