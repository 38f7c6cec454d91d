import type { Page } from '@playwright/test';
import { newPerson, signedIn, signIn } from '../support/account.ts';
import {
  AUDIENCE,
  answered,
  foot,
  openAlive as open,
  readConsentCookies,
  receivePageViews,
} from '../support/audience.ts';
import { idle } from '../support/settle.ts';
import { test } from '../support/site-test.ts';
import { expect, hydrated } from '../support/test.ts';

test.use({ settings: AUDIENCE });

/** The device has agreed to ads and has no answer about the email address. */
async function sayYesToAds(page: Page): Promise<void> {
  await answered(page.context(), '1-y-');
  await receivePageViews(page, '**/count');
}

/** Opens a page and waits until the account has been read: what is chosen before stays on the device. */
async function openWithQuestion(page: Page, path: string): Promise<void> {
  // From here on: an answer to the previous page must not be taken for this page's.
  await page.goto(path, { waitUntil: 'commit' });
  const response = page.waitForResponse('**/ads-consent');
  await hydrated(page);
  await (await response).finished();
  await idle(page);
}

/** What the provider had been told when the ads appeared. */
async function expectReported(page: Page, email: string | undefined): Promise<void> {
  await openWithQuestion(page, '/terms');
  await expect(foot(page)).toBeVisible();
  await idle(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.adIdentity)).toBe(email);
}

const choice = (page: Page) =>
  page.getByRole('form', { name: 'Privacy choices' }).getByRole('checkbox', { name: /^Your email address/ });

test('an answer about the email address follows the account to other devices, and so does withdrawing it', async ({
  page: here,
  browser,
  baseURL,
}) => {
  const there = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  for (const device of [here, there]) await sayYesToAds(device);
  const jo = newPerson('Jo');
  await signedIn(here, baseURL, jo);
  await expectReported(here, undefined);
  await openWithQuestion(here, '/privacy');
  await expect(choice(here)).not.toBeChecked();
  const savedAnswer = here.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await choice(here).check();
  await savedAnswer;

  await open(there, '/signin');
  await signIn(there, jo.email, jo.password);
  await there.waitForURL((url) => url.pathname !== '/signin');
  await expectReported(there, jo.email);
  await openWithQuestion(there, '/privacy');
  await expect(choice(there)).toBeChecked();
  const takenBack = there.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await choice(there).uncheck();
  await takenBack;

  await expectReported(here, undefined);
  await expectReported(there, undefined);
  await openWithQuestion(here, '/privacy');
  await expect(choice(here)).not.toBeChecked();
  // Consent to ads in general is per device.
  for (const device of [here, there])
    expect((await readConsentCookies(device.context()))?.value).toMatch(/^1-y/);
  await there.context().close();
});
