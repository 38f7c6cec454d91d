import { idle } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

// The site of the journeys runs with a sale from 27 February to 1 March 2026.
// The days before, between and after are in packages/domain/src/sale.test.ts.
for (const [day, said] of [
  ['2026-02-26', false],
  ['2026-03-01', true],
] as const) {
  test(`a sale is ${said ? 'told beside its vendor' : 'not told'} on ${day}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    await page.goto('/cards/winter-orb?range=week');
    await hydrated(page);
    const prices = page.getByRole('complementary', { name: 'Prices and usage' });
    await expect(prices.getByText('TCGplayer')).toBeVisible();
    await idle(page);
    await expect(prices.getByText('10% off until Mar 1, 2026')).toHaveCount(said ? 1 : 0);
  });
}
