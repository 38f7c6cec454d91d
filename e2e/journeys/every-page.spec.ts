import type { APIRequestContext, Page } from '@playwright/test';
import { PAGE_OF_EACH_KIND } from '../support/kinds.ts';
import { expect, forgiveStatus, hydrated, test } from '../support/test.ts';

/** Pages that show nothing but what went wrong. */
const FAILED = ['/no-such-page', '/cards/sol-rinf', '/commanders/atraxa-praetors-voice?range=decade'];

async function deckLinks(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/data/pages/decks/atraxa-praetors-voice');
  const { decks } = (await answer.json()) as { decks: { url: string }[] };
  return decks.slice(0, 2).map(({ url }) => url);
}

async function expectLayout(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner).toHaveCSS('position', 'sticky');
  await expect(banner).toHaveCSS('top', '0px');
  await expect(banner.getByRole('combobox', { name: 'Search cards and commanders' })).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Random/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('unofficial fan content');
  await expect(page.locator('body > [role=status][aria-live=polite]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has both bars, the search box, the footer and the area for messages', async ({
    page,
    request,
    complaints,
  }) => {
    test.setTimeout(600_000);
    for (const path of [...PAGE_OF_EACH_KIND, ...(await deckLinks(request)), ...FAILED]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectLayout(page);
      });
    }
    forgiveStatus(complaints, 404);
    forgiveStatus(complaints, 400);
  });

  test('every page has a title, a description and a picture of its own, its address and its place', async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const path of [...PAGE_OF_EACH_KIND, ...(await deckLinks(request))]) {
      await test.step(path, async () => {
        await page.goto(path);
        const title = await page.title();
        const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
        expect(description.length).toBeGreaterThan(15);
        expect(titles.get(title), `title of ${path}`).toBeUndefined();
        expect(descriptions.get(description), `description of ${path}`).toBeUndefined();
        titles.set(title, path);
        descriptions.set(description, path);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', path);
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /./);
        const data = JSON.parse(
          (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
        );
        const [about, way] = data['@graph'];
        expect(about.url).toBe(path);
        expect(way['@type']).toBe('BreadcrumbList');
        expect(way.itemListElement.at(-1).item).toBe(path);
        const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
        const picture = await request.get(image);
        expect(`${picture.status()} ${picture.headers()['content-type']}`).toBe('200 image/png');
      });
    }
  });
});

test('the second bar gives way to the drawer below 992 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/recs');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
});

for (const path of FAILED) {
  test(`the settings open on ${path} too`, async ({ page, complaints }) => {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    forgiveStatus(complaints, 404);
    forgiveStatus(complaints, 400);
  });
}

test('leads from a page to those above it', async ({ page }) => {
  await page.goto('/cards/sol-ring');
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(way.getByRole('link')).toHaveText(['Deckwright', 'Cards']);
  await way.getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL('/cards');
  await expect(way).toHaveCount(0);
});
