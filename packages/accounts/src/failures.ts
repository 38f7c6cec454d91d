import type { Database } from '@deckwright/database';
import { AppError, type ErrorCode, withoutValues } from '@deckwright/domain';
import { APIError } from 'better-auth/api';

const AWAY = 'Accounts cannot be reached at the moment. Everything else works; please try again soon.';
export const WRONG_SIGN_IN = 'The email address or the password is wrong.';
export const TAKEN = 'An account with this email address already exists. Sign in, or reset your password.';
const WRONG_PASSWORD = 'The password is wrong.';
export const WRONG_CODE = 'This code is wrong or has expired. Request a new one.';
/** For a wrong or expired code in a browser that has not requested it. */
export const WRONG_CODE_ELSEWHERE =
  'This code is wrong or has expired. Enter it in the browser where you requested it, or request a new one.';

export const WRONG_APP_CODE = 'This code is wrong or was used before. Wait for the next one, then try again.';

/** The library's errors in our words; identical for cases that must not be distinguishable. */
const ANSWERS: Readonly<Record<string, [ErrorCode, string]>> = {
  INVALID_EMAIL_OR_PASSWORD: ['unauthenticated', WRONG_SIGN_IN],
  INVALID_EMAIL: ['invalid-argument', 'This is not an email address.'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['already-exists', TAKEN],
  INVALID_PASSWORD: ['permission-denied', WRONG_PASSWORD],
  // Concerns an existing password; new ones are checked before.
  PASSWORD_TOO_LONG: ['permission-denied', WRONG_PASSWORD],
  INVALID_OTP: ['invalid-argument', WRONG_CODE],
  OTP_EXPIRED: ['invalid-argument', WRONG_CODE],
  TOO_MANY_ATTEMPTS: ['invalid-argument', WRONG_CODE],
  USER_NOT_FOUND: ['invalid-argument', WRONG_CODE],
  INVALID_CODE: ['invalid-argument', WRONG_APP_CODE],
  INVALID_BACKUP_CODE: ['invalid-argument', WRONG_APP_CODE],
  INVALID_TWO_FACTOR_COOKIE: ['invalid-argument', WRONG_APP_CODE],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['invalid-argument', WRONG_APP_CODE],
  ACCOUNT_TEMPORARILY_LOCKED: [
    'failed-precondition',
    'Too many wrong codes were entered for this account. Wait an hour, then try again, or sign in with a passkey.',
  ],
  TOTP_NOT_ENABLED: ['failed-precondition', 'Two-step sign-in is not set up. Start the setup first.'],
  TWO_FACTOR_NOT_ENABLED: ['failed-precondition', 'Two-step sign-in is not set up. Start the setup first.'],
  TOTP_ALREADY_ENABLED: ['failed-precondition', 'Two-step sign-in is already on.'],
  UNAUTHORIZED: ['unauthenticated', 'Your session has ended. Please sign in again.'],
};

const CONNECTION_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300', '25006'],
]);
const CONNECTION_TEXT =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|pglite is clos|cannot use a pool after|query read timeout/i;
/** PostgreSQL's error code for text with unsupported characters, such as NUL. */
const UNFIT_TEXT = '22021';
const DUPLICATE = '23505';
export const DISK_FULL = '53100';
const NO_ROOM =
  'Nothing can be saved at the moment: the server has no disk space left. Everything else works; please try again later.';
const HIDING = new Set(['FAILED_TO_CREATE_USER', 'FAILED_TO_CREATE_SESSION', 'FAILED_TO_GET_SESSION']);
const HEALTH_MS = 3_000;

type Deps = { database: Database; log: (line: string) => void };

/**
 * Runs a verb and maps expected errors to AppErrors with a sentence for the visitor; unexpected ones pass through.
 * @throws AppError unavailable if the database cannot be reached.
 */
export async function guard<T>({ database, log }: Deps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const known = answerTo(error);
    if (known) throw known;
    if (getErrorCodes(error).includes(UNFIT_TEXT))
      throw new AppError(
        'invalid-argument',
        'The request contains a character that is not text. Remove it.',
        {
          cause: error,
        },
      );
    if (getErrorCodes(error).includes(DISK_FULL))
      throw new AppError('unavailable', NO_ROOM, { cause: error });
    withoutValues(error);
    const away = new AppError('unavailable', AWAY, { cause: error });
    if (isConnectionError(error) || !(await isHealthy(database))) throw away;
    // The library hides the cause of a failed query.
    if (!(error instanceof APIError && HIDING.has(error.body?.code ?? ''))) throw error;
    log(`A query of accounts failed: ${error.body?.code}`);
    throw away;
  }
}

function answerTo(error: unknown): AppError | null {
  if (!(error instanceof APIError)) return null;
  const code = error.body?.code ?? (error.statusCode === 401 ? 'UNAUTHORIZED' : '');
  if (error.body?.message === 'Email already in use') return new AppError('already-exists', TAKEN);
  const answer = ANSWERS[code] ?? (error.statusCode === 401 ? ANSWERS.UNAUTHORIZED : undefined);
  return answer ? new AppError(answer[0], answer[1], { cause: error }) : null;
}

/** Whether a write failed because of a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return getErrorCodes(error).includes(DUPLICATE);
}

/** The codes of an error and its causes. */
export function getErrorCodes(error: unknown): string[] {
  const codes: string[] = [];
  for (let cause = error; cause instanceof Error && codes.length < 8; cause = cause.cause)
    codes.push('code' in cause && typeof cause.code === 'string' ? cause.code : '');
  return codes;
}

function isConnectionError(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && CONNECTION_CODES.has(cause.code)) return true;
    if (CONNECTION_TEXT.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isConnectionError)) return true;
  }
  return false;
}

async function isHealthy(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), HEALTH_MS);
  });
  const requested = database.health().then(
    () => true,
    () => false,
  );
  const healthy = await Promise.race([requested, late]);
  clearTimeout(timer);
  return healthy;
}
