import type { Page, Route } from '@playwright/test';
import {
  confirmed,
  newPerson,
  openUserMenu,
  register,
  secured,
  signedIn,
  signedInSecured,
} from '../support/account.ts';
import { panel as clipboard, opener } from '../support/clipboard.ts';
import { mailTo } from '../support/outbox.ts';
import { expect, expectAccessibleInBothThemes, forgiveStatus, hydrated, test } from '../support/test.ts';
import { userCommand } from '../support/user-command.ts';

const PAGE = '/account/staff';
const REFUSAL = 'This page is for the staff of the site.';

const toEntry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function manage(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel('Name or email').fill(email);
  await page.getByLabel('Name or email').press('Enter');
  await expect(page.getByText('One user with')).toBeVisible();
  await expect(page.getByLabel('Name or email')).toBeFocused();
  await page.getByText(`Manage ${name}`).click();
}

/** Actions on users wait until the journey lets each go on; `sent` has them as the page sent them. */
async function holdActions(page: Page) {
  const sent: string[] = [];
  const waiting: Route[] = [];
  await page.route('**/api/staff/users/*/*', (route) => {
    const call = route.request();
    sent.push(`${call.method()} ${call.url().split('/').at(-1)} ${call.postData() ?? ''}`.trim());
    waiting.push(route);
  });
  const next = async (): Promise<Route> => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    const [route] = waiting.splice(0, 1);
    if (!route) throw new Error('No action waits.');
    return route;
  };
  return { sent, next };
}

test('a role given by command opens the page without a reload, and its loss closes it', async ({
  page,
  baseURL,
}) => {
  const ada = newPerson('Ada');
  await signedInSecured(page, baseURL, ada);
  await page.goto(PAGE);
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await openUserMenu(page);
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(userCommand(baseURL, 'role', ada.email, '--staff', '--unconfirmed')).toContain('role      staff');
  await expect(page.getByRole('navigation', { name: 'Staff panels' })).toBeVisible();
  await openUserMenu(page);
  await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveAttribute('href', PAGE);
  await page.keyboard.press('Escape');
  await manage(page, ada.email, 'Ada');
  await expect(toEntry(page, 'Ada').getByLabel('Admin')).toHaveCount(0);
  userCommand(baseURL, 'role', ada.email, '--none');
  await expect(page.getByText(REFUSAL)).toBeVisible();
});

