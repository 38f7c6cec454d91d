import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../tooling/lib/browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the tests, without a window. @param flags further ones */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { path, env } = await findBrowser();
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: [...FLAGS, ...flags],
  });
}
