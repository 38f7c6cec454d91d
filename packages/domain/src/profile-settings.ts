import { DEFAULT_PRICE_SOURCES } from './prices.ts';
import { DEFAULT_PROFILE, PROFILE_SETTINGS, type ProfileSettings } from './profile.ts';
import { sourcesForRegion } from './regions.ts';

/** The settings a user has chosen; absent ones follow their defaults. */
export type ChosenSettings = { [Name in keyof ProfileSettings]?: ProfileSettings[Name] | undefined };

/** Absent settings stay the same; null restores the default. */
export type SettingsChange = { [Name in keyof ProfileSettings]?: ProfileSettings[Name] | null | undefined };

/** The effective settings: chosen ones, otherwise defaults; price sources default to those of the region. */
export function withDefaultSettings(chosen: ChosenSettings, region: string | null): ProfileSettings {
  return {
    priceSources: chosen.priceSources ?? [...sourcesForRegion(DEFAULT_PRICE_SOURCES, null, region)],
    saltLevel: chosen.saltLevel ?? DEFAULT_PROFILE.saltLevel,
    namesUnderCards: chosen.namesUnderCards ?? DEFAULT_PROFILE.namesUnderCards,
  };
}

/** The chosen settings after a change. */
export function withChange(chosen: ChosenSettings, change: SettingsChange): ChosenSettings {
  const next: ChosenSettings = { ...chosen };
  for (const name of PROFILE_SETTINGS)
    if (change[name] === null) delete next[name];
    else if (change[name] !== undefined) Object.assign(next, { [name]: change[name] });
  return next;
}

/** The settings that `chosen` names. */
export function pickSettings(
  settings: ProfileSettings,
  chosen: readonly (keyof ProfileSettings)[],
): ChosenSettings {
  return Object.fromEntries(chosen.map((name) => [name, settings[name]]));
}
