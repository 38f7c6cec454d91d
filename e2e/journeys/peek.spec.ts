import type { Locator, Page } from '@playwright/test';
import { COMMANDER } from '../support/sample.ts';
import { drawn, followRequests } from '../support/settle.ts';
import { expect, hydrated, test } from '../support/test.ts';

const TEXT = `${COMMANDER.path}?view=text`;
/** Longer than a pointer must rest on a name for its card to show. */
const PAUSE_MS = 5000;

function getCard(page: Page): Locator {
  return page.locator('.peek');
}

/** The names of the cards of the first list. */
function names(page: Page): Locator {
  return page.locator('main section[id] a[href^="/cards/"]');
}

test('shows the card at the pointer and at the focus, and never over its name', async ({ page }) => {
  await page.goto(TEXT);
  await hydrated(page);
  const name = names(page).first();
  await name.hover();
  // A list redrawn under the pointer shows its card again.
  await expect(async () => {
    const [link, card] = await Promise.all([
      name.boundingBox(),
      getCard(page).boundingBox({ timeout: 1000 }),
    ]);
    expect(card?.width).toBe(240);
    const isNextTo =
      (card?.x ?? 0) >= (link?.x ?? 0) + (link?.width ?? 0) || (card?.x ?? 0) + 240 <= (link?.x ?? 0);
    expect(isNextTo).toBe(true);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(getCard(page)).toHaveCount(0);

  await page.mouse.move(0, 0);
  await name.focus();
  await expect(getCard(page)).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect(getCard(page)).toHaveCount(0);

  await name.hover();
  await expect(getCard(page)).toBeVisible();
  await name.click();
  await expect(page).toHaveURL(/\/cards\//);
  await expect(getCard(page)).toHaveCount(0);
});

test('loads nothing in data saver mode', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/entries/')) requests.push(request.url());
  });
  const rest = followRequests(page);
  await page.clock.install();
  /** Rests on a link, longer than it takes its card to show once the code for that is there. */
  const restOn = async (link: Locator) => {
    const code = page.waitForResponse(/\/assets\/card-peek-/);
    await link.hover();
    await code;
    await rest();
    await page.clock.runFor(PAUSE_MS);
    await rest();
  };
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(TEXT);
  await hydrated(page);
  await restOn(names(page).first());
  expect(requests).toEqual([]);
});

type Finger = { lift: () => Promise<unknown>; cancel: () => Promise<unknown> };

/** Puts a finger on a card's name or picture, the first name if none is given. */
async function layFinger(page: Page, name = names(page).first()): Promise<Finger> {
  await name.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await name.boundingBox()) ?? {};
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 10, y: y + 10 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const end = (type: 'touchEnd' | 'touchCancel') => () =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
  return { lift: end('touchEnd'), cancel: end('touchCancel') };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('shows the card on a long press, and follows the link on a short one', async ({ page }) => {
    await page.goto(TEXT);
    await hydrated(page);
    const { lift } = await layFinger(page);
    await expect(getCard(page)).toBeVisible();
    await lift();
    await expect(page).toHaveURL(TEXT);
    await expect(getCard(page)).toBeVisible();
    await page.touchscreen.tap(5, 400);
    await expect(getCard(page)).toHaveCount(0);
    await names(page).first().tap();
    await expect(page).toHaveURL(/\/cards\//);
  });

  for (const [what, path, selector] of [
    ['a tile', COMMANDER.path, '.tile-link[href^="/cards/"]'],
    [
      'a card in a stack',
      COMMANDER.path.replace('/commanders/', '/average-decks/'),
      '.stack-card a[href^="/cards/"]',
    ],
  ] as const)
    test(`shows the card on a long press on ${what}, once, and opens no page`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const picture = page.locator(`main ${selector}`).first();
      await expect(async () => {
        const { lift } = await layFinger(page, picture);
        await expect(getCard(page)).toHaveCount(1, { timeout: 3000 });
        await lift();
      }).toPass();
      await drawn(page);
      await expect(page).toHaveURL(path);
      await expect(getCard(page)).toHaveCount(1);
      await page.touchscreen.tap(5, 400);
      await expect(getCard(page)).toHaveCount(0);
    });

  test('keeps the card of a long press if the browser gives up the touch or the list is redrawn', async ({
    page,
  }) => {
    await page.goto(TEXT);
    await hydrated(page);
    const finger = await layFinger(page);
    await expect(getCard(page)).toBeVisible();
    // As it does on a phone that is too busy to answer in time.
    await finger.cancel();
    await drawn(page);
    await expect(getCard(page)).toBeVisible();
    await page.touchscreen.tap(5, 400);
    await expect(getCard(page)).toHaveCount(0);

    const again = await layFinger(page);
    await expect(getCard(page)).toBeVisible();
    const name = names(page).first();
    await name.evaluate((link) =>
      link.replaceWith(Object.assign(document.createElement('b'), { textContent: 'x' })),
    );
    await again.lift();
    await drawn(page);
    await expect(page).toHaveURL(TEXT);
    await expect(getCard(page)).toBeVisible();
  });

  test("shows the card if its code loads later than the browser's menu would open", async ({ page }) => {
    await page.route(/card-peek/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(TEXT);
    await hydrated(page);
    const { lift } = await layFinger(page);
    await expect(getCard(page)).toBeVisible();
    await lift();
    await expect(page).toHaveURL(TEXT);
  });
});
