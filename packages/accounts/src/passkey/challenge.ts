import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@deckwright/domain';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Context } from '../context.ts';
import { everySecret } from '../secret.ts';

/** How long a browser may take to ask its user, including time with the page open. */
const CHALLENGE_SECONDS = 1_800;
const TIME_BYTES = 6;
const RANDOM_BYTES = 18;
const SIGNED_BYTES = TIME_BYTES + RANDOM_BYTES;

/** Purpose of a challenge: a new passkey of this user, or a sign-in of anyone. */
export type Purpose = `add ${string}` | 'sign-in';

const STALE_CHALLENGE = 'The passkey took too long. Please try again.';

/** An unpredictable, signed challenge that needs no storage: time, random bytes, signature. */
export function newChallenge({ secrets }: Pick<Context, 'secrets'>, purpose: Purpose): Buffer {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(Date.now(), 0, TIME_BYTES);
  const signed = Buffer.concat([time, randomBytes(RANDOM_BYTES)]);
  return Buffer.concat([signed, computeSignature(secrets.current, purpose, signed)]);
}

/**
 * Whether we issued this challenge for this purpose and it has not expired. `challenge` is in base64url, as returned by
 * browsers.
 */
export function isOurs({ secrets }: Pick<Context, 'secrets'>, purpose: Purpose, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const given = bytes.subarray(SIGNED_BYTES);
  const isSigned = everySecret(secrets)
    .map((secret) => computeSignature(secret, purpose, signed))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
  if (signed.length !== SIGNED_BYTES || !isSigned) return false;
  const age = Date.now() - signed.readUIntBE(0, TIME_BYTES);
  return age >= 0 && age <= CHALLENGE_SECONDS * 1000;
}

/** Prevents replays by accepting each challenge once. @throws AppError invalid-argument */
export async function takeChallengeOnce(
  context: Pick<Context, 'database' | 'secrets'>,
  challenge: string,
): Promise<void> {
  const spent = { kind: 'passkey-challenge', key: challenge, windowSeconds: CHALLENGE_SECONDS };
  const { count } = await countAttempt(context, spent);
  if (count > 1) throw new AppError('invalid-argument', STALE_CHALLENGE);
}

function computeSignature(secret: string, purpose: Purpose, signed: Buffer): Buffer {
  return createHmac('sha256', secret).update(`passkey\n${purpose}\n`).update(signed).digest();
}
