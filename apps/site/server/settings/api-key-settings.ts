import { API_LIMITS } from '@deckwright/contract/schemas';
import { z } from 'zod';

/** Calls with the API keys of one account in the windows of the limits with these names. */
export type KeyLimits = { requests: number; work: number };

export const KEY_LIMITS: KeyLimits = { requests: 6_000, work: 1_500 };

const MAX = 1_000_000;

export function keyLimits(requests: number | null, work: number | null): KeyLimits {
  return { requests: requests ?? KEY_LIMITS.requests, work: work ?? KEY_LIMITS.work };
}

/** At least as many as without a key: keys raise limits. */
export function callsOfKey(setting: string, limit: keyof KeyLimits) {
  const { most: least } = API_LIMITS[limit];
  return z.string().transform((text, context) => {
    const number = /^\d{1,7}$/.test(text) ? Number(text) : -1;
    if (number >= least && number <= MAX) return number;
    context.addIssue(`${setting} must be a whole number from ${least} to ${MAX}, not "${text}".`);
    return z.NEVER;
  });
}
