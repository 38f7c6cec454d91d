import { DEFAULT_PRICE_SOURCES, type PriceSource, readPriceSources } from '@deckwright/domain';
import type { SaltLevel } from '@deckwright/ui';

/** Who uses the site, and how they want it: kept in memory alone. */
export type UserState = {
  uid: string | null;
  displayName: string | null;
  email: string | null;
  /** Two-letter country code; null for one the site does not tell apart. */
  region: string | null;
  isAdmin: boolean;
  isStaff: boolean;
  namesUnderCards: boolean;
  patreon: { status: string; cents: number } | null;
  priceSources: readonly PriceSource[];
  saltLevel: SaltLevel;
  alternateArt: boolean;
  version: number;
};

/** What the server keeps about a user. */
export type Profile = Omit<UserState, 'uid'> & { uid: string };

/** What the settings can change. */
export type Settings = Pick<UserState, 'priceSources' | 'saltLevel' | 'namesUnderCards'>;

/** How many sources the settings let a user choose, in order of preference. */
const CHOSEN_SOURCES = 3;

/** Of a visitor, and of a user until the profile is there. */
export const DEFAULT_USER: UserState = {
  uid: null,
  displayName: null,
  email: null,
  region: null,
  isAdmin: false,
  isStaff: false,
  namesUnderCards: false,
  patreon: null,
  priceSources: DEFAULT_PRICE_SOURCES,
  saltLevel: 1,
  alternateArt: false,
  version: 3,
};

/**
 * The state with what a profile states; what it leaves out stays. Sources nobody sells from any more are passed over;
 * an order without a known one is the default.
 */
export function mergeProfile(
  state: UserState,
  uid: string,
  profile: Partial<Omit<Profile, 'uid'>>,
): UserState {
  const { priceSources, ...rest } = profile;
  const sources = priceSources && readPriceSources(priceSources);
  return {
    ...state,
    ...rest,
    uid,
    ...(sources ? { priceSources: sources.length > 0 ? sources : DEFAULT_PRICE_SOURCES } : {}),
  };
}

/** The sources of the three selectors: those in the order, then what is left of the defaults. */
export function chosenSources(order: readonly PriceSource[]): PriceSource[] {
  return [...new Set([...order, ...DEFAULT_PRICE_SOURCES])].slice(0, CHOSEN_SOURCES);
}

/** The order once the selector at `place` shows `source`: a selector that held it takes what stood here. */
export function withSource(order: readonly PriceSource[], place: number, source: PriceSource): PriceSource[] {
  const chosen = chosenSources(order);
  const before = chosen[place];
  return chosen.map((each, at) => (at === place ? source : each === source && before ? before : each));
}
