import type { Locator, Page } from '@playwright/test';
import { newPerson, signedIn } from '../support/account.ts';
import { HANGING, MALFORMED, startBadServer } from '../support/bad-answers.ts';
import { keepClipboard, opener, panel, readClipboardStorage } from '../support/clipboard.ts';
import { keepMessages } from '../support/messages.ts';
import { COMMANDER, DECK } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

let bad: Awaited<ReturnType<typeof startBadServer>>;
test.beforeAll(async () => {
  bad = await startBadServer();
});
test.afterAll(() => bad.close());

// The browser reports each failed answer, and the site that it could not use it.
test.afterEach(({ complaints }) => {
  const others = complaints.filter(
    (text) => !/net::ERR_|status of 502|Fetch failed|Failed to fetch|No recommendations/.test(text),
  );
  complaints.splice(0, complaints.length, ...others);
});

/** The time limit of every call. */
const MAX_WAIT = '00:31';

/** The page is intact around the failed part, and reports no crash. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText(/An error occurred|Application Error|Unexpected/i)).toHaveCount(0);
}

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tags = (page: Page) => page.getByRole('heading', { level: 1, name: 'Themes and kindred' });
const message = (page: Page) => page.locator('body > [aria-live="polite"]');

test('a page with malformed data says so, and opens once the site answers again', async ({ page }) => {
  const data = await bad.before(page, /\/tags\.data/);
  const health = await bad.before(page, /\/healthz$/);
  for (const problem of ['html', 'truncated', 'other', 'gateway'] as const) {
    await page.goto('/terms');
    await hydrated(page);
    data.spoil(problem);
    health.spoil('truncated');
    await main(page).getByRole('link', { name: 'Tags', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
      problem,
    ).toBeVisible();
    await expectWhole(page);
    health.spoil(null);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(tags(page)).toBeVisible();
  }
});

test('a page whose data never ends says so in time, and can be left by any link', async ({ page }) => {
  const data = await bad.before(page, /\/tags\.data/);
  const health = await bad.before(page, /\/healthz$/);
  await page.clock.install();
  for (const problem of HANGING) {
    await page.goto('/terms');
    await hydrated(page);
    data.spoil(problem);
    health.spoil('truncated');
    const request = data.count();
    await main(page).getByRole('link', { name: 'Tags', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    await expect.poll(data.count).toBeGreaterThan(request);
    await page.clock.fastForward(MAX_WAIT);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
      problem,
    ).toBeVisible();
    await expectWhole(page);
    await main(page).getByRole('link', { name: 'Sets', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sets' })).toBeVisible();
  }
});

test('an unreadable next part leaves the list as it is, and loads on retry', async ({ page }) => {
  const more = await bad.before(page, /\/commanders\.data\?.*page=2/);
  await page.clock.install();
  await page.goto('/commanders?show=all');
  await hydrated(page);
  const tiles = page.getByRole('main').getByRole('article');
  const retry = page.getByRole('alert').filter({ hasText: 'The next part of the list could not be loaded.' });
  more.spoil('html');
  await page.getByRole('link', { name: 'Load more' }).click();
  const before = await tiles.count();
  for (const problem of [...MALFORMED.slice(1), ...HANGING]) {
    await expect(retry).toBeVisible();
    const request = more.count();
    more.spoil(problem);
    await retry.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(more.count, problem).toBe(request + 1);
    if (HANGING.some((hanging) => hanging === problem)) await page.clock.fastForward(MAX_WAIT);
  }
  await expect(retry).toBeVisible();
  await expectWhole(page);
  expect(await tiles.count()).toBe(before);
  more.spoil(null);
  await retry.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => tiles.count()).toBeGreaterThan(before);
  await expect(retry).toHaveCount(0);
});

test('a part that could not be loaded is not asked for again once its page is left', async ({ page }) => {
  const more = await bad.before(page, /\/commanders\.data\?.*page=2/);
  await page.clock.install();
  await page.goto('/commanders?show=all');
  await hydrated(page);
  more.spoil('gateway');
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded.' })).toBeVisible();
  const request = more.count();
  await main(page).getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(tags(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.clock.fastForward('00:01');
  // Whatever was asked for by then was asked for before this.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Load more' })).toBeVisible();
  expect(more.count()).toBe(request);
});

test('reading on where the rest cannot be read leaves the page, and offers another try', async ({ page }) => {
  const rest = await bad.before(page, /\/commanders\/[^/]+\.data/);
  await keepMessages(page);
  await page.goto(COMMANDER.path);
  await hydrated(page);
  rest.spoil('gateway');
  const brief = page.locator('[data-brief]');
  await brief.last().scrollIntoViewIfNeeded();
  await expect(message(page)).toContainText('The rest of this page could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMMANDER.name);
  await expectWhole(page);
  rest.spoil(null);
  await message(page).getByRole('button', { name: 'Try again' }).click();
  await expect(brief).toHaveCount(0);
});

test('search says that it cannot answer, and searches again on click', async ({ page }) => {
  const search = await bad.before(page, /\/api\/typeahead/);
  await page.clock.install();
  await page.goto('/terms');
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Search cards and commanders' });
  const again = page.getByRole('search').getByRole('button', { name: 'Try again' });
  search.spoil('html');
  await field.fill('sol ring');
  for (const problem of [...MALFORMED.slice(1), ...HANGING]) {
    await expect(again).toBeVisible();
    const request = search.count();
    search.spoil(problem);
    await again.click();
    await expect.poll(search.count, problem).toBe(request + 1);
    if (HANGING.some((hanging) => hanging === problem)) await page.clock.fastForward('00:09');
  }
  await expect(page.getByRole('search').getByText('Search didn’t respond.').last()).toBeVisible();
  await expectWhole(page);
  search.spoil(null);
  await again.click();
  await expect(page.getByRole('option', { name: /^Sol Ring/ }).first()).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a menu with unreadable data keeps its links, says nothing, and loads when it opens again', async ({
  page,
}) => {
  const misc = await bad.before(page, /\/static\/misc$/);
  await page.goto('/terms');
  await hydrated(page);
  const sets = page.getByRole('button', { name: /^Sets/ }).first();
  const whole = page.getByRole('button', { name: /^Show all .* sets$/ }).or(page.getByText('Newest first'));
  misc.spoil('html');
  await sets.click();
  await expect.poll(misc.count).toBeGreaterThan(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expectWhole(page);
  misc.spoil(null);
  await page.reload();
  await hydrated(page);
  await sets.click();
  await expect(whole).not.toHaveCount(0);
});

test('unreadable advice on a pasted deck keeps the list, and loads on retry', async ({ page }) => {
  const recs = await bad.before(page, /\/recs\.data/);
  await page.clock.install();
  await page.goto('/recs');
  await hydrated(page);
  const list = page.getByLabel('Deck list');
  await list.fill(DECK);
  const ask = page.getByRole('main').getByRole('button', { name: /^(Improve my deck|Ask again)$/ });
  const said = page.getByText(
    /^(The answer could not be read|The site could not be reached|The server took too long)/,
  );
  for (const problem of [...MALFORMED, ...HANGING]) {
    const request = recs.count();
    recs.spoil(problem);
    await ask.click();
    await expect.poll(recs.count, problem).toBe(request + 1);
    if (HANGING.some((hanging) => hanging === problem)) await page.clock.fastForward(MAX_WAIT);
    await expect(said, problem).toBeVisible();
    await expect(list).toHaveValue(DECK);
  }
  await expectWhole(page);
  recs.spoil(null);
  await ask.click();
  await expect(page.getByRole('heading', { name: 'Cards to add' })).toBeVisible();
});

test('the clipboard says in red that its advice cannot be read, and loses no card', async ({ page }) => {
  const recs = await bad.before(page, /\/api\/recs$/);
  await keepClipboard(page, { cards: ['sol-ring'], commanders: ['atraxa-praetors-voice'] });
  await page.clock.install();
  await page.goto('/terms');
  await hydrated(page);
  await opener(page).click();
  const ask = panel(page).getByRole('button', { name: 'Improve my deck' });
  for (const problem of [...MALFORMED, ...HANGING]) {
    recs.spoil(problem);
    const request = recs.count();
    await ask.click();
    await expect.poll(recs.count, problem).toBe(request + 1);
    if (HANGING.some((hanging) => hanging === problem)) await page.clock.fastForward(MAX_WAIT);
    await expect(
      panel(page)
        .getByText(/could not be (read|loaded)|took too long/)
        .first(),
      problem,
    ).toBeVisible();
    await expect(ask).toBeVisible();
  }
  await expectWhole(page);
  recs.spoil(null);
  await ask.click();
  await expect(panel(page).getByRole('heading', { name: /^To add/ })).toBeVisible();
  expect(await readClipboardStorage(page)).toMatchObject({
    cards: ['sol-ring'],
    commanders: ['atraxa-praetors-voice'],
  });
});

test('without card data the clipboard keeps its cards, and prices and export load on retry', async ({
  page,
}) => {
  const cards = await bad.before(page, /\/api\/cards\/$/);
  const scg = await bad.before(page, /\/api\/scg$/);
  await keepClipboard(page, { cards: ['sol-ring', 'arcane-signet'], commanders: [] });
  await page.clock.install();
  await page.goto('/terms');
  await hydrated(page);
  cards.spoil('html');
  await opener(page).click();
  const notice = panel(page).getByText('2 cards could not be loaded.');
  const again = panel(page).getByRole('button', { name: 'Try again' });
  for (const problem of [...MALFORMED, ...HANGING]) {
    await expect(notice, problem).toBeVisible();
    const request = cards.count();
    cards.spoil(problem);
    await again.click();
    await expect.poll(cards.count, problem).toBe(request + 1);
    if (HANGING.some((hanging) => hanging === problem)) await page.clock.fastForward(MAX_WAIT);
  }
  await expect(notice).toBeVisible();
  await expectWhole(page);
  cards.spoil(null);
  await again.click();
  await expect(panel(page).getByRole('link', { name: /^TCGplayer/ })).toContainText('$');
  await expect(panel(page).getByRole('button', { name: 'Export' })).toBeVisible();

  // The shop's page is requested through the site.
  scg.spoil('other');
  const tab = page.context().waitForEvent('page');
  await panel(page)
    .getByRole('button', { name: /^Star City Games/ })
    .click();
  await tab;
  await expect(message(page)).toContainText('Star City Games did not answer.');
  await expect(panel(page).getByRole('button', { name: /^Star City Games/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
});

test('an account with unreadable answers reverts settings and asks again, panel by panel', async ({
  page,
  baseURL,
}) => {
  const sessions = await bad.before(page, /\/api\/users\/sessions$/);
  const own = await bad.before(page, /\/api\/users\/(?!sessions|passkeys|api-keys|second-factor)[^/]+$/);
  await signedIn(page, baseURL, newPerson('Ada'));
  await page.clock.install();
  sessions.spoil('html');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  const devices = page.getByRole('region', { name: 'Where you’re signed in' });
  for (const problem of MALFORMED) {
    await expect(devices.getByRole('button', { name: 'Try again' }), problem).toBeVisible();
    const request = sessions.count();
    sessions.spoil(problem);
    await devices.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(sessions.count).toBe(request + 1);
  }
  await expect(devices.getByText(/could not be (read|reached)/)).toBeVisible();
  sessions.spoil(null);
  await devices.getByRole('button', { name: 'Try again' }).click();
  await expect(devices.getByText('This device')).toBeVisible();

  const names: Locator = page.getByRole('main').getByLabel('Names under cards');
  await expect(names).not.toBeChecked();
  for (const badAnswer of ['html', 'empty', 'other'] as const) {
    own.spoil(badAnswer);
    const requests = own.count();
    await names.click();
    await expect.poll(own.count, badAnswer).toBeGreaterThan(requests);
    await expect(message(page), badAnswer).toContainText('The setting could not be saved. Try again.');
    await expect(names).not.toBeChecked();
    // The message of the next one must be its own.
    await page.clock.fastForward('00:04');
    await expect(message(page)).toBeEmpty();
  }
  await expectWhole(page);
  own.spoil(null);
  await names.click();
  await expect(names).toBeChecked();
});
