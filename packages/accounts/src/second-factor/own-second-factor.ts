import { sessions } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { encode } from 'uqr';
import { bearerHeaders } from '../auth-headers.ts';
import type { Context } from '../context.ts';
import { recoveryCodesMail, secondFactorMail } from '../mail/change-mails.ts';
import type { ToUser } from '../mail/greeting.ts';
import { notifyUser } from '../mail/notify.ts';
import { notifyChange } from '../profile/notices.ts';
import { endOthersSilently } from '../session/own-sessions.ts';
import { tokenHash } from '../session/token-hash.ts';
import type { Session } from '../session.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { readNewToken } from './library-cookies.ts';
import { type Proof, requireProof } from './require-proof.ts';
import { takeCodeOnce } from './spent-codes.ts';

type Begun = {
  /** In base 32, for typing into an app. */
  secret: string;
  /** The secret as a URI that apps open. */
  uri: string;
  /** The URI as a QR code: an SVG path on a grid of `size` by `size`. */
  qr: { size: number; path: string };
  /** Recovery codes; each works once in place of a code. */
  recoveryCodes: string[];
};

/**
 * Whether the session was started with two factors: with a passkey, or with a code because the account requires one.
 */
export async function isTwoStep(context: Context, session: Session): Promise<boolean> {
  const [row] = await context.db.orm
    .select({ byPasskey: sessions.byPasskey })
    .from(sessions)
    .where(eq(sessions.id, session.id));
  return row?.byPasskey === true || hasSecondFactor(context, session);
}

/**
 * Takes effect only when `confirmSecondFactor` has received a code of the app.
 * @throws AppError permission-denied for a wrong password, already-exists if it is already on
 */
export async function beginSecondFactor(
  { auth }: Context,
  { token }: Session,
  { password }: { password: string },
): Promise<Begun> {
  const begun = await auth.api.enableTwoFactor({
    headers: bearerHeaders(token),
    body: { password, method: 'totp' },
  });
  if (begun.method !== 'totp') throw new Error('An app was asked for and another second factor came.');
  const secret = new URL(begun.totpURI).searchParams.get('secret') ?? '';
  return { secret, uri: begun.totpURI, qr: drawQr(begun.totpURI), recoveryCodes: begun.backupCodes };
}

/**
 * Signing in now requires a code. Ends the sessions started without one, and returns the token of a new one.
 * @throws AppError invalid-argument for a wrong code
 */
export async function confirmSecondFactor(
  context: Context,
  session: Session,
  { code, device = '' }: { code: string; device?: string },
): Promise<string> {
  const { auth } = context;
  const digits = code.replace(/\s/g, '');
  const { headers } = await auth.api.verifyTOTP({
    headers: bearerHeaders(session.token, device),
    body: { code: digits },
    returnHeaders: true,
  });
  await takeCodeOnce(context, session.uid, digits);
  const token = readNewToken(headers) ?? session.token;
  await keepOnly(context, session, token);
  await notifyUser(context, session, turnedMail(true));
  return token;
}

/** Returns the token of a new session. @throws AppError as `requireProof` */
export async function endSecondFactor(
  context: Context,
  session: Session,
  { password, code, device = '' }: Proof & { device?: string },
): Promise<string> {
  await requireProof(context, session, { password, code });
  const { headers } = await context.auth.api.disableTwoFactor({
    headers: bearerHeaders(session.token, device),
    body: { password },
    returnHeaders: true,
  });
  const token = readNewToken(headers) ?? session.token;
  await notifyChange(context.db.orm, session.uid);
  await notifyUser(context, session, turnedMail(false));
  return token;
}

/** Invalidates the earlier ones. @throws AppError as `requireProof` */
export async function renewRecoveryCodes(
  context: Context,
  session: Session,
  { password, code }: Proof,
): Promise<string[]> {
  await requireProof(context, session, { password, code });
  const { backupCodes } = await context.auth.api.generateBackupCodes({
    headers: bearerHeaders(session.token),
    body: { password },
  });
  await notifyUser(context, session, recoveryCodesMail);
  return backupCodes;
}

async function keepOnly(context: Context, session: Session, token: string): Promise<void> {
  const { orm } = context.db;
  const [row] = await orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.token, tokenHash(token)));
  await endOthersSilently(context, { ...session, id: row?.id ?? session.id });
}

const turnedMail = (isOn: boolean) => (user: ToUser) => secondFactorMail({ ...user, isOn });

function drawQr(text: string): Begun['qr'] {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
