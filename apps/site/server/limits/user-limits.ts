import { API_LIMITS } from '@deckwright/contract/schemas';
import {
  type LimitPolicy,
  type LimitReached,
  type LimitUse,
  RateLimit,
  type RefusedBy,
} from '@deckwright/overload';
import { monotonicNow } from '../http/clock.ts';
import { KEY_LIMITS, type KeyLimits } from '../settings/api-key-settings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A limit that answers state in their headers. */
export type StatedLimit = LimitPolicy & { use: (key: string) => LimitUse };

/** The limit of all calls of version 1 from one address. */
export const REQUESTS: LimitPolicy = API_LIMITS.requests;

/** What the keys of a limit are, and so whose allowance a refused call has used up. */
type CountedBy = 'address' | Extract<RefusedBy, 'account' | 'guess' | 'key'>;

/** A limit with its sentence. `key` says who: an address, an account as it was typed, a uid. */
export type UserLimit = {
  /** Null if the call is within the limits. */
  take: (key: string) => LimitReached | null;
  /** What `key` is. */
  of: CountedBy;
  /** Set if all processes on one database count together: guesses refused by one must not continue at the next. */
  shared?: { kind: string; windowSeconds: number; most: number };
};

/** Limits of calls with API keys: with those of one account, and with those of all accounts from one network. */
export type KeyedLimit = { account: StatedLimit; network: StatedLimit };

/** Accounts that can use up their limits from one network: anybody can register more of them. */
const ACCOUNTS_OF_A_NETWORK = 5;

export type UserLimits = ReturnType<typeof createUserLimits>;

/**
 * All limits of accounts, by account and by address (docs/adr/0030-several-processes.md). What this process refuses
 * never reaches the database. There is no limit for everybody together: whoever exhausted it would lock out all others
 * (docs/design/overload.md).
 */
export function createUserLimits(now: () => number = monotonicNow, keys: KeyLimits = KEY_LIMITS) {
  const limit = (windowMs: number, limitPerKey: number, of: CountedBy = 'address'): UserLimit => {
    const counts = new RateLimit({ windowMs, limitPerKey: limitPerKey, now });
    return {
      take: (key) => {
        const { by, seconds } = counts.take(key);
        return by && { seconds, by: of === 'address' ? by : of };
      },
      of,
    };
  };
  const guess = (kind: string, windowMs: number, limitPerKey: number, of?: 'guess'): UserLimit => ({
    ...limit(windowMs, limitPerKey, of),
    shared: { kind, windowSeconds: windowMs / 1000, most: limitPerKey },
  });
  const stated = ({ name, most, windowSeconds }: LimitPolicy, of: CountedBy = 'address'): StatedLimit => {
    const counts = new RateLimit({ windowMs: windowSeconds * 1000, limitPerKey: most, now });
    const policy = { name, most, windowSeconds };
    return {
      ...policy,
      use: (key) => {
        const { remaining, seconds, by } = counts.take(key);
        return { ...policy, remaining, seconds, by: by && of !== 'address' ? of : by };
      },
    };
  };
  const keyed = (policy: LimitPolicy, most: number): KeyedLimit => ({
    account: stated({ ...policy, most }, 'key'),
    network: stated({ ...policy, most: ACCOUNTS_OF_A_NETWORK * most }),
  });
  return {
    /** By account and network: guesses at one account are worse than many accounts at one address. */
    signInPair: guess('sign-in-pair', 15 * MINUTE_MS, 10, 'guess'),
    /** By account alone, for networks that its owner never used, so that strangers cannot lock the owner out. */
    signInAccount: guess('sign-in-account', HOUR_MS, 100, 'guess'),
    signInAddress: guess('sign-in-address', 5 * MINUTE_MS, 60),
    /** The answer reveals whether an address is taken. */
    register: guess('register', HOUR_MS, 30),
    /** Strangers who request codes for somebody else's account need six networks to keep others from requesting one. */
    codePair: guess('code-pair', 3 * HOUR_MS, 5, 'guess'),
    codeAccount: guess('code-account', HOUR_MS, 10, 'guess'),
    codeAddress: guess('code-address', HOUR_MS, 30),
    confirmPair: guess('confirm-pair', HOUR_MS, 15, 'guess'),
    confirmAccount: guess('confirm-account', HOUR_MS, 60, 'guess'),
    confirmAddress: guess('confirm-address', HOUR_MS, 60),
    /** Calls that require the password, by uid. */
    password: guess('password', 15 * MINUTE_MS, 15, 'guess'),
    /** Submitted decks, by uid and by address, and reports, by address. */
    shareAccount: limit(HOUR_MS, 30, 'account'),
    shareAddress: limit(HOUR_MS, 60),
    report: limit(HOUR_MS, 10),
    /** Name changes, by uid. */
    name: limit(HOUR_MS, 10, 'account'),
    /** Everything else of a signed-in user, by uid. */
    own: limit(MINUTE_MS, 240, 'account'),
    /** Invalid tokens and everything else without one, by address. */
    open: limit(MINUTE_MS, 120),
    /** Lists of cards, searches and advice from one address, some hundred players of a school or a shop among them. */
    work: stated(API_LIMITS.work),
    /** All calls of version 1 from one address. */
    requests: stated(REQUESTS),
    /** Calls with API keys, in place of the limits of work and requests: by uid, since a revoked key can be replaced, and by address. */
    keyWork: keyed(API_LIMITS.work, keys.work),
    keyRequests: keyed(REQUESTS, keys.requests),
    /** Bodies that cannot be read, or are not what their call takes, by address: a page sends none. */
    badBodies: new RateLimit({ windowMs: 5 * MINUTE_MS, limitPerKey: 100, now }),
    /** Calls with a wrong API key, by address: a program that was not told of the end of its key makes some. */
    wrongKey: limit(MINUTE_MS, 60),
    /** Votes of one account or device: one that hurries gives two a second. */
    saltVoter: limit(MINUTE_MS, 120, 'account'),
    /** Calls about votes, and new devices, from one address: possibly shared by a school or a shop. */
    saltAddress: limit(MINUTE_MS, 600),
    saltDevice: guess('salt-device', HOUR_MS, 120),
  };
}
