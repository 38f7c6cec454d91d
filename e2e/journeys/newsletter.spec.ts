import { fromElsewhere, keepOnDevice, newPerson, register } from '../support/account.ts';
import { linkIn, mailTo } from '../support/outbox.ts';
import { expect, expectAccessibleInBothThemes, forgiveStatus, hydrated, test } from '../support/test.ts';

/** Each journey has a separate address: the site sends one email per address within ten minutes. */
const addressFor = (name: string) => newPerson(name).email;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('subscribes by the link of an email and unsubscribes by that of an issue', async ({
      page,
      baseURL,
    }) => {
      const address = addressFor(javaScriptEnabled ? 'scripted' : 'plain');
      await page.goto('/newsletter');
      if (javaScriptEnabled) await hydrated(page);
      const consent = page.getByRole('checkbox', { name: /^Send me the newsletter at this address/ });
      await expect(consent).not.toBeChecked();
      await page.getByLabel('Email address').fill(address);
      await consent.check();
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
      await expect(page.getByText(address)).toBeVisible();

      const question = await mailTo(baseURL, address);
      await page.goto(linkIn(question, '/newsletter/confirm'));
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Confirm the newsletter' })).toBeVisible();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeVisible();
      await expect(page).toHaveURL('/newsletter/confirm');

      const welcome = await mailTo(baseURL, address, 2);
      expect(welcome).toContain('You’re subscribed');
      await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
    });
  });
}

test('a used link says what to do', async ({ page, complaints }) => {
  await page.goto('/newsletter/confirm?token=used');
  await hydrated(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Go to the newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  forgiveStatus(complaints, 404);
});

test('the pages of links are only for their recipients, and opening one changes nothing', async ({
  request,
}) => {
  for (const page of ['confirm', 'unsubscribe']) {
    const answer = await request.get(`/newsletter/${page}?token=secret-word`);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('secret-word');
    expect(await (await request.get(`/newsletter/${page}`)).text()).not.toContain('secret-word');
  }
});

test('the browser refuses an invalid address, and an unchecked box', async ({ page }) => {
  await page.goto('/newsletter');
  await hydrated(page);
  const field = page.getByLabel('Email address');
  const send = page.getByRole('button', { name: 'Subscribe' });
  const isValid = () =>
    page.locator('form:has(#newsletter-email)').evaluate((form: HTMLFormElement) => form.checkValidity());
  await field.fill('jo at example.org');
  await page.getByRole('checkbox').check();
  expect(await isValid()).toBe(false);
  await send.click();
  await expect(field).toBeFocused();
  await field.fill('jo@example.org');
  await page.getByRole('checkbox').uncheck();
  expect(await isValid()).toBe(false);
  await page.getByRole('checkbox').check();
  expect(await isValid()).toBe(true);
});

test('the server says what is wrong if the browser did not', async ({ page, complaints }) => {
  await page.goto('/newsletter');
  await hydrated(page);
  await page.locator('form:has(#newsletter-email)').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByLabel('Email address').fill('jo');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toHaveText(/This is not an email address/);
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email address').fill('jo@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Check the box/);
  await expectAccessibleInBothThemes(page);
  forgiveStatus(complaints, 400);
});

test('an email program unsubscribes with one request', async ({ request, baseURL }) => {
  const address = addressFor('one-click');
  const response = await request.post('/api/newsletter', {
    data: { email: address },
    headers: fromElsewhere(),
  });
  expect(await response.json()).toEqual({ sent: true });
  const token = new URL(linkIn(await mailTo(baseURL, address), '/newsletter/confirm'), baseURL).searchParams;
  await request.post('/api/newsletter/confirm', { data: { token: token.get('token') } });
  const leave = linkIn(await mailTo(baseURL, address, 2), '/newsletter/unsubscribe');
  const answer = await request.post(`/api${leave}`, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect([answer.status(), await answer.json()]).toEqual([200, { unsubscribed: true }]);
});

test('a signed-in user needs one button, and the link in the email', async ({ page, baseURL }) => {
  const jo = newPerson('Jo');
  const { email } = jo;
  await keepOnDevice(page, baseURL, await register(baseURL, jo));
  await page.goto('/newsletter');
  const panel = page.getByRole('main').getByRole('region', { name: 'Newsletter' });
  await panel.getByRole('button', { name: 'Subscribe' }).click();
  await expect(panel.getByRole('status')).toContainText('Waiting for your confirmation');
  await expect(panel.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Send again' }).click();
  await expect(panel.getByRole('status')).toContainText('unless you got one in the last ten minutes');
  await expect(page.getByLabel('Email address')).toHaveCount(0);
  await page.goto(linkIn(await mailTo(baseURL, email), '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeVisible();
  await page.goto('/newsletter');
  await expect(panel.getByRole('status')).toHaveText('You’re subscribed to the newsletter.');
  await panel.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(panel.getByRole('status')).toContainText('You’re not subscribed to the newsletter.');
});

test('a user who waits for the email may cancel, and request it again', async ({ page, baseURL }) => {
  await keepOnDevice(page, baseURL, await register(baseURL, newPerson('Jo')));
  await page.goto('/account');
  const panel = page.getByRole('main').getByRole('region', { name: 'Newsletter' });
  await panel.getByRole('button', { name: 'Subscribe' }).click();
  await expect(panel.getByRole('status')).toContainText('Waiting for your confirmation');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('status')).toContainText('You’re not subscribed to the newsletter.');
  await panel.getByRole('button', { name: 'Subscribe' }).click();
  await expect(panel.getByRole('status')).toContainText('Waiting for your confirmation');
});
