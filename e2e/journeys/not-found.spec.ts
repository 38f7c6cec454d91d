import { expect, forgiveStatus, test } from '../support/test.ts';

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

test('answers an invalid query with 400 and a link back', async ({ page, complaints }) => {
  const answer = await page.goto('/commanders/atraxa-praetors-voice?range=decade');
  expect(answer?.status()).toBe(400);
  await expect(page.getByText(/range=decade is not known/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the page without its filters' }).click();
  await expect(page).toHaveURL('/commanders/atraxa-praetors-voice');
  forgiveStatus(complaints, 400);
});
