import type { ProfileSettings } from '@deckwright/domain';
import { DEFAULT_PRICE_SOURCES } from '@deckwright/domain';
import { writeCookie } from '../site/cookies.ts';

const YEAR_SECONDS = 31_536_000;

/** Of the cookie that repeats the three settings for the first paint of the next page: 1 or 0, the level, the sources. */
export function hintOf({ namesUnderCards, saltLevel, priceSources }: ProfileSettings): string {
  return `${namesUnderCards ? 1 : 0}${saltLevel}${isDefault(priceSources) ? '' : priceSources.join('.')}`;
}

/**
 * Puts the settings on the page: attributes of its root, which style sheet and price lists follow, and the cookie.
 * Null takes both away.
 */
export function paintSettings(settings: ProfileSettings | null): void {
  const { dataset } = document.documentElement;
  const set = (name: string, value: string | null) => {
    if (value === null) delete dataset[name];
    else if (dataset[name] !== value) dataset[name] = value;
  };
  set('user', settings ? '' : null);
  set('names', settings?.namesUnderCards ? '' : null);
  set('salt', settings && settings.saltLevel !== 1 ? `${settings.saltLevel}` : null);
  set('prices', settings && !isDefault(settings.priceSources) ? settings.priceSources.join('.') : null);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const kept = settings ? `${hintOf(settings)}; max-age=${YEAR_SECONDS}` : '; max-age=0';
  writeCookie(`display=${kept}; path=/; samesite=lax${secure}`);
}

function isDefault(sources: ProfileSettings['priceSources']): boolean {
  return sources.join() === DEFAULT_PRICE_SOURCES.join();
}
