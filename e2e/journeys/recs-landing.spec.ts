import type { Locator } from '@playwright/test';
import { COMMANDER, DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`shows an answer from its beginning, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/recs');
    await hydrated(page);
    const ask = page.getByRole('button', { name: 'Improve my deck' });
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    await page.getByLabel('Deck list').fill('1 Sol Rng\n1 Arcane Signet\n1 Counterspell');
    await ask.click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.getByLabel('Deck list').fill(DECK);
    await ask.click();
    const commander = page.getByRole('heading', { level: 2, name: COMMANDER.name });
    await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeAttached();
    await expect.poll(() => top(commander)).toBeGreaterThan(50);
    await expect.poll(() => top(commander)).toBeLessThan(180);
    // The commander, the plan in words and the way to each part are seen at once.
    for (const seen of [
      page.getByRole('region', { name: 'Your plan' }).getByText(/^\d+ lands/),
      page.getByRole('navigation', { name: 'Parts of the answer' }),
    ])
      await expect(seen).toBeInViewport();
    // A button of the answer leaves the page where it is.
    const keep = page.getByRole('button', { name: /^Keep / }).first();
    await keep.scrollIntoViewIfNeeded();
    await keep.click();
    await expect(page.getByRole('list', { name: 'Never cut' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`what must go stands first, with its art and one button, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/recs');
    await hydrated(page);
    await page.getByLabel('Deck list').fill(`${DECK}\n1 Lightning Bolt\n1 Mana Crypt`);
    await page.getByRole('button', { name: 'Improve my deck' }).click();
    const mustGo = page.getByRole('list', { name: 'Must go' });
    await expect(mustGo.getByRole('listitem')).toHaveText([
      'Lightning Boltoutside your colors',
      'Mana Cryptbanned in Commander',
    ]);
    await expect(mustGo.locator('.art-strip')).toHaveCount(2);
    await expect(mustGo).toBeInViewport();
    const parts = page.getByRole('navigation', { name: 'Parts of the answer' });
    await parts.getByRole('link', { name: /^To add/ }).click();
    const heading = page.getByRole('heading', { name: 'Cards to add' });
    await expect(heading).toBeInViewport();
    // The bar stays, and covers nothing of what it leads to.
    const [bar, title] = await Promise.all([parts.boundingBox(), heading.boundingBox()]);
    expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });

test('all cards are copied with one press, with quantities', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [width, name] of [
    [1280, /^Copy all \d+, with quantities$/],
    [390, 'Copy list'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/recs');
    await hydrated(page);
    await page.getByLabel('Deck list').fill(DECK);
    await page.getByRole('button', { name: 'Improve my deck' }).click();
    await page.getByRole('button', { name }).click();
    const text = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(text).toContain(`1 ${COMMANDER.name}`);
    await page.evaluate(() => navigator.clipboard.writeText(''));
  }
});
