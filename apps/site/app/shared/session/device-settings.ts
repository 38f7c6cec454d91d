import {
  DEFAULT_PRICE_SOURCES,
  DEFAULT_PROFILE,
  type Profile,
  type ProfileSettings,
  readPriceSources,
  SALT_LEVELS,
  type SaltLevel,
  sourcesForRegion,
} from '@deckwright/domain';

/** What a visitor chose on this device; what is left out was never chosen. */
export type DeviceSettings = Partial<ProfileSettings>;

/** What is kept under the key: settings that are none, and those of a newer version of the site, are passed over. */
export function deviceSettingsOf(text: string | null): DeviceSettings {
  const { priceSources, saltLevel, namesUnderCards } = readObject(text);
  const sources = Array.isArray(priceSources) ? readPriceSources(priceSources) : [];
  return {
    ...(sources.length > 0 ? { priceSources: sources } : {}),
    ...(SALT_LEVELS.includes(saltLevel as SaltLevel) ? { saltLevel: saltLevel as SaltLevel } : {}),
    ...(typeof namesUnderCards === 'boolean' ? { namesUnderCards } : {}),
  };
}

/** The text to keep: these settings, beside what only a newer version of the site understands. Null for nothing. */
export function keptWith(text: string | null, settings: DeviceSettings): string | null {
  const { priceSources: _, saltLevel: __, namesUnderCards: ___, ...others } = readObject(text);
  const next = { ...others, ...settings };
  return Object.keys(next).length === 0 ? null : JSON.stringify(next);
}

/**
 * What goes along as somebody signs in: what they chose on the device and never in their account. An order of price
 * sources that is the one guessed for their country was not chosen.
 */
export function takenAlong(device: DeviceSettings, profile: Profile): DeviceSettings {
  const guessed = sourcesForRegion(DEFAULT_PRICE_SOURCES, null, profile.region);
  const { priceSources, saltLevel, namesUnderCards } = device;
  const isGuess = [DEFAULT_PRICE_SOURCES, guessed].some((order) => sameOrder(order, profile.priceSources));
  return {
    ...(priceSources && isGuess && !sameOrder(priceSources, profile.priceSources) ? { priceSources } : {}),
    ...(isNew(saltLevel, profile.saltLevel, DEFAULT_PROFILE.saltLevel) ? { saltLevel } : {}),
    ...(isNew(namesUnderCards, profile.namesUnderCards, DEFAULT_PROFILE.namesUnderCards)
      ? { namesUnderCards }
      : {}),
  } as DeviceSettings;
}

function isNew<T>(chosen: T | undefined, inAccount: T, byDefault: T): boolean {
  return chosen !== undefined && inAccount === byDefault && chosen !== inAccount;
}

function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
