import type { Page } from '@playwright/test';
import { DecksPage } from '../../packages/contract/src/schemas/decks-page.ts';
import { COMMANDER } from '../support/sample.ts';
import { fontsSettled } from '../support/settle.ts';
import { expect, expectAccessible, hydrated, test } from '../support/test.ts';

const DECKS = COMMANDER.path.replace('/commanders/', '/decks/');

async function openDeck(page: Page, query = ''): Promise<void> {
  const { decks } = DecksPage.parse(await (await page.request.get(`/api/v1/pages${DECKS}`)).json());
  await page.goto(`${decks[0]?.url}${query}`);
}

/** What is seen of each card of the first stack, from top to bottom. */
function seenHeights(page: Page): Promise<number[]> {
  return page
    .locator('.stack')
    .first()
    .locator('.stack-card')
    .evaluateAll((cards) => {
      const tops = cards.map((card) => card.getBoundingClientRect().top);
      return tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    });
}

test('shows a deck as stacks of cards by type, each card to its name and the last one whole', async ({
  page,
}) => {
  await openDeck(page);
  await hydrated(page);
  await fontsSettled(page);
  const creatures = page.getByRole('region', { name: /^Creatures \d+$/ });
  const cards = creatures.getByRole('listitem');
  expect(await cards.count()).toBeGreaterThan(12);
  const stacks = await creatures.getByRole('list').evaluateAll((lists) =>
    lists.map((list) => ({
      cards: list.children.length,
      top: list.getBoundingClientRect().top,
    })),
  );
  expect(stacks).toHaveLength(2);
  expect((stacks[0]?.cards ?? 0) - (stacks[1]?.cards ?? 0)).toBeLessThanOrEqual(1);
  expect(stacks[0]?.top).toBe(stacks[1]?.top);
  for (const height of await seenHeights(page)) expect(height).toBe(32);
  const whole = await page.locator('.stack').first().locator('.stack-card').last().boundingBox();
  expect(whole?.height).toBeGreaterThan((whole?.width ?? 0) * 1.35);
  // The name of a covered card stands on what is seen of it.
  const name = await cards.first().locator('.face-name').boundingBox();
  const edge = await cards.first().boundingBox();
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 32);
  await expect(page.locator('.stack-own')).not.toHaveCount(0);
  // Marks are tabs above the edge: they cover no name and no cost.
  const marks = await page.locator('.stack-card:has(.stack-mark)').evaluateAll((marked) =>
    marked.map((card) => {
      const mark = card.querySelector('.stack-mark')?.getBoundingClientRect();
      const face = card.querySelector('.face-name')?.getBoundingClientRect();
      return (face?.top ?? 0) - (mark?.bottom ?? 0);
    }),
  );
  expect(marks.length).toBeGreaterThan(0);
  for (const gap of marks) expect(gap).toBeGreaterThan(-3);
  // A covered card shows itself beside its stack.
  await cards
    .first()
    .getByRole('link')
    .hover({ position: { x: 40, y: 12 } });
  await expect(page.locator('.peek')).toBeVisible();
  await page.mouse.move(0, 0);
  await expectAccessible(page);
});

test('its bar stays on the screen, leads to each part and shows the list in another way', async ({
  page,
}) => {
  await openDeck(page);
  await hydrated(page);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: /^Lands \d+$/ }).click();
  const lands = page.getByRole('region', { name: /^Lands \d+$/ });
  await expect(lands).toBeInViewport();
  await expect(sections).toBeInViewport();
  await expect(sections.getByRole('link', { name: /^Lands/ })).toHaveAttribute('aria-current', 'location');
  const looks = page.getByRole('navigation', { name: 'View' });
  await expect(looks.getByRole('link', { name: 'Stacks' })).toHaveAttribute('aria-current', 'true');
  const count = await page.locator('.stack-card').count();
  await looks.getByRole('link', { name: 'Text' }).click();
  await expect(page).toHaveURL(/\?view=text$/);
  // With the commander, who is pictured above the stacks.
  await expect(page.getByRole('region', { name: 'The list' }).getByRole('listitem')).toHaveCount(count + 1);
  await looks.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Creatures' })).toBeVisible();
  await expectAccessible(page);
  await looks.getByRole('link', { name: 'Stacks' }).click();
  await expect(page.locator('.stack-card')).toHaveCount(count);
  await expect(page).not.toHaveURL(/view=/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('two stacks stand side by side, and of each card a finger’s height is seen', async ({ page }) => {
    await openDeck(page);
    await hydrated(page);
    for (const height of await seenHeights(page)) expect(height).toBe(44);
    const [left, right] = await page
      .getByRole('region', { name: /^Creatures \d+$/ })
      .getByRole('list')
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect()));
    expect(left?.top).toBe(right?.top);
    expect(right?.left).toBeGreaterThan(left?.right ?? 0);
    expect(right?.right).toBeLessThanOrEqual(390 - 16);
    // The list comes before the chart.
    const [list, chart] = await Promise.all([
      page.locator('.stack').first().boundingBox(),
      page.getByRole('complementary', { name: 'This deck and the average' }).boundingBox(),
    ]);
    expect(chart?.y).toBeGreaterThan(list?.y ?? 0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the stacks and the other views are there', async ({ page }) => {
    await openDeck(page);
    await expect(page.locator('.stack-card').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Text' }).click();
    await expect(page.locator('.card-line').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click();
    await expect(page.getByRole('table', { name: 'Creatures' })).toBeVisible();
  });
});
