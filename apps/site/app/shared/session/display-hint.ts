import type { ProfileSettings } from '@deckwright/domain';
import { DEFAULT_PRICE_SOURCES } from '@deckwright/domain';
import { writeCookie } from '../storage/cookies.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The value of the cookie that repeats the three settings for the next page's first paint: 1 or 0, the level, the
 * sources.
 */
export function toDisplayHint({ namesUnderCards, saltLevel, priceSources }: ProfileSettings): string {
  return `${namesUnderCards ? 1 : 0}${saltLevel}${isDefault(priceSources) ? '' : priceSources.join('.')}`;
}

/**
 * Applies the settings to the page: attributes of the root element, which style sheets and price lists depend on, and
 * the cookie, which only signed-in users have.
 */
export function paintSettings(settings: ProfileSettings, { signedIn }: { signedIn: boolean }): void {
  const { dataset } = document.documentElement;
  const set = (name: string, value: string | null) => {
    if (value === null) delete dataset[name];
    else if (dataset[name] !== value) dataset[name] = value;
  };
  set('user', signedIn ? '' : null);
  set('names', settings.namesUnderCards ? '' : null);
  set('salt', settings.saltLevel === 1 ? null : `${settings.saltLevel}`);
  set('prices', isDefault(settings.priceSources) ? null : settings.priceSources.join('.'));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const stored = signedIn ? `${toDisplayHint(settings)}; max-age=${YEAR_SECONDS}` : '; max-age=0';
  writeCookie(`display=${stored}; path=/; samesite=lax${secure}`);
}

function isDefault(sources: ProfileSettings['priceSources']): boolean {
  return sources.join() === DEFAULT_PRICE_SOURCES.join();
}
