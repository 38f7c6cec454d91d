import { writeCookie } from '../shared/site/cookies.ts';

export type ColorTheme = 'light' | 'dark';

const YEAR_SECONDS = 31_536_000;

/** The active theme: the one applied, else the system's. */
export function currentTheme(): ColorTheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

const CHANNEL = 'theme';

/** Follows a theme chosen in another tab, until the function given back is called. */
export function followTheme(): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'light' || data === 'dark') document.documentElement.dataset.theme = data;
  };
  return () => channel.close();
}

/** Applies the theme at once, in other tabs too, and keeps it for a year. */
export function chooseTheme(theme: ColorTheme): void {
  applyTheme(theme, YEAR_SECONDS);
}

/** Back to the system's theme. The function given back undoes that, unless another theme was chosen meanwhile. */
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

/** Null where the browser refuses it together with cookies; then each tab keeps its theme. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
