import {
  type ChosenSettings,
  DEFAULT_PRICE_SOURCES,
  DEFAULT_PROFILE,
  PROFILE_SETTINGS,
  type PriceSource,
  type Profile,
  pickSettings,
  readPriceSources,
  type SettingsChange,
  withChange,
  withDefaultSettings,
} from '@deckwright/domain';

/** The user and their settings, in memory only; `uid` is '' if signed out. */
export type UserState = Profile;

/** For visitors, and for users until their profile has loaded. */
export const DEFAULT_USER: Readonly<UserState> = DEFAULT_PROFILE;

/** Number of sources users can choose, in order of preference. */
const CHOSEN_SOURCES = 3;

/**
 * The state with a profile's fields; absent ones are kept. Sources that no longer exist are skipped; an order without a
 * known one is the default.
 */
export function mergeProfile(state: Readonly<UserState>, uid: string, profile: Partial<Profile>): UserState {
  const { priceSources, ...rest } = profile;
  const sources = priceSources && readPriceSources(priceSources);
  return {
    ...state,
    ...rest,
    uid,
    ...(sources ? { priceSources: sources.length > 0 ? sources : [...DEFAULT_PRICE_SOURCES] } : {}),
  };
}

/** The state with changed settings; null resets to the default. */
export function withSettings(state: UserState, change: SettingsChange): UserState {
  const chosen = withChange(pickSettings(state, state.chosen), change);
  const settings = withDefaultSettings(chosen, state.region);
  const changed = PROFILE_SETTINGS.filter((name) => change[name] !== undefined);
  return {
    ...state,
    ...Object.fromEntries(changed.map((name) => [name, settings[name]])),
    chosen: namesIn(chosen),
  };
}

function namesIn(chosen: ChosenSettings): UserState['chosen'] {
  return PROFILE_SETTINGS.filter((name) => chosen[name] !== undefined);
}

/** The sources of the three selectors: those in the order, filled up with defaults. */
export function chosenSources(order: readonly PriceSource[]): PriceSource[] {
  return [...new Set([...order, ...DEFAULT_PRICE_SOURCES])].slice(0, CHOSEN_SOURCES);
}

/** The order once the selector at `index` shows `source`: a selector that had it gets the replaced source. */
export function withSource(order: readonly PriceSource[], index: number, source: PriceSource): PriceSource[] {
  const chosen = chosenSources(order);
  const before = chosen[index];
  return chosen.map((each, at) => (at === index ? source : each === source && before ? before : each));
}
