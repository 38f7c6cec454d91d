import type { BrowserContext, Page } from '@playwright/test';
import { newPerson, signIn, signUp } from '../support/account.ts';
import { type AudienceSite, startAudienceSite } from '../support/audience-site.ts';
import { makeTemplate } from '../support/real-data.ts';
import { expect, hydrated, test } from '../support/test.ts';

let template: Awaited<ReturnType<typeof makeTemplate>>;
let site: AudienceSite;

test.beforeAll(async () => {
  template = await makeTemplate();
  site = await startAudienceSite(template.path, { ADS_PROVIDER: 'development' });
});

test.afterAll(async () => {
  await site?.close();
  template?.remove();
});

/** A page of a device that has said yes to ads and nothing about the e-mail address. */
async function device(context: BrowserContext): Promise<Page> {
  await context.addCookies([{ name: 'consent', value: '1-y-', url: site.address }]);
  return context.newPage();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
  await hydrated(page);
}

/** What the provider was told, once the account has been asked. */
async function told(page: Page, path = '/commanders'): Promise<string | undefined> {
  const asked = page.waitForResponse('**/ads-consent');
  await open(page, path);
  await asked;
  await expect(page.locator('#ad-bottom')).toBeVisible();
  await page.waitForTimeout(300);
  return page.evaluate(() => document.documentElement.dataset.adIdentity);
}

const choice = (page: Page) =>
  page.getByRole('form', { name: 'Privacy choices' }).getByRole('checkbox', { name: /^Your e-mail address/ });

test('an answer about the e-mail address goes with the account to other devices, and so does taking it back', async ({
  browser,
}) => {
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [here, there] = [await device(contexts[0]), await device(contexts[1])];
  const jo = newPerson('Jo');
  await signUp(here, jo, `${site.address}/signup`);
  await here.waitForURL((url) => url.pathname !== '/signup');
  expect(await told(here)).toBeUndefined();
  await open(here, '/privacy');
  await expect(choice(here)).not.toBeChecked();
  const kept = here.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await choice(here).check();
  await kept;

  await open(there, '/signin');
  await signIn(there, jo.email, jo.password);
  await there.waitForURL((url) => url.pathname !== '/signin');
  expect(await told(there)).toBe(jo.email);
  await open(there, '/privacy');
  await expect(choice(there)).toBeChecked();
  const takenBack = there.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await choice(there).uncheck();
  await takenBack;

  expect(await told(here)).toBeUndefined();
  expect(await told(there)).toBeUndefined();
  await open(here, '/privacy');
  await expect(choice(here)).not.toBeChecked();
  // Ads in general are each device's own.
  for (const context of contexts) {
    const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
    expect(cookie?.value).toMatch(/^1-y/);
    await context.close();
  }
});
