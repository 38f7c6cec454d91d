import type { ProfileSettings } from '@deckwright/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paintSettings, toDisplayHint } from '../shared/session/display-hint.ts';
import { DEFAULT_USER } from '../shared/session/user-state.ts';
import { STORAGE_KEYS } from '../shared/storage/keys.ts';
import { applyStoredChoices } from './first-paint.ts';
import { chooseTheme, followTheme, resetTheme } from './theme.ts';

/** As much of a browser as these settings use: a root element, cookies that expire immediately or never, a storage. */
function browser() {
  const cookies = new Map<string, string>();
  const stored = new Map<string, string>();
  const root = { dataset: {} as Record<string, string> };
  const jar = {
    documentElement: root,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      if (rest.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  vi.stubGlobal('document', jar);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('dark') }));
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  return { cookies, kept: stored, root };
}

let site: ReturnType<typeof browser>;
beforeEach(() => {
  site = browser();
});
afterEach(() => vi.unstubAllGlobals());

const OTHER: ProfileSettings = {
  namesUnderCards: true,
  saltLevel: 2,
  priceSources: ['face2face', 'cardkingdom', 'tcgplayer'],
};

/** Loads the next page: the attributes of the root element are gone, stored values are not. */
function nextPage(): Record<string, string> {
  site.root.dataset = {};
  applyStoredChoices();
  return site.root.dataset;
}

describe('the settings on a page', () => {
  it('are attributes of its root element and a cookie', () => {
    paintSettings(OTHER, { signedIn: true });
    expect(site.root.dataset).toEqual({
      user: '',
      names: '',
      salt: '2',
      prices: 'face2face.cardkingdom.tcgplayer',
    });
    expect(site.cookies.get('display')).toBe('12face2face.cardkingdom.tcgplayer');
  });

  it('are the same from the first paint of the next page on', () => {
    site.kept.set(STORAGE_KEYS.session, '{}');
    site.cookies.set('theme', 'light');
    for (const settings of [
      OTHER,
      DEFAULT_USER,
      { ...OTHER, saltLevel: 0 as const, namesUnderCards: false },
    ]) {
      paintSettings(settings, { signedIn: true });
      const painted = { ...site.root.dataset };
      expect(nextPage()).toEqual({ ...painted, theme: 'light' });
    }
  });

  it('leave page and cookies when the user signs out', () => {
    paintSettings(OTHER, { signedIn: true });
    paintSettings(DEFAULT_USER, { signedIn: false });
    expect(site.root.dataset).toEqual({});
    expect(site.cookies.has('display')).toBe(false);
  });

  it('are not applied if nobody is signed in, whatever the cookie contains', () => {
    site.cookies.set('display', toDisplayHint(OTHER));
    expect(nextPage()).toEqual({ theme: 'dark' });
  });

  it('of visitors are the defaults, also those that an earlier version stored', () => {
    site.cookies.set('display', 'v12face2face.cardkingdom.tcgplayer');
    expect(nextPage()).toEqual({ theme: 'dark' });
    site.kept.set(STORAGE_KEYS.session, '{}');
    expect(nextPage()).toEqual({ user: '', theme: 'dark' });
    paintSettings(DEFAULT_USER, { signedIn: false });
    expect(site.cookies.has('display')).toBe(false);
  });

  it('mark a page whose lists wait for remembered choices, for three seconds at most', () => {
    vi.useFakeTimers();
    expect(nextPage()).not.toHaveProperty('choices');
    site.cookies.set('sortedBy', 'name');
    expect(nextPage()).toMatchObject({ choices: '' });
    vi.advanceTimersByTime(3000);
    expect(site.root.dataset).not.toHaveProperty('choices');
    vi.useRealTimers();
  });

  it('ignore an invalid hint', () => {
    site.kept.set(STORAGE_KEYS.session, '{}');
    for (const hint of ['', '1', '13', '12"><script>', 'x1cardmarket', '12Card Market', 'v12']) {
      site.cookies.set('display', hint);
      expect(nextPage()).toEqual({ theme: 'dark', user: '' });
    }
  });
});

describe('the theme', () => {
  it('is the stored one, otherwise the system’s, which is then stored', () => {
    expect(nextPage()).toEqual({ theme: 'dark' });
    expect(site.cookies.get('theme')).toBe('dark');
    site.cookies.set('theme', 'light');
    expect(nextPage()).toEqual({ theme: 'light' });
  });

  it('is the system’s after a reset, and restored by undo unless another was chosen meanwhile', () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage() {}
        close() {}
      },
    );
    chooseTheme('light');
    const undo = resetTheme();
    expect(site.root.dataset.theme).toBe('dark');
    expect(site.cookies.has('theme')).toBe(false);
    undo();
    expect(site.root.dataset.theme).toBe('light');
    expect(site.cookies.get('theme')).toBe('light');
    const late = resetTheme();
    chooseTheme('light');
    late();
    expect(site.root.dataset.theme).toBe('light');
  });

  it('is the system’s if cookies and channels to other tabs throw', () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    );
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new Error('blocked');
      },
      set() {
        throw new Error('blocked');
      },
    });
    expect(nextPage()).toEqual({ theme: 'dark' });
    expect(() => followTheme()()).not.toThrow();
    chooseTheme('light');
    expect(site.root.dataset.theme).toBe('light');
  });

  it('is applied if storage is refused', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
    });
    expect(nextPage()).toEqual({ theme: 'dark' });
  });
});
