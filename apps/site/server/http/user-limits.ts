import { RateLimit } from './rate-limit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A limit with its sentence. `key` says who: an address, an account as it was typed, a uid. */
export type UserLimit = {
  /** Null where the call is within the bounds, else seconds to wait. */
  take: (key: string) => number | null;
  /** Set where all processes on one database count together: guesses of one must not go on at the next. */
  shared?: { kind: string; windowSeconds: number; most: number };
};

export type UserLimits = ReturnType<typeof createUserLimits>;

/**
 * All limits of accounts, by account and by address (docs/adr/0030-several-processes.md). What this process refuses never
 * reaches the database.
 */
export function createUserLimits(now?: () => number) {
  const limit = (windowMs: number, mostEach: number, mostTogether: number): UserLimit => {
    const counts = new RateLimit({ windowMs, mostEach, mostTogether, ...(now ? { now } : {}) });
    return { take: (key) => (counts.take(key).allowed ? null : Math.ceil(windowMs / 1000)) };
  };
  const guess = (kind: string, windowMs: number, mostEach: number, mostTogether: number): UserLimit => ({
    ...limit(windowMs, mostEach, mostTogether),
    shared: { kind, windowSeconds: windowMs / 1000, most: mostEach },
  });
  return {
    /** Guesses at one account weigh more than many accounts behind one address; by account and network. */
    signInPair: guess('sign-in-pair', 15 * MINUTE_MS, 10, 20_000),
    /** By account alone, for networks that its owner never came from: no stranger locks the owner out. */
    signInAccount: guess('sign-in-account', HOUR_MS, 100, 80_000),
    signInAddress: guess('sign-in-address', 5 * MINUTE_MS, 60, 1_500),
    /** It tells whether an address is taken. */
    register: guess('register', HOUR_MS, 30, 1_000),
    codePair: guess('code-pair', HOUR_MS, 5, 5_000),
    codeAccount: guess('code-account', 24 * HOUR_MS, 10, 100_000),
    codeAddress: guess('code-address', HOUR_MS, 30, 2_000),
    confirmPair: guess('confirm-pair', HOUR_MS, 15, 10_000),
    confirmAccount: guess('confirm-account', HOUR_MS, 60, 40_000),
    confirmAddress: guess('confirm-address', HOUR_MS, 60, 5_000),
    /** Calls that ask for the password, by uid. */
    password: guess('password', 15 * MINUTE_MS, 15, 5_000),
    /** Decks sent, by uid and by address, and reports, by address. */
    shareAccount: limit(HOUR_MS, 30, 5_000),
    shareAddress: limit(HOUR_MS, 60, 5_000),
    report: limit(HOUR_MS, 10, 2_000),
    /** Changes of the name, by uid. */
    name: limit(HOUR_MS, 10, 5_000),
    /** Everything else of a signed-in user, by uid. */
    own: limit(MINUTE_MS, 240, 100_000),
    /** Tokens tried in vain and all else without one, by address. */
    open: limit(MINUTE_MS, 120, 100_000),
    /** Votes of one account or device: one that hurries gives two a second. */
    saltVoter: limit(MINUTE_MS, 120, 100_000),
    /** Calls about votes, and new devices, from one address: a school or a shop may stand behind it. */
    saltAddress: limit(MINUTE_MS, 600, 100_000),
    saltDevice: guess('salt-device', HOUR_MS, 30, 10_000),
  };
}
