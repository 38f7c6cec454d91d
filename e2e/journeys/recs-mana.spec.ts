import { DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Without most of its lands. */
const SHORT = `${DECK.replaceAll(/^\d+ (?:Plains|Island|Swamp|Forest)$/gm, '')}\n4 Forest\n4 Island`;

test('says how likely each cost is cast in time, and fills a short list with lands', async ({ page }) => {
  await page.goto('/recs');
  await page.getByLabel('Deck list').fill(SHORT);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const mana = page.getByRole('region', { name: 'Mana' });
  await expect(mana).toBeVisible();
  await hydrated(page);
  // Every cost has its chance beside the one to reach, and cards to recognize it by.
  const costs = mana.getByRole('table', { name: 'Hardest costs' }).first().getByRole('row');
  await expect(costs.nth(1)).toHaveText(/\d+%of 9\d%$/);
  await expect(costs.nth(1).getByRole('link').first()).toBeVisible();
  const fill = mana.getByRole('button', { name: /^(?:Add|Fill to 100 with) \d+ (?:basics|lands)$/ });
  const [, added] = /(\d+) (?:basics|lands)/.exec((await fill.textContent()) ?? '') ?? [];
  const list = page.getByRole('region', { name: 'Your new list', exact: true });
  const count = async (): Promise<number> =>
    Number(/(\d+) of 100 cards/.exec((await list.textContent()) ?? '')?.[1] ?? 0);
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await fill.click();
  await expect(mana.getByRole('button', { name: '✓ Added' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(count).toBe(before + Number(added));
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(fill).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(count).toBe(before);
});