test('an admin sets a role, removes a name and revokes API keys, and each is logged', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  const [ann, bo] = [newPerson('Ann'), newPerson('Bo')];
  const registered = await register(baseURL, bo);
  await confirmed(baseURL, bo, registered);
  const { token } = (await secured(baseURL, bo, registered)).stored;
  const headers = { authorization: `Bearer ${token}` };
  const staffCall = async () => (await request.get('/api/staff/users', { headers })).status();
  expect((await request.post('/api/users/api-keys', { headers, data: { name: 'Bot' } })).status()).toBe(200);
  await signedInSecured(page, baseURL, ann);
  await page.goto(PAGE);
  await expect(page.getByText(REFUSAL)).toBeVisible();
  userCommand(baseURL, 'role', ann.email, '--admin', '--unconfirmed');
  await manage(page, bo.email, 'Bo');
  expect(await staffCall()).toBe(403);

  // A role chosen while the name is being sent stays chosen when the user is shown anew, and the next adds to it.
  const { sent, next } = await holdActions(page);
  const nameForm = (name: string) => toEntry(page, name).getByLabel('Name', { exact: true });
  await nameForm('Bo').fill('Bo Rude');
  await nameForm('Bo').press('Enter');
  await toEntry(page, 'Bo').getByLabel('Staff').check();
  await (await next()).continue();
  const entry = toEntry(page, 'Bo Rude');
  await expect(entry.getByLabel('Staff')).toBeChecked();
  await entry.getByLabel('Admin').check();
  await (await next()).continue();
  await (await next()).continue();
  const [rename, staffOnly, both] = [
    'PUT name {"name":"Bo Rude"}',
    'PUT roles {"isStaff":true,"isAdmin":false}',
    'PUT roles {"isStaff":true,"isAdmin":true}',
  ];
  expect(sent).toEqual([rename, staffOnly, both]);
  await expect.poll(staffCall).toBe(200);

  // What waits for an action that fails is dropped, and the reason stays until the next one.
  await nameForm('Bo Rude').fill('Bo Ruder');
  await nameForm('Bo Rude').press('Enter');
  await page.getByRole('button', { name: 'End sessions' }).click();
  await page.getByRole('button', { name: 'End sessions' }).click();
  await entry.getByLabel('Admin').uncheck();
  const error = { code: 'invalid-argument', message: 'Choose another name.' };
  await (await next()).fulfill({ status: 400, json: { error } });
  const alert = entry.getByRole('alert');
  await expect(alert).toHaveText('Change name failed: Choose another name. Not sent: End sessions, Roles.');
  await expect(entry.getByLabel('Admin')).toBeChecked();
  forgiveStatus(complaints, 400);
  await entry.getByLabel('Admin').uncheck();
  await expect(alert).toHaveCount(0);
  await (await next()).continue();
  await entry.getByLabel('Staff').uncheck();
  await (await next()).continue();
  await expect.poll(staffCall).toBe(403);
  expect(sent.slice(3)).toEqual([
    'PUT name {"name":"Bo Ruder"}',
    staffOnly,
    'PUT roles {"isStaff":false,"isAdmin":false}',
  ]);

  // An action that ends after another search reloads what that one found.
  await nameForm('Bo Rude').fill('Bo Rude');
  await nameForm('Bo Rude').press('Enter');
  await manage(page, ann.email, 'Ann');
  const reloaded = page.waitForRequest((call) => call.url().includes('/api/staff/users?'));
  await (await next()).continue();
  expect(new URL((await reloaded).url()).searchParams.get('q')).toBe(ann.email);
  await page.unroute('**/api/staff/users/*/*');
  await manage(page, bo.email, 'Bo Rude');
  await nameForm('Bo Rude').fill(' Bo  Rudest ');
  await nameForm('Bo Rude').press('Enter');
  await expect(nameForm('Bo Rudest')).toHaveValue('Bo Rudest');
  await expect(nameForm('Bo Rudest')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Remove name' }).click();
  await expect(page.getByText('Remove the name “Bo Rudest”?')).toBeVisible();
  await page.getByRole('button', { name: 'Remove name' }).click();
  await expect(page.getByRole('heading', { name: /^Player \d{6}$/ })).toBeVisible();
  // After the code for the address and the one about two-step sign-in.
  expect(await mailTo(baseURL, bo.email, 3)).toContain('removed your account name');
  await page.getByRole('button', { name: 'Revoke API keys' }).click();
  await expect(page.getByText(/^Revoke every API key of Player \d{6}\?/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Revoke API keys' }).click();
  await expect(page.getByRole('button', { name: 'Revoke API keys' })).toHaveCount(0);
  expect(await mailTo(baseURL, bo.email, 4)).toContain('revoked all of your API keys');
  await page.getByRole('button', { name: 'End sessions' }).click();
  await expect(page.getByText(/^Sign Player \d{6} out on every device\?$/)).toBeVisible();
  await page.getByRole('button', { name: 'End sessions' }).click();
  await expect.poll(staffCall).toBe(401);
  await page.getByRole('link', { name: 'Actions' }).click();
  const table = page.getByRole('table', { name: 'What staff has done' });
  const lines = table.getByRole('row').filter({ hasText: 'Ann' });
  await expect(lines.filter({ hasText: 'Removed the name' }).first()).toContainText('Bo Rude');
  await expect(lines.filter({ hasText: 'Set roles' }).first()).toContainText(/Player \d{6}none/);
  await expect(lines.filter({ hasText: 'Revoked API keys' }).first()).toContainText('1');
  await expect(lines.filter({ hasText: 'Ended sessions' }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('counts and the state of the data are shown', async ({ page, baseURL }) => {
  const zoe = newPerson('Zoe');
  await signedInSecured(page, baseURL, zoe);
  userCommand(baseURL, 'role', zoe.email, '--admin', '--unconfirmed');
  await page.goto(PAGE);
  for (const [panel, text] of [
    ['Votes', 'Salt votes'],
    ['Newsletter', 'Left in the last 30 days'],
    ['Data', 'Snapshot'],
    ['Status', 'Last migration'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Staff panels' }).getByRole('link', { name: panel }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
  await expect(page.getByText('embedded')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Ready', exact: true })).toBeVisible();
});

test('staff without two-step sign-in are told to turn it on', async ({ page, baseURL, complaints }) => {
  const eve = newPerson('Eve');
  await signedIn(page, baseURL, eve);
  userCommand(baseURL, 'role', eve.email, '--staff', '--unconfirmed');
  await page.goto(PAGE);
  await expect(page.getByText('Staff need two-step sign-in.')).toBeVisible();
  forgiveStatus(complaints, 400);
});

test('no staff content is in the page that everybody receives', async ({ page, request }) => {
  const html = await (await request.get(PAGE)).text();
  for (const word of ['Newsletter panel', 'End sessions', '/api/staff', 'Remove name'])
    expect(html).not.toContain(word);
  await page.goto(PAGE);
  await hydrated(page);
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?redirect=/account/staff',
  );
});

test('name, password and email are changed on the account, within the rules, by keyboard', async ({
  page,
  baseURL,
  complaints,
}) => {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Name' });
  await panel.getByRole('button', { name: 'Change name' }).click();
  await expect(panel.getByLabel('New name')).toBeFocused();
  await panel.getByLabel('New name').fill('Site Admin');
  await panel.getByRole('button', { name: 'Save name' }).click();
  await expect(panel.getByRole('alert')).toContainText('could be mistaken for site staff');
  await panel.getByLabel('New name').fill('Ada Lovelace');
  await panel.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await expect(panel.getByText('Your name has been changed.')).toBeFocused();
  forgiveStatus(complaints, 400);

  const passwords = page.getByRole('region', { name: 'Password', exact: true });
  const password = `${ada.password} again`;
  await passwords.getByRole('button', { name: 'Change password' }).click();
  await expect(passwords.getByRole('textbox', { name: 'Current password' })).toBeFocused();
  await page.keyboard.type(ada.password);
  await passwords.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(passwords.getByText('All other devices have been signed out.')).toBeFocused();

  const emails = page.getByRole('region', { name: 'Email', exact: true });
  const email = `new-${ada.email}`;
  await emails.getByRole('button', { name: 'Change email' }).click();
  await expect(emails.getByLabel('New email')).toBeFocused();
  await page.keyboard.type(email);
  await emails.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(emails.getByLabel('Code from the email')).toBeFocused();
  const [code = ''] = /\b\d{6}\b/.exec(await mailTo(baseURL, email)) ?? [];
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(emails.getByText('Your email address has been changed.')).toBeFocused();
});

test('a patron proves by a code that the address is theirs', async ({ page, baseURL }) => {
  const ada = newPerson('Ada');
  await signedIn(page, baseURL, ada);
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Patron' });
  await panel.getByRole('button', { name: 'Confirm my address' }).click();
  const [, code = ''] = /^ {4}(\d{6})$/m.exec(await mailTo(baseURL, ada.email)) ?? [];
  await expect(panel.getByLabel('Code from the email')).toBeFocused();
  await panel.getByLabel('Code from the email').fill(code);
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(panel.getByRole('status')).toContainText('is confirmed');
  await expect(panel.getByRole('status')).toBeFocused();
  userCommand(baseURL, 'patron', ada.email, '--status', 'active_patron', '--cents', '500');
  await expect(panel.getByText('You are a patron.')).toBeVisible();
  await expect(page.getByText('Rare patron tier')).toBeVisible();

  // The tier is the clipboard's: it shows there on every page.
  await page.goto('/cards/sol-ring');
  await hydrated(page);
  await opener(page).click();
  await expect(clipboard(page).getByText('Rare patron tier')).toBeVisible();
  userCommand(baseURL, 'patron', ada.email, '--status', 'former_patron');
  await expect(clipboard(page).getByText('patron tier')).toHaveCount(0);
});
