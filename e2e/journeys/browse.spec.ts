import { COMMANDER, PAIR } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('leads from the home page through a commander to a card', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Deckwright');
  await hydrated(page);
  const most = page.getByRole('region', { name: 'Most played commanders' });
  await most.getByRole('link', { name: COMMANDER.name }).click();

  await expect(page.getByRole('heading', { level: 1, name: COMMANDER.name })).toBeVisible();
  await expect(page).toHaveURL(COMMANDER.path);
  await expect(page).toHaveTitle(/Atraxa/);
  const top = page.getByRole('region', { name: 'Top Cards' });
  await top.getByRole('link', { name: 'Sol Ring', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sol Ring' })).toBeVisible();
  await expect(page.getByText(/in [\d,]+ of [\d,]+ eligible sample decks/)).toBeVisible();
});

test('starts with what the site is, the week’s commanders with their moves, new sets and articles', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/decks play/);
  const trending = page.getByRole('region', { name: /^Trending this (?:week|month|year)$/ });
  await expect(trending.getByRole('article').first()).toContainText('#1');
  await expect(trending.getByRole('article').filter({ hasText: /(?:up|down) \d+/ })).not.toHaveCount(0);
  await expect(trending.getByText(/the (?:7|30|365) days up to [A-Z][a-z]{2} \d{1,2}, \d{4}/)).toBeVisible();
  await expect(main.getByRole('region', { name: 'New sets' }).locator('a[href^="/sets/"]')).toHaveCount(6);
  await expect(main.locator('a[href^="/articles/"]')).toHaveCount(3);
  await expect(main.locator('a[href^="/guides/"]')).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Surprise me' })).toBeVisible();
  await expect(main.getByLabel(/^Paste your deck/)).toBeVisible();
});

test('ranks the commanders and narrows them to a window', async ({ page }) => {
  await page.goto('/commanders');
  await hydrated(page);
  const first = page.getByRole('article').first();
  const before = (await first.textContent()) ?? '';
  await page.getByRole('button', { name: /^Time range/ }).click();
  await page
    .getByRole('navigation', { name: 'Time range' })
    .getByRole('link', { name: 'Past month' })
    .click();
  await expect(page).toHaveURL('/commanders?range=month');
  await expect(page.getByRole('button', { name: /^Time range ?: ?Past month/ })).toBeVisible();
  await expect(page.getByText(/the 30 days up to/).first()).toBeVisible();
  await expect(first).not.toHaveText(before);
});

test('gives a pair its own page that leads to both cards', async ({ page }) => {
  await page.goto(PAIR.path);
  await expect(page.getByRole('heading', { level: 1, name: PAIR.names.join(' & ') })).toBeVisible();
  for (const name of PAIR.names)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible();
});

test('says that the data is a sample and hides it from search engines', async ({ page, request }) => {
  for (const path of ['/', '/commanders', COMMANDER.path, '/cards/sol-ring']) {
    await page.goto(path);
    await expect(page.getByText('Sample data.').first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex');
  }
});

test('has a canonical address and redirects other spellings to it', async ({ page, request }) => {
  await page.goto(`${COMMANDER.path}?range=none`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', COMMANDER.path);
  const answer = await request.get('/Commanders/Atraxa-Praetors-Voice/', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe(COMMANDER.path);
});

test('switches the theme and keeps it after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await hydrated(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  expect(await ground()).toBe(dark);
  await hydrated(page);
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await expect.poll(ground).toBe(light);
});

test('names the publisher, its policy and the sources of data in the footer', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('unofficial fan content permitted under the Fan Content Policy');
  await expect(footer).toContainText('Not approved or endorsed by Wizards');
  await expect(footer).toContainText('property of Wizards of the Coast');
  await expect(footer.getByRole('link', { name: 'Scryfall' }).first()).toBeVisible();
});

test('a commander without decks has the notes on its proposed deck next to its head', async ({ page }) => {
  await page.goto('/commanders/emrakul-the-aeons-torn');
  const findBox = (name: string) => page.getByRole('heading', { name, exact: true }).first().boundingBox();
  const [title, notes] = [await findBox('Emrakul, the Aeons Torn'), await findBox('A deck from the cards')];
  expect(notes?.x).toBeGreaterThan((title?.x ?? 0) + 300);
  expect(notes?.y).toBeLessThan((title?.y ?? 0) + 100);
});
