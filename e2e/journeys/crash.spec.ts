import { expect, hydrated, test } from '../support/test.ts';

test('shows a box in place of a crashed page and keeps the layout usable', async ({ page, complaints }) => {
  await page.route('**/cards/sol-ring.data*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/x-script', body: 'not a page at all' }),
  );
  await page.goto('/commanders/atraxa-praetors-voice');
  await hydrated(page);
  await page.getByRole('link', { name: 'Sol Ring', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  await expect(
    page.getByText('Something went wrong and our team has been automatically notified.'),
  ).toBeVisible();
  await expect(page.getByText(/^You can email us at .+@.+\.$/)).toBeVisible();
  await expect(page.locator('pre')).toContainText('Error');
  expect(complaints.some((text) => text.startsWith('[page]'))).toBe(true);
  complaints.splice(0, complaints.length);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Commanders', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Commanders' })).toBeVisible();
});
