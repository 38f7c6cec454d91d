import type { Locator, Page } from '@playwright/test';
import { NEAR_DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

async function ask(page: Page): Promise<Locator> {
  await page.goto('/recs');
  await page.getByLabel('Deck list').fill(NEAR_DECK);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan).toBeVisible();
  return plan;
}

/** What the answer says to add, to cut and to swap, with the reasons. */
const readChanges = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: /^(?:Cards to (?:add|cut)|Swaps)$/ }).allTextContents();

/** Changes the plan to one theme, in place of those that were read. */
async function choose(plan: Locator, theme: string): Promise<void> {
  await plan.getByText('Not your plan? Change').click();
  for (const box of await plan.getByRole('checkbox').all()) await box.uncheck();
  await plan.getByLabel('Add a theme or creature type').fill(theme);
  await plan.getByRole('button', { name: 'Use this plan' }).click();
  await expect(plan.getByRole('list', { name: 'Themes of your plan' })).toHaveText(
    new RegExp(`^${theme}\\d+ cards?, your choice$`),
  );
}

test('shows what a list is built to do, and answers for another plan', async ({ page }) => {
  const plan = await ask(page);
  await hydrated(page);
  const themes = plan.getByRole('list', { name: 'Themes of your plan' });
  await expect(themes.getByRole('listitem').first()).toBeVisible();
  await expect(plan).not.toContainText('your choice');
  await expect(plan.getByText(/^\d+ lands · bracket \d \(\w+\)$/)).toBeVisible();
  const own = await themes.allTextContents();
  const before = await readChanges(page);
  await choose(plan, 'Planeswalkers');
  const after = await readChanges(page);
  expect(after.length).toBeGreaterThan(0);
  expect(after).not.toEqual(before);
  // Any button that asks again keeps the plan, until it is taken back.
  await page
    .getByRole('region', { name: 'Cards to cut' })
    .getByRole('button', { name: /^Keep / })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Never cut' })).toBeVisible();
  await expect(themes).toContainText('your choice');
  await plan.getByText('Not your plan? Change').click();
  await plan.getByRole('button', { name: 'Read it from my list' }).click();
  await expect(themes).not.toContainText('your choice');
  expect(await themes.allTextContents()).toEqual(own);
});

test('lifts a limit that the list sets, and restores it', async ({ page }) => {
  const plan = await ask(page);
  await hydrated(page);
  const limits = plan.getByRole('list', { name: 'Limits of your plan' });
  for (const limit of ['bracket', 'price'] as const) {
    const sign = limit === 'bracket' ? 'bracket ' : '\\$';
    const limited = new RegExp(`^Nothing above ${sign}\\d+`);
    await expect(limits.getByText(limited)).toBeVisible();
    await limits.getByRole('button', { name: `Allow any ${limit}` }).click();
    await expect(limits.getByText(`Any ${limit}`)).toBeVisible();
    await limits.getByRole('button', { name: limited }).click();
    await expect(limits.getByRole('button', { name: `Allow any ${limit}` })).toBeVisible();
  }
});

/** A list of the commander of the sample deck and one card. */
const SHORT_LIST = NEAR_DECK.split('\n').slice(0, 2).join('\n');

test('proposes limits for a short list, fills them into the form, and takes them back', async ({ page }) => {
  await page.goto('/recs');
  await page.getByLabel('Deck list').fill(SHORT_LIST);
  await page.getByRole('button', { name: 'Improve my deck' }).click();
  const limits = page.getByRole('list', { name: 'Limits of your plan' });
  await expect(limits).toContainText('Any bracket');
  await hydrated(page);
  // That a list has just begun is no problem.
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeHidden();
  await limits.getByRole('button', { name: 'Nothing above bracket 3' }).click();
  await expect(limits.getByRole('button', { name: 'Allow any bracket' })).toBeVisible();
  await limits.getByRole('button', { name: 'Nothing above $20' }).click();
  await expect(limits.getByRole('button', { name: 'Allow any price' })).toBeVisible();
  // The first limit is still set.
  await limits.getByRole('button', { name: 'Allow any bracket' }).click();
  await expect(limits).toContainText('Any bracket');
  await expect(limits).toContainText('Nothing above $20');
});

test('remembers the plan for Back', async ({ page }) => {
  const plan = await ask(page);
  await hydrated(page);
  await choose(plan, 'Planeswalkers');
  await plan.getByRole('button', { name: 'Allow any bracket' }).click();
  await expect(plan.getByText('Any bracket')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(plan.getByText('Any bracket')).toBeVisible();
  await expect(plan.getByRole('list', { name: 'Themes of your plan' })).toContainText('Planeswalkers');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('limits a short list at a press', async ({ page }) => {
    await page.goto('/recs');
    await page.getByLabel('Deck list').fill(SHORT_LIST);
    await page.getByRole('button', { name: 'Improve my deck' }).click();
    const limits = page.getByRole('list', { name: 'Limits of your plan' });
    await limits.getByRole('button', { name: 'Nothing above bracket 3' }).click();
    await limits.getByRole('button', { name: 'Nothing above $20' }).click();
    await expect(limits.getByRole('button', { name: 'Allow any price' })).toBeVisible();
    await expect(limits.getByRole('button', { name: 'Allow any bracket' })).toBeVisible();
  });

  test('changes the plan, and names what is no theme', async ({ page }) => {
    const plan = await ask(page);
    await choose(plan, 'Planeswalkers');
    await plan.getByRole('button', { name: 'Allow any bracket' }).click();
    await expect(plan.getByText('Any bracket')).toBeVisible();
    await expect(plan.getByRole('list', { name: 'Themes of your plan' })).toContainText('Planeswalkers');
    await plan.getByText('Not your plan? Change').click();
    await plan.getByLabel('Add a theme or creature type').fill('No Such Theme');
    await plan.getByRole('button', { name: 'Use this plan' }).click();
    await expect(plan.getByText('No theme or creature type is called “No Such Theme”.')).toBeVisible();
  });
});
