import { AppError } from '@deckwright/domain';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Context } from '../context.ts';
import { WRONG_APP_CODE } from '../failures.ts';

/** Longer than the library accepts a code. */
const CODE_SECONDS = 180;

/** Prevents replays by accepting each code once. @throws AppError unauthenticated */
export async function takeCodeOnce(context: Context, uid: string, code: string): Promise<void> {
  const spent = { kind: 'app-code', key: `${uid}\n${code}`, windowSeconds: CODE_SECONDS };
  const { count } = await countAttempt(context, spent);
  if (count > 1) throw new AppError('invalid-argument', WRONG_APP_CODE);
}
