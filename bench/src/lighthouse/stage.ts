import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startImageServer } from '../../../tooling/lib/image-server.mjs';
import { madeSample } from '../../../tooling/lib/made-once.mjs';
import { NODE_OPTIONS, ROOT, runChild } from '../../../tooling/lib/run.mjs';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { startSite } from '../../../tooling/lib/site-run.mjs';
import { launchBrowser } from '../site/browser.ts';
import { freePort } from '../site/free-port.ts';

/** Latency of an image in addition to its transfer. */
const IMAGE_DELAY_MS = 60;
/**
 * `visited` is the site under a host name that is not the machine's own: on the machine's own, pages show help for the
 * operator. Browsers resolve it, and trust it like `localhost`; programs use `address`.
 */
export type Stage = {
  address: string;
  visited: string;
  browser: Browser;
  /** Port on which the browser can be remote-controlled. */
  browserPort: number;
  close: () => Promise<void>;
};

/**
 * The built site on the sample, or on a copy of the snapshots in `dataDir`, with card images of realistic size that it
 * fetches from a server next to it and resizes, and a browser.
 */
export async function openStage(dataDir: string | undefined): Promise<Stage> {
  await ensureSiteBuilt(process.execPath);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-stage-'));
  const snapshots = join(dataDir ?? (await madeSample()), 'snapshots');
  cpSync(snapshots, join(folder, 'snapshots'), { recursive: true });
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
  });
  const browserPort = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${browserPort}`]);
  return {
    address: site.address,
    visited,
    browser,
    browserPort,
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
