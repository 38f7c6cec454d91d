import { test as base, expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tooling/lib/firefox.mjs';

type Fixtures = {
  /** A page of a new visitor; console errors, failed requests and violations of the policy fail the test. */
  tab: Page;
};

/** A test in Firefox, over WebDriver BiDi: Playwright drives only a Firefox of its own. */
export const test = base.extend<Fixtures, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that it needs
    async ({}, use) => {
      const { path, env } = await findFirefox();
      const browser = await launch({
        browser: 'firefox',
        executablePath: path,
        env: { ...process.env, ...env },
        defaultViewport: { width: 1280, height: 800 },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ firefox }, use) => {
    const visitor = await firefox.createBrowserContext();
    const page = await visitor.newPage();
    const complaints = await listenTo(page);
    await use(page);
    await visitor.close();
    expect(complaints, 'Firefox complained').toEqual([]);
  },
});

export { expect };

async function listenTo(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/^(?:error|warn)$/.test(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`${error}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page that is left was still loading.
    if (!reason.includes('NS_BINDING_ABORTED')) complaints.push(`${request.url()} failed: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`);
  });
  await page.evaluateOnNewDocument(() => {
    // As text: an error would come as an object of a page that may be gone when it is read.
    const { error } = console;
    console.error = (...parts) =>
      error(parts.map((part) => (part instanceof Error ? `${part}, ${part.cause}` : part)).join(' '));
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return complaints;
}

/** Opens the page and waits until keys and clicks reach it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle0' });
  await hydrated(page);
}

/** Like the function of the same name for Chromium. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Reflect.get(globalThis, 'early') === undefined &&
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** A selector by accessible name; by role takes Firefox seconds on a large page. */
export function labeled(name: string): string {
  return `[aria-label="${name}"]`;
}

/** A selector of a button by its text. */
export function button(text: string): string {
  return `::-p-xpath(//button[normalize-space()=${JSON.stringify(text)}])`;
}
