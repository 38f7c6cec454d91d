import { secondFactors } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { deviceHeaders } from '../auth-headers.ts';
import type { Context } from '../context.ts';
import { readNewToken, waitingSignIn } from './library-cookies.ts';
import { takeCodeOnce } from './spent-codes.ts';
import { watchCodes } from './wrong-codes.ts';

export const MISSING_CODE = 'Enter the code from your authenticator app, or one of your recovery codes.';

type Step = {
  /** The library's answer to the password. */
  answered: Headers;
  /** Authenticator or recovery code; '' if none was given yet. */
  code: string;
  uid: string;
  device?: string | undefined;
};

export const APP_CODE = /^\d{6}$/;

/**
 * Completes a sign-in after a correct password; returns the token of the session.
 * @throws AppError failed-precondition if the code is missing, invalid-argument if it is wrong
 */
export async function takeSecondStep(
  context: Context,
  { answered, code: typed, uid, device }: Step,
): Promise<string> {
  const given = typed.replace(/\s/g, '');
  if (given === '') throw new AppError('failed-precondition', MISSING_CODE);
  return watchCodes(context, uid, () => verify(context, { answered, code: given, uid, device }));
}

async function verify(context: Context, { answered, code: given, uid, device }: Step): Promise<string> {
  const { auth } = context;
  const headers = waitingSignIn(answered, deviceHeaders(device));
  if (APP_CODE.test(given)) {
    await takeCodeOnce(context, uid, given);
    const verified = await auth.api.verifyTOTP({ headers, body: { code: given }, returnHeaders: true });
    return getToken(verified.headers);
  }
  // The library compares the stored entry, so a hashed code is looked up first; an empty code matches none.
  const code = (await findCode(context, uid, given)) ?? '';
  const verified = await auth.api.verifyBackupCode({ headers, body: { code }, returnHeaders: true });
  return getToken(verified.headers);
}

/** The stored entry of a recovery code, or null. */
export async function findCode(
  { db, recoveryCodes }: Context,
  uid: string,
  given: string,
): Promise<string | null> {
  const [row] = await db.orm
    .select({ stored: secondFactors.backupCodes })
    .from(secondFactors)
    .where(eq(secondFactors.userId, uid));
  return row ? recoveryCodes.find(row.stored, given) : null;
}

function getToken(headers: Headers): string {
  const token = readNewToken(headers);
  if (token === null) throw new Error('A second factor was right and began no session.');
  return token;
}
