import { attempts } from '@deckwright/database';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { countAttempt, fingerprint } from './count-attempt.ts';

const KIND = 'known-network';
const KNOWN_SECONDS = 90 * 86_400;

/** An account as it is typed, and the network that limits count by. */
type Place = { account: string; network: string };

/**
 * Whether the account was entered from there within 90 days: strangers who guess at an account from elsewhere must not
 * lock its owner out.
 */
export async function isKnownNetwork(
  { database, secret }: Pick<Context, 'database' | 'secret'>,
  place: Place,
): Promise<boolean> {
  const known = await database.orm
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(eq(attempts.key, fingerprint(secret, textOf(place))), gt(attempts.endsAt, sql`now()`)));
  return known.length > 0;
}

/** Somebody entered the account from there. */
export async function knowNetwork(
  context: Pick<Context, 'database' | 'secret'>,
  { account, network }: Place,
): Promise<void> {
  await countAttempt(context, { kind: KIND, key: keyOf({ account, network }), windowSeconds: KNOWN_SECONDS });
}

function keyOf({ account, network }: Place): string {
  return `${account}\n${network}`;
}

function textOf(place: Place): string {
  return `${KIND}\n${keyOf(place)}`;
}
