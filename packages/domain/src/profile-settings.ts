import { readPriceSources } from './price-order.ts';
import { DEFAULT_PRICE_SOURCES } from './prices.ts';
import { DEFAULT_PROFILE, PROFILE_SETTINGS, type ProfileSettings, SALT_LEVELS } from './profile.ts';
import { sourcesForRegion } from './regions.ts';

/** What somebody chose; what is left out follows its default. */
export type ChosenSettings = { [Name in keyof ProfileSettings]?: ProfileSettings[Name] | undefined };

/** What is left out stays, null goes back to the default. */
export type SettingsChange = { [Name in keyof ProfileSettings]?: ProfileSettings[Name] | null | undefined };

/** The settings in force: what was chosen, else the defaults, of the price sources those of the region. */
export function settingsOf(chosen: ChosenSettings, region: string | null): ProfileSettings {
  return {
    priceSources: chosen.priceSources ?? [...sourcesForRegion(DEFAULT_PRICE_SOURCES, null, region)],
    saltLevel: chosen.saltLevel ?? DEFAULT_PROFILE.saltLevel,
    namesUnderCards: chosen.namesUnderCards ?? DEFAULT_PROFILE.namesUnderCards,
  };
}

/** Signing in: what the account chose stands; what it never chose comes from the device, where that chose it. */
export function joinChosen(account: ChosenSettings, device: ChosenSettings): ChosenSettings {
  return withChange(device, account);
}

/** What is chosen after a change. */
export function withChange(chosen: ChosenSettings, change: SettingsChange): ChosenSettings {
  const next: ChosenSettings = { ...chosen };
  for (const name of PROFILE_SETTINGS)
    if (change[name] === null) delete next[name];
    else if (change[name] !== undefined) Object.assign(next, { [name]: change[name] });
  return next;
}

/** Those of the settings that `chosen` names. */
export function chosenOf(
  settings: ProfileSettings,
  chosen: readonly (keyof ProfileSettings)[],
): ChosenSettings {
  return Object.fromEntries(chosen.map((name) => [name, settings[name]]));
}

/** As much of a stored record as can be understood; what cannot was not chosen. */
export function readChosen(stored: Readonly<Record<string, unknown>>): ChosenSettings {
  const { priceSources, saltLevel, namesUnderCards } = stored;
  const sources = Array.isArray(priceSources) ? readPriceSources(priceSources) : [];
  const level = SALT_LEVELS.find((each) => each === saltLevel);
  return {
    ...(sources.length > 0 ? { priceSources: sources } : {}),
    ...(level === undefined ? {} : { saltLevel: level }),
    ...(typeof namesUnderCards === 'boolean' ? { namesUnderCards } : {}),
  };
}
