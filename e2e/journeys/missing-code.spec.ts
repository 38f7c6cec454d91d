import type { Page } from '@playwright/test';
import { AUDIENCE, answered, foot, receivePageViews } from '../support/audience.ts';
import { followRequests } from '../support/settle.ts';
import { test } from '../support/site-test.ts';
import { expect, hydrated } from '../support/test.ts';

/**
 * Opens a page with one file missing, of those that are loaded afterwards.
 * @returns waits until the file has been requested and the page has settled
 */
async function openWithout(page: Page, path: string, file: string): Promise<() => Promise<void>> {
  await page.route(`**/assets/${file}-*.js*`, (route) => route.abort());
  const rest = followRequests(page);
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${file}-`));
  await page.goto(path);
  await hydrated(page);
  return async () => {
    await missed;
    await rest();
  };
}

// The browser reports each file that fails to load. Anything else is an unhandled failure.
test.afterEach(({ complaints }) => {
  const others = complaints.filter((text) => !text.includes('net::ERR_FAILED'));
  complaints.splice(0, complaints.length, ...others);
});

test('the notice of the sample stays, without its button', async ({ page }) => {
  await (await openWithout(page, '/terms', 'run-view'))();
  const notice = page.getByRole('complementary', { name: 'Sample data' });
  await expect(notice).toContainText('Sample data.');
  await expect(notice.getByRole('button')).toHaveCount(0);
});

test('the salt vote works without the code of accounts', async ({ page }) => {
  await (await openWithout(page, '/salt', 'session'))();
  const votePanel = page.getByRole('region', { name: 'Vote', exact: true });
  await expect(votePanel.getByText('0 voted')).toBeVisible();
  await page.keyboard.press('4');
  await expect(votePanel.getByText('1 voted')).toBeVisible();
});

test('the filter of cards says that it did not reach the server', async ({ page }) => {
  const rested = await openWithout(page, '/top/white', 'filter-session');
  await page.getByRole('searchbox', { name: 'Filter these cards' }).fill('t:creature');
  await rested();
  await expect(page.getByText('The filter couldn’t reach the server.')).toBeVisible();
});

test('the button of a menu near the viewport loads it again when clicked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rested = await openWithout(page, '/terms', 'nav-drawer');
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await rested();
});

test.describe('with ads and page counts', () => {
  test.use({ settings: AUDIENCE });

  test('nothing is shown and nothing is counted', async ({ page, context }) => {
    await answered(context, '1yy-');
    const views = await receivePageViews(page, '**/count');
    await (await openWithout(page, '/terms', 'visit'))();
    await expect(foot(page)).toHaveCount(0);
    expect(views).toEqual([]);
  });

  test('no ad is shown if nothing is known of the visitor', async ({ page, context }) => {
    await answered(context, '1yy-');
    await receivePageViews(page, '**/count');
    await page.addInitScript(() => {
      localStorage.setItem('deckwright-session', JSON.stringify({ uid: 'u1' }));
    });
    await (await openWithout(page, '/terms', 'session'))();
    await expect(foot(page)).toHaveCount(0);
  });

  test('no choice can be checked', async ({ page }) => {
    await (await openWithout(page, '/privacy', 'consent-store'))();
    const ads = page.getByRole('form', { name: 'Privacy choices' }).getByRole('checkbox', { name: /^Ads/ });
    await expect(ads).toBeDisabled();
  });
});
