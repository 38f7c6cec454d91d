import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launch } from 'puppeteer-core';
import { findBrowser } from '../../../tooling/lib/browser.mjs';
import { startImageServer } from '../../../tooling/lib/image-server.mjs';
import { NODE_OPTIONS, ROOT, runChild } from '../../../tooling/lib/run.mjs';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { startSite } from '../../../tooling/lib/site-run.mjs';

/** Latency of an image in addition to its transfer. */
const IMAGE_DELAY_MS = 60;
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * `visited` is the site under a host name that is not the machine's own: on the machine's own, pages show help for the
 * operator. Browsers resolve it, and trust it like `localhost`; programs use `address`.
 */
export type Stage = { address: string; visited: string; browser: Browser; close: () => Promise<void> };

/**
 * The built site on the sample, or on a copy of the snapshots in `dataDir`, with card images of realistic size that it
 * fetches from a server next to it and resizes, and a browser. `settings` are added to the site's own.
 */
export async function openStage(
  dataDir: string | undefined,
  settings: Record<string, string> = {},
): Promise<Stage> {
  await ensureSiteBuilt(process.execPath);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-stage-'));
  if (dataDir === undefined)
    await run('apps/pipeline/src/main.ts', 'build', '--sample', '--data-dir', folder);
  else cpSync(join(dataDir, 'snapshots'), join(folder, 'snapshots'), { recursive: true });
  const images = await startImageServer({ delayMs: IMAGE_DELAY_MS });
  await run('tooling/lib/add-pictures.mjs', folder, images.address);
  const port = await freePort();
  const visited = `http://deckwright.localhost:${port}`;
  const site = await startSite(process.execPath, {
    DATA_DIR: folder,
    PORT: `${port}`,
    PUBLIC_ORIGIN: visited,
    IMAGE_HOST: 'self',
    IMAGE_SOURCE: images.address,
    ...settings,
  });
  const found = await findBrowser();
  const browser = await launch({
    executablePath: found.path,
    env: { ...process.env, ...found.env },
    args: CHROMIUM_FLAGS,
  });
  return {
    address: site.address,
    visited,
    browser,
    close: async () => {
      await browser.close();
      await site.stop();
      await images.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function run(...args: string[]): Promise<void> {
  const code = await runChild(process.execPath, [...NODE_OPTIONS, ...args], { cwd: ROOT });
  if (code !== 0) throw new Error(`${args[0]} failed with code ${code}; the reason stands above.`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
