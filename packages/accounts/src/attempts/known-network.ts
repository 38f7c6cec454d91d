import { attempts } from '@deckwright/database';
import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { everySecret } from '../secret.ts';
import { countAttempt, fingerprint } from './count-attempt.ts';

const KIND = 'known-network';
const KNOWN_SECONDS = 90 * 86_400;

/** An account as typed by the user, and the network used for rate limits. */
type AccountNetwork = { account: string; network: string };

/**
 * Whether someone signed in to the account from this network within 90 days, so that strangers who guess from elsewhere
 * cannot lock the owner out.
 */
export async function isKnownNetwork(
  { database, secrets }: Pick<Context, 'database' | 'secrets'>,
  accountNetwork: AccountNetwork,
): Promise<boolean> {
  const keys = everySecret(secrets).map((secret) => fingerprint(secret, toFingerprintText(accountNetwork)));
  const known = await database.orm
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(inArray(attempts.key, keys), gt(attempts.endsAt, sql`now()`)));
  return known.length > 0;
}

/** Records a successful sign-in from this network. */
export async function knowNetwork(
  context: Pick<Context, 'database' | 'secrets'>,
  { account, network }: AccountNetwork,
): Promise<void> {
  await countAttempt(context, { kind: KIND, key: toKey({ account, network }), windowSeconds: KNOWN_SECONDS });
}

function toKey({ account, network }: AccountNetwork): string {
  return `${account}\n${network}`;
}

function toFingerprintText(accountNetwork: AccountNetwork): string {
  return `${KIND}\n${toKey(accountNetwork)}`;
}
