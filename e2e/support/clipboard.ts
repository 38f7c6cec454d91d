import type { Page } from '@playwright/test';

type StoredClipboard = { cards?: readonly string[]; commanders?: readonly string[] };

/** Stores a clipboard on the device, with cards by slug, before the page opens. */
export async function keepClipboard(
  page: Page,
  { cards = [], commanders = [] }: StoredClipboard,
): Promise<void> {
  const urls = cards.map((slug) => [`/cards/${slug}`, true] as const);
  const state = {
    cards: Object.fromEntries(urls),
    commanders: commanders.map((slug) => `/cards/${slug}`).sort(),
  };
  await page.addInitScript(
    (text) => {
      // Once, so that a reload sees what the site wrote.
      if (sessionStorage.getItem('kept') === null) localStorage.setItem('clipboard', text);
      sessionStorage.setItem('kept', 'yes');
    },
    JSON.stringify({ version: 2, state }),
  );
}

/** What the device stores now: the slugs of the list and of the commanders, and the version. */
export async function readClipboardStorage(page: Page) {
  return page.evaluate(() => {
    const slugs = (urls: string[]) => urls.map((url) => url.replace('/cards/', ''));
    const { version, state, ...rest } = JSON.parse(localStorage.getItem('clipboard') ?? '{"state":{}}');
    return {
      version,
      cards: slugs(Object.keys(state.cards ?? {})),
      commanders: slugs(state.commanders ?? []),
      others: [
        ...Object.keys(rest),
        ...Object.keys(state).filter((key) => !/^(cards|commanders)$/.test(key)),
      ],
    };
  });
}

/** The button in the top bar. */
export function opener(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Clipboard(,|$)/ });
}

export function panel(page: Page) {
  return page.getByRole('dialog', { name: 'Clipboard' });
}

/** A message of the site, outside of the panel. */
export function message(page: Page) {
  return page.locator('body > [aria-live="polite"]');
}
