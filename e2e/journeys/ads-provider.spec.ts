import type { Page } from '@playwright/test';
import { expectSignedIn, newPerson, openUserMenu, register, signIn } from '../support/account.ts';
import { foot, openAlive as open, outsideRequests, receivePageViews } from '../support/audience.ts';
import { keepMessages } from '../support/messages.ts';
import { followRequests } from '../support/settle.ts';
import { test } from '../support/site-test.ts';
import type { Settings } from '../support/sites.ts';
import { expect, hydrated } from '../support/test.ts';

const SCRIPT = 'https://ads.example.org/tag.js';
const RECEIVER = 'https://count.example.net/view';
const MANAGER = 'https://consent.example.com/manager.js';

/** A provider's script: takes over the list and writes a word into each slot. */
const TAG = `
  const calls = [];
  const take = (call) => {
    calls.push(call);
    if (call[0] === 'show') for (const { id, kind } of call[1].places) document.getElementById(id).append('Ad ' + kind);
  };
  window.adCallsMade = calls;
  const waiting = window.adCalls ?? [];
  window.adCalls = { push: take };
  waiting.forEach(take);
`;

/** A consent manager without a dialog: the test answers. */
const STANDING_IN = `
  const listeners = [];
  let data = { gdprApplies: true, eventStatus: 'cmpuishown' };
  window.opened = 0;
  window.__tcfapi = (command, version, callback) => {
    if (command === 'addEventListener') { listeners.push(callback); callback(data, true); }
    if (command === 'displayConsentUi') window.opened += 1;
  };
  window.consentTo = (...purposes) => {
    const consents = Object.fromEntries(purposes.map((purpose) => [purpose, true]));
    data = { gdprApplies: true, eventStatus: 'useractioncomplete', purpose: { consents } };
    for (const listener of listeners) listener(data, true);
  };
`;

const ASKS_FIRST: Settings = { ADS_PROVIDER: `${SCRIPT} site-7`, ANALYTICS_URL: RECEIVER };
const MANAGED: Settings = { ...ASKS_FIRST, CONSENT_MANAGER: MANAGER };

async function standIn(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: TAG }));
  await page.route(MANAGER, (route) => route.fulfill({ contentType: 'text/javascript', body: STANDING_IN }));
}

/** The names of the calls to the provider's script so far. */
const reportedTo = (page: Page) =>
  page.evaluate(() => (window as unknown as { adCallsMade: [string][] }).adCallsMade.map(([name]) => name));

