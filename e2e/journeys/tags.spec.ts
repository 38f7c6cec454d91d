import { openFilters } from '../support/filters.ts';
import { fontsSettled } from '../support/settle.ts';
import { expect, forgiveStatus, hydrated, test } from '../support/test.ts';

test('from the list of themes to a theme, its colors and a commander', async ({ page }) => {
  await page.goto('/tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Themes and kindred' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Kinds of themes' })
    .getByRole('link', { name: 'Themes' })
    .click();
  await expect(page).toHaveURL('/tags/themes');
  await expect(page.getByRole('heading', { level: 1, name: 'Themes', exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: 'Most played' })
    .getByRole('link', { name: /^Tokens/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tokens', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'High Synergy Cards' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Colors' }).getByRole('link', { name: /Mardu/ }).click();
  await expect(page).toHaveURL('/tags/tokens/mardu');
  // The address changes before the lists do.
  await expect(page.getByRole('heading', { level: 1, name: /Mardu/ })).toBeVisible();
  await page.getByRole('region', { name: 'Top Commanders' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/commanders\//);
});

test('a row of commanders starts short and grows in place', async ({ page }) => {
  await page.goto('/tags/artifacts');
  await hydrated(page);
  const row = page.getByRole('region', { name: 'Top Commanders' });
  await expect(row.getByRole('article')).toHaveCount(7);
  const more = row.getByRole('link', { name: /^Show all \d+ of / });
  const all = Number((await more.textContent())?.replace(/\D/g, ''));
  expect(all).toBeGreaterThan(7);
  await more.click();
  await expect(row.getByRole('article')).toHaveCount(all);
  await expect(row.getByRole('article').nth(7).getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL('/tags/artifacts?show=topcommanders');
  await page.goto('/tags/artifacts?show=all');
  await expect(row.getByRole('article')).toHaveCount(all);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 1000 } });

  for (const [path, names, shown] of [
    ['/tags/vampires', ['Top Commanders', 'Most Devoted Commanders'], 3],
    ['/tags/spellslinger', ['Most Devoted Commanders', 'New Commanders'], 5],
  ] as const)
    test(`a short row of commanders shares its line on ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await fontsSettled(page);
      const boxes = () =>
        page.evaluate(
          (headings) =>
            headings.map((heading) => {
              const section = [...document.querySelectorAll('.strips > section')].find(
                (each) => each.querySelector('h2')?.textContent === heading,
              );
              section?.scrollIntoView();
              const tiles = [...(section?.querySelectorAll('li') ?? [])].filter((tile) => tile.clientWidth);
              return {
                count: tiles.length,
                top: Math.round(tiles[0]?.getBoundingClientRect().top ?? Number.NaN),
                left: tiles[0]?.getBoundingClientRect().left ?? Number.NaN,
                right: tiles.at(-1)?.getBoundingClientRect().right ?? Number.NaN,
              };
            }),
          [...names],
        );
      await expect
        .poll(async () => {
          const [first, second] = await boxes();
          return { count: first?.count, below: (second?.top ?? 0) - (first?.top ?? 0) };
        })
        .toEqual({ count: shown, below: 0 });
      const [first, second] = await boxes();
      expect(second?.left).toBeGreaterThan(first?.right ?? 0);
    });

  test('the words of two commanders alone stand beside their pictures', async ({ page }) => {
    await page.goto('/tags/enchantress/jund');
    const tile = page.getByRole('region', { name: 'Top Commanders' }).getByRole('article').first();
    const [picture, name] = [
      await tile.locator('.tile-link > :first-child').boundingBox(),
      await tile.locator('.tile-name').boundingBox(),
    ];
    expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    expect(name?.y).toBeLessThan((picture?.y ?? 0) + 20);
  });
});

test('the most played themes have a picture each', async ({ page }) => {
  await page.goto('/tags');
  const themes = page.getByRole('region', { name: 'Most played' }).getByRole('listitem');
  await expect(themes).toHaveCount(24);
  for (const theme of await themes.all()) await expect(theme.locator('.art-strip')).toHaveCount(1);
});

test('creature types have a separate list', async ({ page }) => {
  await page.goto('/tags/kindred');
  await expect(page.getByRole('heading', { level: 1, name: 'Kindred' })).toBeVisible();
  await page
    .getByRole('region', { name: 'A–Z' })
    .getByRole('link', { name: /^Elves/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elves Kindred' })).toBeVisible();
});

test('a commander is narrowed to a theme and widened again', async ({ page }) => {
  await page.goto('/commanders/kozilek-the-great-distortion');
  await hydrated(page);
  await openFilters(page);
  await page.getByRole('button', { name: /^Theme ?:/ }).click();
  await page
    .getByRole('navigation', { name: 'Theme', exact: true })
    .getByRole('link', { name: /^Eldrazi/ })
    .click();
  await expect(page).toHaveURL('/commanders/kozilek-the-great-distortion?theme=eldrazi');
  await openFilters(page);
  await page.getByRole('button', { name: /^Theme ?: ?Eldrazi/ }).click();
  await page
    .getByRole('navigation', { name: 'Theme', exact: true })
    .getByRole('link', { name: 'All themes' })
    .click();
  await expect(page).toHaveURL('/commanders/kozilek-the-great-distortion');
});

test('addresses with theme, bracket and price as words redirect to the query form', async ({
  page,
  complaints,
}) => {
  await page.goto('/commanders/krenko-mob-boss/budget/goblins/upgraded');
  await expect(page).toHaveURL('/commanders/krenko-mob-boss?bracket=upgraded&budget=budget&theme=goblins');
  const refused = await page.goto('/commanders/krenko-mob-boss/goblinz');
  expect(refused?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Goblins' })).toBeVisible();
  forgiveStatus(complaints, 404);
});

test('an unknown theme names the nearest', async ({ page, complaints }) => {
  const refused = await page.goto('/tags/tokenz');
  expect(refused?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Tokens' })).toBeVisible();
  forgiveStatus(complaints, 404);
});
