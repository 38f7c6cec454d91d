export type Theme = 'light' | 'dark';

const YEAR_SECONDS = 31_536_000;

/** Finds the theme that the cookie keeps, else the system's, applies it, and saves what it found. */
const FIND = `const m=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie),t=m?m[1]:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t;`;
const SAVE = `if(!m)document.cookie='theme='+t+'; path=/; max-age=${YEAR_SECONDS}; samesite=lax'+(location.protocol==='https:'?'; secure':'')`;

/** Runs before the first paint, so that pages are the same for everybody and none flashes. */
export const THEME_SCRIPT = `(()=>{${FIND}${SAVE}})()`;

/** The theme in force: the one applied, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies the theme at once and keeps it for a year. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  writeCookie(document, `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`);
}

/** A document that React draws anew, as after a crash, has lost what the script before the first paint has set. */
export function restoreTheme(): void {
  if (document.documentElement.dataset.theme) return;
  const kept = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  if (kept) document.documentElement.dataset.theme = kept;
}

/** The cookie store needs a secure origin; the old way works on any. */
function writeCookie(jar: { cookie: string }, cookie: string): void {
  jar.cookie = cookie;
}
