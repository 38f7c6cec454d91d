import { expect, type Page } from '@playwright/test';
import { totpCode } from '../../tooling/testing/totp.ts';
import { mailTo } from './outbox.ts';
import { hydrated } from './test.ts';

export type Person = { name: string; email: string; password: string };

export type StoredSession = { uid: string; token: string };

/**
 * Headers of a visitor with an address of its own: the site limits how many accounts one address creates, and newsletters
 * it asks for, and the journeys of a run have one for all.
 */
export function fromElsewhere(): { 'x-forwarded-for': string } {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

/** On a site without TLS. */
const SESSION_COOKIE = 'deckwright-session';

/** A user no other test knows. */
export function newPerson(name: string): Person {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { name, email: `${name.toLowerCase()}-${id}@example.org`, password: `a long word of ${name} ${id}` };
}

/** Creates the account through the API, since most tests need one and only some its form. */
export async function register(
  address: string | undefined,
  { name, email, password }: Person,
): Promise<StoredSession> {
  const consents = { terms: true, privacy: true };
  const answer = await fetch(`${address}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromElsewhere() },
    body: JSON.stringify({ email, password, username: name, consents }),
  });
  if (!answer.ok) throw new Error(`No account for ${email}: ${answer.status} ${await answer.text()}`);
  const { uid, token } = await answer.json();
  return { uid, token };
}

/** Turns on two-step sign-in, which staff need; returns the remaining session, and the secret for codes. */
export async function secured(
  address: string | undefined,
  { password }: Person,
  { uid, token }: StoredSession,
): Promise<{ stored: StoredSession; secret: string }> {
  const call = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${address}/api/users/second-factor${path}`, init)).json();
  };
  const { secret } = await call('', { password });
  const { token: next } = await call('/confirm', { code: totpCode(secret) });
  return { stored: { uid, token: next }, secret };
}

/** Verifies the address, which roles require. */
export async function confirmed(
  address: string | undefined,
  { email }: Person,
  { token }: StoredSession,
): Promise<void> {
  const call = (path: string, body?: object) =>
    fetch(`${address}/api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  await call('verify-email');
  const [code = ''] = /\b\d{6}\b/.exec(await mailTo(address, email)) ?? [];
  await call('verify-email-code', { code });
}

/** Like `signedIn`, for a user with two-step sign-in. */
export async function signedInSecured(
  page: Page,
  baseURL: string | undefined,
  person: Person,
): Promise<void> {
  const { stored } = await secured(baseURL, person, await register(baseURL, person));
  await keepOnDevice(page, baseURL, stored);
}

/** Creates the account and puts its session on the device, as if the user had signed in before the page opens. */
export async function signedIn(page: Page, baseURL: string | undefined, person: Person): Promise<void> {
  await keepOnDevice(page, baseURL, await register(baseURL, person));
}

/** Stores the cookie, which no script can read, and who is signed in. */
export async function keepOnDevice(
  page: Page,
  baseURL: string | undefined,
  { uid, token }: StoredSession,
): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: SESSION_COOKIE, value: token, url: `${baseURL}/`, httpOnly: true, sameSite: 'Strict' },
    ]);
  await page.context().addInitScript(
    ([key, text]) => {
      // Once, so that a later page sees what the site made of it.
      if (localStorage.getItem(`${key}-kept`) === null) localStorage.setItem(key, text);
      localStorage.setItem(`${key}-kept`, 'yes');
    },
    ['deckwright-session', JSON.stringify({ uid })] as const,
  );
}

/** Fills in the sign-up form and sends it. */
export async function signUp(page: Page, { name, email, password }: Person, from = '/signup'): Promise<void> {
  if (from) await page.goto(from);
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('I agree to the terms of use').check();
  await form.getByLabel('I agree to the privacy policy').check();
  await form.getByRole('button', { name: 'Create account' }).click();
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The second step, with a code that was not used to set it up. */
export async function giveCode(page: Page, secret: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Code from your app').fill(totpCode(secret, 1));
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the user menu: the top bar's, or the drawer's on a small screen. */
export async function openUserMenu(page: Page): Promise<void> {
  await hydrated(page);
  const button = page.getByRole('button', { name: 'User menu' });
  if (await button.isVisible()) await button.click();
  else await page.getByRole('button', { name: 'Menu', exact: true }).click();
}

type OnDevice = { keys: string[]; session: string | null; token: string | null; hint: string | null };

/** What the device stores of the session, its cookie and the hint cookie. */
export async function readDeviceStorage(page: Page): Promise<OnDevice> {
  const stored = await page.evaluate(() => ({
    keys: Object.keys(localStorage),
    session: localStorage.getItem('deckwright-session'),
  }));
  const cookies = await page.context().cookies();
  const getCookie = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? null;
  return { ...stored, token: getCookie(SESSION_COOKIE), hint: getCookie('display') };
}

/** The root element shows whether someone is signed in. */
export async function expectSignedIn(page: Page, signedIn = true): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'user' in document.documentElement.dataset)).toBe(signedIn);
}
