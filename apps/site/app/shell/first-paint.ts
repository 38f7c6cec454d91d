import { readCookies } from '../shared/storage/cookies.ts';

/**
 * Applies the appearance stored on the device to the page: the theme (by default the system's, which is then stored)
 * and, if signed in, the settings that the cookie `display` repeats (shared/session/display-hint.ts). Its source text
 * runs in every document before the first paint, so that pages are the same for everyone without flashes: it must not
 * refer to anything outside of itself, so it reads cookies and local storage itself. Pictures that fail before the page
 * is interactive are marked, so that no broken icons show.
 */
export function applyStoredChoices(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.classList.add('failed');
    },
    true,
  );
  const { dataset } = document.documentElement;
  let cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // A browser that blocks cookies says so by throwing.
  }
  const keep = (jar: { cookie: string }, cookie: string) => {
    try {
      // The cookie store needs a secure origin; the old way works on any.
      jar.cookie = cookie;
    } catch {
      // As above.
    }
  };
  const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
  dataset.theme = theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  if (!theme)
    keep(
      document,
      `theme=${dataset.theme}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`,
    );
  // Lists wait for the remembered choices instead of changing under the reader's eyes; not for scripts that never come.
  if (/(?:^|; )(?:groupedBy|sortedBy|filters)=/.test(cookies)) {
    dataset.choices = '';
    setTimeout(() => delete dataset.choices, 3000);
  }
  let session: string | null = null;
  try {
    session = localStorage.getItem('deckwright-session');
  } catch {
    // No storage, nobody signed in.
  }
  if (!session) return;
  dataset.user = '';
  const [, names, salt, prices] = /(?:^|; )display=([01])([012])([a-z0-9.]*)(?:;|$)/.exec(cookies) ?? [];
  if (names === '1') dataset.names = '';
  if (salt && salt !== '1') dataset.salt = salt;
  if (prices) dataset.prices = prices;
}

/** For the head of the document; the browser already has it there. */
export const FIRST_PAINT_SCRIPT = import.meta.env.SSR ? `(${applyStoredChoices})()` : '';

/** The attributes that the script above has set on the document. */
const made: DOMStringMap = import.meta.env.SSR ? {} : { ...document.documentElement.dataset };
delete made.choices;

/** A document that React rerenders, as after a crash, loses them; the theme may have changed since. */
export function restoreStoredChoices(): void {
  const { dataset } = document.documentElement;
  if (!dataset.theme)
    Object.assign(dataset, made, /(?:^|; )theme=(?<theme>light|dark)/.exec(readCookies())?.groups);
}
