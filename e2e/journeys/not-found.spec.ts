import { expect, forgiveStatus, test } from '../support/test.ts';

const MISSING = [
  '/commanders/atraxa-preators-voice',
  '/cards/sol-rinf',
  '/no-such-page',
  '/tags/none/at/all',
];

for (const path of MISSING) {
  test(`answers ${path} with 404 and a way on`, async ({ page, complaints }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all commanders' })).toBeVisible();
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    forgiveStatus(complaints, 404);
  });
}

test('offers the nearest names', async ({ page, complaints }) => {
  await page.goto('/cards/sol-rinf');
  await page.getByRole('link', { name: 'Sol Ring' }).click();
  await expect(page).toHaveURL('/cards/sol-ring');
  await page.goto('/commanders/atraxa-preators-voice');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Atraxa, Praetors' Voice/ })
      .first(),
  ).toBeVisible();
  forgiveStatus(complaints, 404);
});

test('answers an unreadable query with 400 and the way back', async ({ page, complaints }) => {
  const answer = await page.goto('/commanders/atraxa-praetors-voice?range=decade');
  expect(answer?.status()).toBe(400);
  await expect(page.getByText(/range=decade is not known/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the page without its filters' }).click();
  await expect(page).toHaveURL('/commanders/atraxa-praetors-voice');
  forgiveStatus(complaints, 400);
});
