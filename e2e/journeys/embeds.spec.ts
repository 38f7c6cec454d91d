import { COMMANDER } from '../support/sample.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  forgiveStatus,
  test,
} from '../support/test.ts';

const COMMANDER_CARD = `/embed${COMMANDER.path.replace('commanders', 'commander')}`;

test('embedded cards are accessible, fit into narrow frames, and need no script', async ({
  page,
  request,
  complaints,
}) => {
  const decks = await (await request.get(`/api/v1${COMMANDER.path}/decks?limit=1`)).json();
  for (const path of [COMMANDER_CARD, '/embed/card/sol-ring', `/embed/deck/${decks.data[0].id}`]) {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 400 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
    await expectAccessibleInBothThemes(page);
  }
  await page.goto('/embed/card/no-such-card');
  await expectAccessible(page);
  forgiveStatus(complaints, 404);
});

test('a page of another site shows an embedded card, and no other page of ours', async ({
  page,
  baseURL,
  complaints,
  context,
}) => {
  const other = (baseURL ?? '').replace('localhost', '127.0.0.1');
  await page.route(`${other}/blog`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>A blog</title><iframe title="card" src="${baseURL}${COMMANDER_CARD}?theme=dark" sandbox="allow-popups allow-popups-to-escape-sandbox" width="480" height="600"></iframe><iframe title="page" src="${baseURL}${COMMANDER.path}"></iframe>`,
    }),
  );
  await page.goto(`${other}/blog`);
  const [, card, refused] = page.frames().map((frame) => frame.url());
  expect([card, refused]).toEqual([
    `${baseURL}${COMMANDER_CARD}?theme=dark`,
    'chrome-error://chromewebdata/',
  ]);
  complaints.splice(0, complaints.length);
  // Without scripts in its frame, the card can only be looked into by what its first link opens.
  await page.keyboard.press('Tab');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect((await opened).getByRole('heading', { level: 1, name: COMMANDER.name })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
