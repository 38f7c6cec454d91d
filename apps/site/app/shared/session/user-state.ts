import {
  type ChosenSettings,
  chosenOf,
  DEFAULT_PRICE_SOURCES,
  DEFAULT_PROFILE,
  PROFILE_SETTINGS,
  type PriceSource,
  type Profile,
  readPriceSources,
  type SettingsChange,
  settingsOf,
  withChange,
} from '@deckwright/domain';

/** Who uses the site, and how they want it: kept in memory alone; `uid` is '' for nobody. */
export type UserState = Profile;

/** Of a visitor, and of a user until the profile is there. */
export const DEFAULT_USER: Readonly<UserState> = DEFAULT_PROFILE;

/** How many sources the settings let a user choose, in order of preference. */
const CHOSEN_SOURCES = 3;

/**
 * The state with what a profile states; what it leaves out stays. Sources nobody sells from any more are passed over;
 * an order without a known one is the default.
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

/** Who is not signed in, with what was chosen on the device. */
export function visitorState(chosen: ChosenSettings, region: string | null): UserState {
  return { ...DEFAULT_USER, ...settingsOf(chosen, region), chosen: namesIn(chosen), region };
}

/** The state once the settings are changed; null goes back to the default. */
export function withSettings(state: UserState, change: SettingsChange): UserState {
  const chosen = withChange(chosenOf(state, state.chosen), change);
  const settings = settingsOf(chosen, state.region);
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
