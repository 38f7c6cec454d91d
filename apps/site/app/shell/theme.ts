import { writeCookie } from '../shared/storage/cookies.ts';

export type ColorTheme = 'light' | 'dark';

const YEAR_SECONDS = 31_536_000;

/** The active theme: the one applied, otherwise the system's. */
export function currentTheme(): ColorTheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const CHANNEL = 'theme';

/** Follows a theme chosen in another tab, until the returned function is called. */
export function followTheme(): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'light' || data === 'dark') document.documentElement.dataset.theme = data;
  };
  return () => channel.close();
}

/** Applies the theme immediately, in other tabs too, and stores it for a year. */
export function chooseTheme(theme: ColorTheme): void {
  applyTheme(theme, YEAR_SECONDS);
}

/** Resets to the system's theme. The returned function undoes this, unless another theme was chosen meanwhile. */
export function resetTheme(): () => void {
  const before = currentTheme();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  applyTheme(system, 0);
  return () => {
    if (currentTheme() === system) chooseTheme(before);
  };
}

function applyTheme(theme: ColorTheme, seconds: number): void {
  document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const channel = openChannel();
  channel?.postMessage(theme);
  channel?.close();
  writeCookie(`theme=${theme}; path=/; max-age=${seconds}; samesite=lax${secure}`);
}

/** Null if the browser blocks it together with cookies; then each tab has its own theme. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
