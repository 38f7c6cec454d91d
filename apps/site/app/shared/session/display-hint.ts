import type { ProfileSettings } from '@deckwright/domain';
import { DEFAULT_PRICE_SOURCES, DEFAULT_PROFILE } from '@deckwright/domain';
import { writeCookie } from '../site/cookies.ts';

const YEAR_SECONDS = 31_536_000;

/** Of the cookie that repeats the three settings for the first paint of the next page: 1 or 0, the level, the sources. */
export function hintOf({ namesUnderCards, saltLevel, priceSources }: ProfileSettings): string {
  return `${namesUnderCards ? 1 : 0}${saltLevel}${isDefault(priceSources) ? '' : priceSources.join('.')}`;
}

/**
 * Puts the settings on the page: attributes of its root, which style sheet and price lists follow, and the cookie. Where
 * all are the defaults there is no cookie.
 */
export function paintSettings(settings: ProfileSettings, isUser: boolean): void {
  const { dataset } = document.documentElement;
  const set = (name: string, value: string | null) => {
    if (value === null) delete dataset[name];
    else if (dataset[name] !== value) dataset[name] = value;
  };
  const { namesUnderCards, saltLevel, priceSources } = settings;
  set('user', isUser ? '' : null);
  set('names', namesUnderCards ? '' : null);
  set('salt', saltLevel === DEFAULT_PROFILE.saltLevel ? null : `${saltLevel}`);
  set('prices', isDefault(priceSources) ? null : priceSources.join('.'));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const hint = hintOf(settings);
  const kept = hint === hintOf(DEFAULT_PROFILE) ? '; max-age=0' : `${hint}; max-age=${YEAR_SECONDS}`;
  writeCookie(`display=${kept}; path=/; samesite=lax${secure}`);
}

function isDefault(sources: ProfileSettings['priceSources']): boolean {
  return sources.join() === DEFAULT_PRICE_SOURCES.join();
}