test.describe('if the site asks itself', () => {
  test.use({ settings: ASKS_FIRST });

  test('loads nothing from elsewhere before consent, and never after a refusal', async ({
    page,
    baseURL,
  }) => {
    await standIn(page);
    const views = await receivePageViews(page, RECEIVER);
    const outside = outsideRequests(page, baseURL);
    const rest = followRequests(page);
    await open(page, '/commanders');
    const question = page.getByRole('complementary', { name: 'Privacy choices' });
    await expect(question).toContainText('ads from ads.example.org');
    await expect(question).toContainText('count.example.net');
    await rest();
    expect(outside).toEqual([]);
    await question.getByRole('button', { name: 'Refuse' }).click();
    await open(page, '/privacy');
    await rest();
    expect(outside).toEqual([]);
    expect(views).toEqual([]);
  });

  test('after consent the provider is told the slots, and route changes', async ({ page }) => {
    await standIn(page);
    const views = await receivePageViews(page, RECEIVER);
    await open(page, '/cards');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(foot(page)).toContainText('Ad bottom');
    await expect(page.locator('.ad-slot').first()).toContainText('Ad page');
    expect(
      await page.evaluate(() => (window as unknown as { adCallsMade: unknown[] }).adCallsMade[0]),
    ).toEqual([
      'show',
      {
        site: 'site-7',
        places: [
          { id: 'ad-1', kind: 'bottom' },
          { id: 'ad-2', kind: 'page' },
        ],
      },
    ]);
    // The page that was open when consent was given counts too.
    await expect.poll(() => views.map(({ body }) => body)).toEqual([{ event: 'page-view', path: '/cards' }]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect.poll(() => reportedTo(page)).toEqual(['show', 'clear', 'show']);
    await expect(foot(page)).toContainText('Ad bottom');
    await expect.poll(() => views.length).toBe(2);

    // Withdrawn: nothing of the provider keeps running.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
    const ads = page.getByRole('form', { name: 'Privacy choices' }).getByRole('checkbox', { name: /^Ads/ });
    await expect(ads).toBeChecked();
    const again = page.waitForEvent('load');
    await ads.click();
    await again;
    await hydrated(page);
    expect(await page.evaluate(() => 'adCallsMade' in window)).toBe(false);
    await expect(foot(page)).toHaveCount(0);
  });
});

test.describe('where passwords are typed', () => {
  test.use({ settings: MANAGED });

  test('no third-party code may run, nor carry over from the previous page', async ({
    page,
    request,
    baseURL,
  }) => {
    for (const path of [
      '/signin',
      '/signup',
      '/confirm-password',
      '/account',
      '/account/staff',
      '/account/decks',
      '/newsletter/confirm?token=x',
      '/newsletter/unsubscribe?token=x',
    ]) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      // Page counts are sent by our own code.
      expect(policy.match(/https?:\/\/[^ ;]+/g), path).toEqual(['https://count.example.net']);
    }
    await standIn(page);
    await receivePageViews(page, RECEIVER);
    await open(page, '/commanders');
    await page.waitForFunction(() => 'consentTo' in window);
    await page.evaluate(() => Object.assign(window, { leftBehind: true }));
    const outside = outsideRequests(page, baseURL);
    await openUserMenu(page);
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.waitForFunction(() => !('leftBehind' in window) && !('consentTo' in window));
    await expect(page).toHaveURL('/signin?redirect=/commanders');
    await hydrated(page);
    expect(outside).toEqual([]);
    const ada = newPerson('Ada');
    await register(baseURL, ada);
    await signIn(page, ada.email, ada.password);
    await expect(page).toHaveURL('/commanders');
    await page.waitForFunction(() => 'consentTo' in window);
    await expectSignedIn(page);
  });
});

test.describe('with a consent manager', () => {
  test.use({ settings: MANAGED });

  test('pages allow exactly the configured hosts', async ({ request }) => {
    const policy = (await request.get('/commanders')).headers()['content-security-policy'] ?? '';
    const hosts = new Set(policy.match(/https?:\/\/[^ ;]+/g));
    expect([...hosts].sort()).toEqual([
      'https://ads.example.org',
      'https://consent.example.com',
      'https://count.example.net',
    ]);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
  });

  test('a consent manager asks instead of us, and its signal decides', async ({ page, baseURL }) => {
    await standIn(page);
    await receivePageViews(page, RECEIVER);
    const outside = outsideRequests(page, baseURL);
    const rest = followRequests(page);
    const consentTo = (...purposes: number[]) =>
      page.evaluate(
        (list) => (window as unknown as { consentTo: (...given: number[]) => void }).consentTo(...list),
        purposes,
      );
    await open(page, '/terms');
    await page.waitForFunction(() => 'consentTo' in window);
    await expect(page.getByRole('complementary', { name: 'Privacy choices' })).toBeHidden();
    await rest();
    expect(outside).toEqual([MANAGER]);
    await consentTo();
    await rest();
    expect(outside).toEqual([MANAGER]);
    await consentTo(1, 2);
    await expect(foot(page)).toContainText('Ad bottom');
    expect(outside).toEqual([MANAGER, SCRIPT]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
    await expect(page.getByRole('main')).toContainText('consent.example.com asks for your choices');
    await page.getByRole('button', { name: 'Change your choices' }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { opened: number }).opened)).toBe(1);
  });

  test('says so if the choices cannot be opened', async ({ page, complaints }) => {
    await standIn(page);
    await keepMessages(page);
    await page.route('**/assets/consent-manager-*.js*', (route) => route.abort());
    await open(page, '/privacy');
    await page.getByRole('button', { name: 'Change your choices' }).click();
    await expect(page.getByText('Your choices could not be opened. Try again.')).toBeVisible();
    const others = complaints.filter((text) => !/ERR_FAILED|consent manager could not be loaded/.test(text));
    complaints.splice(0, complaints.length, ...others);
  });
});
