import { newsletterConfirmMail, resetCodeMail } from '@deckwright/accounts';
import { totpCode } from '../testing/totp.ts';

const PASSWORD = 'a long word of Ada 7';

/**
 * @typedef {object} Way
 * @property {string} address
 * @property {import('./walk-screens.mjs').Save} save
 * @property {(email: string) => Promise<void>} makeAdmin
 * @property {(email: string) => Promise<string>} codeTo
 */

/**
 * Everything about an account: creating it with the emailed code, its page and settings, the vote, shared decks,
 * two-step sign-in, the staff pages, opened by `makeAdmin`, signing in again, a forgotten password and two emails.
 * @param {import('@playwright/test').Page} page
 * @param {Way} way
 */
export async function walkAccount(page, { address, save, makeAdmin, codeTo }) {
  const email = `ada-${Date.now().toString(36)}@example.org`;
  for (let visit = 0; visit < 2; visit += 1)
    await page.goto(`${address}/signup`, { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Name').fill('Ada');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('I agree to the terms of use').check();
  await form.getByLabel('I agree to the privacy policy').check();
  await save('sign-up');

  await form.getByRole('button', { name: 'Create account' }).click();
  await form.getByLabel('Code from the email').fill(await codeTo(email));
  await save('sign-up-code');

  await form.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  await page.getByText(email).first().waitFor();
  await save('account');

  await openSettings(page);
  await page.getByRole('dialog', { name: 'Settings' }).getByText('Names under cards').waitFor();
  await save('settings');

  // Because of the live subscription of an account the network is never idle.
  await page.goto(`${address}/salt`);
  await page.getByRole('region', { name: 'Vote', exact: true }).getByRole('heading').waitFor();
  await save('salt-vote');
  await page.goto(`${address}/account/decks`);
  await page.getByRole('form', { name: 'Share a deck' }).waitFor();
  await save('shared-decks');

  await makeAdmin(email);
  await page.goto(`${address}/account`);
  await turnOnSecondFactor(page, save);
  await page.goto(`${address}/account/staff`);
  await page.getByRole('heading', { level: 2, name: 'Ada' }).first().waitFor();
  await save('staff');
  await page.goto(`${address}/account/staff?panel=security`);
  await page.getByRole('main').getByRole('table').first().waitFor();
  await save('staff-security');
  await page.goto(`${address}/account/staff?panel=status`);
  await page.getByRole('main').getByRole('button', { name: 'Check again' }).waitFor();
  await save('staff-status');

  await page.goto(`${address}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('form', { name: 'Sign in' }).waitFor();
  await save('sign-in');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('form', { name: 'Forgot password' }).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code from the email').waitFor();
  await save('new-password');

  // Emails have inline styles, which the site's policy would block.
  await page.goto('about:blank');
  const site = {
    name: 'Deckwright',
    origin: 'https://decks.example.org',
    operator: { name: null, email: null },
  };
  await page.setContent(resetCodeMail({ site, name: 'Ada', code: '482915', minutes: 10 }).html);
  await save('mail-new-password');
  await page.setContent(
    newsletterConfirmMail({ site, confirmUrl: `${site.origin}/newsletter/confirm?token=sample`, days: 3 })
      .html,
  );
  await save('mail-newsletter');
}

/**
 * Required by the staff page.
 * @param {import('@playwright/test').Page} page
 * @param {import('./walk-screens.mjs').Save} save
 */
async function turnOnSecondFactor(page, save) {
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  await panel.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await panel.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await panel.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await panel.scrollIntoViewIfNeeded();
  await panel.evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await save('two-step-sign-in');
  await panel.getByLabel('Code from the app').fill(totpCode(secret));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await panel.getByRole('button', { name: 'I saved the codes' }).click();
}

/** @param {import('@playwright/test').Page} page */
async function openSettings(page) {
  const wide = page.getByRole('banner').getByRole('button', { name: 'Settings' });
  if (!(await wide.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).filter({ visible: true }).first().click();
}
