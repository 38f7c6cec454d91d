import { sessions } from '@deckwright/database';
import { and, gt, lte, or, type SQL } from 'drizzle-orm';

const DAY_MS = 86_400_000;
/** Without use. */
export const IDLE_DAYS = 30;
/** However much it is used. */
const MAX_DAYS = 90;

/** When a session ends at the latest; `expiresAt` moves with its use. */
export function sessionEnd({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Date {
  return new Date(Math.min(expiresAt.getTime(), createdAt.getTime() + MAX_DAYS * DAY_MS));
}

export function isOpenAt(now: Date): SQL | undefined {
  return and(gt(sessions.expiresAt, now), gt(sessions.createdAt, oldest(now)));
}

export function isOverAt(now: Date): SQL | undefined {
  return or(lte(sessions.expiresAt, now), lte(sessions.createdAt, oldest(now)));
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - MAX_DAYS * DAY_MS);
}
