import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newPerson, signedIn } from '../support/account.ts';
import { keepMessages } from '../support/messages.ts';
import { COMMANDER } from '../support/sample.ts';
import { expect, expectAccessibleInBothThemes, forgiveStatus, test } from '../support/test.ts';

test('an API key is made, copied, called with and revoked', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = page.getByRole('region', { name: 'API keys' });
  /** Calls the API from the page with the key. */
  const call = (key: string) =>
    page.evaluate(async (bearer) => {
      const answer = await fetch('/api/v1/cards/sol-ring?fields=name', {
        headers: { authorization: `Bearer ${bearer}` },
      });
      return { status: answer.status, policy: answer.headers.get('ratelimit-policy') };
    }, key);

  // As if the password had been given long ago.
  let isFirst = true;
  await page.route('**/api/users/api-keys', (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    const error = { code: 'permission-denied', message: 'Enter your password again to continue.' };
    return route.fulfill({ status: 403, json: { error } });
  });
  await keepMessages(page);
  await page.goto('/account');
  await panel.getByRole('button', { name: 'Make an API key' }).click();
  await expect(panel.getByLabel('Name of the key')).toBeFocused();
  await panel.getByRole('button', { name: 'Make key' }).click();
  await expect(panel.getByText('Enter a name.')).toBeVisible();
  await panel.getByLabel('Name of the key').fill('Deck bot');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Enter');
  const shown = panel.locator('code').filter({ hasText: /^dwk_\w{40}$/ });
  await expect(shown).toBeVisible();
  await expect(panel.getByText('This is “Deck bot”.')).toBeFocused();
  // A second key would take the place of this one before it is saved.
  const opener = panel.getByRole('button', { name: 'Make an API key' });
  await expect(opener).toHaveCount(0);
  const row = panel.getByRole('listitem');
  await expect(row).toContainText('Not used yet');
  await expectAccessibleInBothThemes(page);
  await panel.getByRole('button', { name: 'Copy key' }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toBe(await shown.textContent());
  await expect(page.getByText('Key copied.')).toBeVisible();
  await panel.getByRole('button', { name: 'I saved the key' }).click();
  await expect(shown).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await call(key)).toEqual({ status: 200, policy: '"requests";q=6000;w=60' });

  await page.reload();
  await expect(row).toContainText(/^Deck bot.*Used in the last two hours/);
  await expect(page.getByText(key)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Revoke Deck bot' }).click();
  await panel.getByRole('button', { name: 'Keep Deck bot' }).click();
  await expect(panel.getByRole('button', { name: 'Revoke Deck bot' })).toBeFocused();
  await panel.getByRole('button', { name: 'Revoke Deck bot' }).click();
  await panel.getByRole('button', { name: 'Revoke Deck bot now' }).click();
  await expect(panel.getByText('The key “Deck bot” has been revoked.')).toBeFocused();
  await expect(row).toHaveCount(0);
  expect((await call(key)).status).toBe(401);
  forgiveStatus(complaints, 401);
  forgiveStatus(complaints, 403);
});

test('a page of another site imports the client as it is, and shows a number', async ({
  page,
  baseURL,
  request,
  complaints,
}) => {
  const program = `
    import { commanders, createClient } from '${baseURL}/clients/index.js';
    const client = createClient({ site: '${baseURL}' });
    const { data } = await commanders.get(client, { id: '${COMMANDER.path.split('/').at(-1)}' });
    document.querySelector('output').textContent = data.name + ': ' + data.num_decks;
    const wrong = createClient({ site: '${baseURL}', apiKey: 'dwk_wrong' });
    await commanders.get(wrong, { id: 'x' }).catch((error) => { document.title = error.status + ' ' + error.message; });`;
  const html = `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><output></output><script type="module">${program}</script>`;
  const elsewhere = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const { data } = await (await request.get(`/api/v1${COMMANDER.path}`)).json();
  expect(data.num_decks).toBeGreaterThan(0);
  await expect(page.locator('output')).toHaveText(`${COMMANDER.name}: ${data.num_decks}`);
  // A refusal is readable there, too.
  await expect(page).toHaveTitle(/^401 This API key is not valid here/);
  forgiveStatus(complaints, 401);
  elsewhere.closeAllConnections();
  elsewhere.close();
});
