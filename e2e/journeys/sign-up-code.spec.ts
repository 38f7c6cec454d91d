import { type MailTrap, startMailTrap } from '../../tooling/testing/mail-trap.ts';
import { expectSignedIn, newPerson, signUp } from '../support/account.ts';
import { type RunningSite, sampleFolder, startSite } from '../support/run-site.ts';
import { expect, expectAccessible, forgiveStatus, test } from '../support/test.ts';

/** With a mail server the site verifies each address before creating an account. */
let mails: MailTrap;
let site: RunningSite;
test.beforeAll(async () => {
  mails = await startMailTrap();
  site = await startSite({ dataDir: await sampleFolder(), env: { SMTP_URL: mails.url } });
});
test.afterAll(async () => {
  await site?.close();
  await mails?.close();
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('an account is created with the code from the email, and a wrong one is refused in place', async ({
  page,
  complaints,
}) => {
  const ada = newPerson('Ada');
  await signUp(page, ada, `${site.address}/signup`);
  const form = page.getByRole('form', { name: 'Sign up' });
  await expect(form.getByText(`We’ve emailed a code to ${ada.email}.`)).toBeVisible();
  const field = form.getByLabel('Code from the email');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(form.getByLabel('Name')).toHaveValue('Ada');
  await expectSignedIn(page, false);
  await expectAccessible(page);
  const code = await mails.codeTo(ada.email);
  const create = form.getByRole('button', { name: 'Create account' });

  await create.click();
  await expect(form.getByText('Enter the code from the email.')).toBeVisible();
  await field.fill(`${(Number(code) + 1) % 1_000_000}`.padStart(6, '0'));
  await create.click();
  await expect(form.getByRole('alert').filter({ hasText: /code/i }).first()).toBeVisible();
  await expectSignedIn(page, false);
  await field.fill(` ${code} `);
  await create.click();
  await expect(page).toHaveURL(`${site.address}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  await expectSignedIn(page);
  forgiveStatus(complaints, 400);
});
