import { AppError } from '@deckwright/domain';
import { bearerHeaders } from '../auth-headers.ts';
import type { Context } from '../context.ts';
import type { Session } from '../session.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { APP_CODE, findCode, MISSING_CODE } from './second-step.ts';
import { takeCodeOnce } from './spent-codes.ts';
import { watchCodes } from './wrong-codes.ts';

/** The password of a signed-in user and, if two-step sign-in is on, a code of the app or a recovery code. */
export type Proof = { password: string; code?: string | undefined };

/**
 * Checks both, so that a stolen session and password do not change how an account signs in.
 * @throws AppError permission-denied for a wrong password, failed-precondition if the code is missing, invalid-argument if
 * it is wrong
 */
export async function requireProof(
  context: Context,
  session: Session,
  { password, code }: Proof,
): Promise<void> {
  const { auth } = context;
  const headers = bearerHeaders(session.token);
  await auth.api.verifyPassword({ headers, body: { password } });
  if (!(await hasSecondFactor(context, session))) return;
  const given = (code ?? '').replace(/\s/g, '');
  if (given === '') throw new AppError('failed-precondition', MISSING_CODE);
  await watchCodes(context, session.uid, async () => {
    if (APP_CODE.test(given)) {
      await takeCodeOnce(context, session.uid, given);
      await auth.api.verifyTOTP({ headers, body: { code: given } });
      return;
    }
    const found = (await findCode(context, session.uid, given)) ?? '';
    await auth.api.verifyBackupCode({ headers, body: { code: found, disableSession: true } });
  });
}
