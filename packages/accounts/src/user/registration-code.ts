import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { users, verifications } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { desc, eq } from 'drizzle-orm';
import { countAttempt } from '../attempts/count-attempt.ts';
import { CODE_MINUTES, CODE_TRIES } from '../auth.ts';
import type { Context } from '../context.ts';
import { WRONG_CODE } from '../failures.ts';
import { registerCodeMail, registerTakenMail } from '../mail/templates.ts';
import { everySecret } from '../secret.ts';
import { dropCodes } from './send-code.ts';

const DAY_SECONDS = 86_400;

/** The key under which the code for a new account at this address is stored. */
export function registrationCodeOf(email: string): string {
  return `register-otp-${email}`;
}

/**
 * Emails a code to an address without an account. If it has one, its owner is notified instead; stored data, answer and
 * timing are the same.
 */
export async function sendRegistrationCode(context: Context, email: string): Promise<void> {
  const { door, secrets, site, mailer } = context;
  const code = `${randomInt(1_000_000)}`.padStart(6, '0');
  const identifier = registrationCodeOf(email);
  const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
  const owner = await ownerOf(context, email);
  // A code that is sent to no one, so that the check takes the same steps and never succeeds.
  const value = hashOf(secrets.current, email, owner === null ? code : randomUUID());
  await door.inTransaction(async () => {
    await dropCodes(door.orm, identifier);
    await door.orm.insert(verifications).values({ id: randomUUID(), identifier, value, expiresAt });
  });
  context.inBackground(async () => {
    if (owner !== null) return tellOwner(context, email);
    await mailer.send({ to: email, ...registerCodeMail({ site, code, minutes: CODE_MINUTES }) });
  });
}

/**
 * Accepts the last code sent, once; after a few wrong attempts it becomes invalid. @throws AppError invalid-argument
 */
export async function takeRegistrationCode(context: Context, email: string, code: string): Promise<void> {
  const { door, secrets } = context;
  const identifier = registrationCodeOf(email);
  const given = everySecret(secrets).map((secret) =>
    Buffer.from(hashOf(secret, email, code.replace(/\s/g, ''))),
  );
  // Two concurrent calls do not see each other's rows, so neither deletes them.
  const [kept] = await door.orm
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, identifier))
    .orderBy(desc(verifications.expiresAt), desc(verifications.id))
    .limit(1);
  const { count } = await countAttempt(context, {
    kind: 'register-code',
    key: kept?.id ?? email,
    windowSeconds: CODE_MINUTES * 60,
  });
  const expected = Buffer.from(kept?.value ?? hashOf(secrets.current, email, ''));
  const isRight = given.some((one) => expected.length === one.length && timingSafeEqual(expected, one));
  if (!kept || !isRight || count > CODE_TRIES || kept.expiresAt.getTime() <= Date.now())
    throw new AppError('invalid-argument', WRONG_CODE);
  const taken = await door.orm
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id });
  if (!taken.some(({ id }) => id === kept.id)) throw new AppError('invalid-argument', WRONG_CODE);
}

/** At most once a day: the request may be from the owner, or from someone probing whether an account exists. */
export async function tellOwner(context: Context, email: string): Promise<void> {
  const told = { kind: 'register-taken', key: email, windowSeconds: DAY_SECONDS };
  const { count } = await countAttempt(context, told);
  if (count > 1) return;
  const name = await ownerOf(context, email);
  if (name === null) return;
  await context.mailer.send({ to: email, ...registerTakenMail({ site: context.site, name }) });
}

/** The name of the account with this address, or null. */
async function ownerOf({ door }: Context, email: string): Promise<string | null> {
  const [user] = await door.orm.select({ name: users.name }).from(users).where(eq(users.email, email));
  return user?.name ?? null;
}

/** A plain hash of six digits is easily brute-forced; a keyed hash is useless without the secret. */
function hashOf(secret: string, email: string, code: string): string {
  return createHmac('sha256', secret).update(`register\n${email}\n${code}`).digest('base64url');
}
