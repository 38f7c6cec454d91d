import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  const blog = createServer((_, answer) => {
    const card = `${baseURL}${COMMANDER_CARD}?theme=dark`;
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<title>A blog</title><link rel="icon" href="data:,"><iframe src="${card}" sandbox="allow-popups allow-popups-to-escape-sandbox" width="480" height="600"></iframe><iframe src="${baseURL}${COMMANDER.path}"></iframe>`,
      );
  });
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
  const framed = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect
    .poll(framed)
    .toEqual([`${baseURL}${COMMANDER_CARD}?theme=dark`, 'chrome-error://chromewebdata/']);
  complaints.splice(0, complaints.length);
  expect(await context.cookies()).toEqual([]);
  // Without scripts in its frame, the card can only be looked into by what its first link opens.
  await page.keyboard.press('Tab');
  await expect(page.locator('iframe').first()).toBeFocused();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect((await opened).getByRole('heading', { level: 1, name: COMMANDER.name })).toBeVisible();
  blog.closeAllConnections();
  blog.close();
});
