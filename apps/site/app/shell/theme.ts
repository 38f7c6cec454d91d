import { writeCookie } from '../shared/site/cookies.ts';

export type ColorTheme = 'light' | 'dark';

const YEAR_SECONDS = 31_536_000;

/** The theme in force: the one applied, else the system's. */
export function currentTheme(): ColorTheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const CHANNEL = 'theme';

/** Follows a theme chosen in another tab, until the function given back is called. */
export function followTheme(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'light' || data === 'dark') document.documentElement.dataset.theme = data;
  };
  return () => channel.close();
}

/** Applies the theme at once, in other tabs too, and keeps it for a year. */
export function chooseTheme(theme: ColorTheme): void {
  document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(theme);
  channel.close();
  writeCookie(`theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`);
}
