// `npm run screens`: takes a picture of every page kind into .cache/screens, narrow in the dark theme and wide in the
// light one, with drawn cards; of the main pages at four widths, in both themes, and also with card images and with a
// tenth of them failing; of every component both themes side by side, into its folder components; of one walk through
// the workshop, into journey; of an account, its emails and the staff page, into account. README and
// docs/benchmarks/first-sight.md show some, which `--out docs/screens --pages` takes again with their names (the others of
// these pages are not tracked).
// --all takes every page at every width, in both themes, in all three ways; --pages and --images name fewer. --data-dir
// uses a data folder instead of the sample.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startMailTrap } from '../testing/mail-trap.ts';
import { walkAccount } from './account-screens.mjs';
import { findBrowser } from './browser.mjs';
import { shootComponents } from './component-screens.mjs';
import { startImageServer } from './image-server.mjs';
import { walkWorkshop } from './journey-screens.mjs';
import { findNode, NODE_OPTIONS, ROOT, runChild, toolEnv } from './run.mjs';
import { findPages } from './screen-pages.mjs';
import { ensureSiteBuilt } from './site-build.mjs';
import { startSite } from './site-run.mjs';
import { runMain, UserError } from './steps.mjs';
import { shootWalk } from './walk-screens.mjs';

/** @typedef {import('./screen-pages.mjs').ScreenPage} ScreenPage */

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];
const THEMES = /** @type {const} */ (['light', 'dark']);
/** Share of failing images, by name. */
const IMAGES = { images: 0, drawn: 1, failing: 0.1 };
/** Pictured at every width, in both themes. */
const MAIN_PAGES = ['home', 'commander', 'card', 'recs-answer'];
/** What is pictured of every page. */
const TWO_LOOKS = ['390 dark', '1280 light'];
/** The --pages name of the components. */
const COMPONENTS = 'components';
/** The --pages name of the walk through the workshop. */
const JOURNEY = 'journey';
/** The --pages name of the account walk. */
const ACCOUNT = 'account';
const QUALITY = 40;
const MAX_BYTES = 15_000_000;
/** A busy machine may need minutes for a page. */
const PATIENCE_MS = 180_000;
const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

await runMain(async () => {
  const options = readOptions();
  const node = findNode();
  const env = toolEnv(node);
  await ensureSiteBuilt(node);
  const found = await findBrowser();
  const work = mkdtempSync(join(tmpdir(), 'deckwright-screens-'));
  const browser = await chromium.launch({
    executablePath: found.path,
    env: /** @type {Record<string, string>} */ ({ ...process.env, ...found.env }),
    args: CHROMIUM_FLAGS,
  });
  let [count, bytes] = [0, 0];
  const dataDir = join(work, 'data');
  try {
    await prepareData(options.dataDir, dataDir);
    const cards = JSON.parse(readFileSync(join(dataDir, 'pictures.json'), 'utf8'));
    mkdirSync(options.out, { recursive: true });
    if (isNamed(COMPONENTS)) {
      const site = await startSite(
        node,
        { DATA_DIR: dataDir, PORT: options.port, NODE_ENV: 'development' },
        'apps/site/server/dev.ts',
      );
      try {
        note(await shootComponents(browser, site.address, join(options.out, COMPONENTS), QUALITY));
      } finally {
        await site.stop();
      }
    }
    for (const [images, failing] of Object.entries(IMAGES)) {
      if (!options.images.includes(images) || options.pages?.join() === COMPONENTS) continue;
      const [server, mails] = await Promise.all([startImageServer({ failing, cards }), startMailTrap()]);
      try {
        await shootPages(server.address, images, mails);
      } finally {
        await Promise.all([server.close(), mails.close()]);
      }
    }
  } finally {
    await browser.close();
    rmSync(work, { recursive: true, force: true });
  }
  process.stdout.write(`${count} pictures, ${(bytes / 1_000_000).toFixed(1)} MB in ${options.out}\n`);
  if (count === 0) throw new UserError('No page was chosen; see the names in tooling/lib/screen-pages.mjs.');
  if (bytes > MAX_BYTES) throw new UserError(`The pictures are larger than ${MAX_BYTES / 1_000_000} MB.`);
  return 0;

  /** @param {[string, string][]} taken */
  function note(taken) {
    for (const [name, file] of taken) {
      count += 1;
      bytes += statSync(file).size;
      process.stdout.write(`${name}\n`);
    }
  }

  /**
   * Takes the requested pictures of every page.
   * @param {string} imageHost
   * @param {string} images
   * @param {import('../testing/mail-trap.ts').MailTrap} mails
   */
  async function shootPages(imageHost, images, mails) {
    const settings = {
      DATA_DIR: dataDir,
      PORT: options.port,
      IMAGE_HOST: imageHost,
      SMTP_URL: mails.url,
      OPERATOR_EMAIL: 'operator@example.org',
    };
    const site = await startSite(node, settings);
    try {
      const pages = await findPages(site.address);
      for (const theme of THEMES) {
        for (const size of SIZES) {
          const look = `${size.width} ${theme}`;
          const chosen = pages.filter(({ name }) => isWanted(options, name, look, images));
          note(await shoot(site.address, chosen, theme, size, images));
        }
      }
      if (images !== 'images') return;
      if (isNamed(JOURNEY))
        note(
          await shootWalk(browser, walkOptions(JOURNEY), (page, save) =>
            walkWorkshop(page, site.address, save),
          ),
        );
      if (isNamed(ACCOUNT))
        note(
          await shootWalk(browser, walkOptions(ACCOUNT), (page, save) =>
            walkAccount(page, { address: site.address, save, makeAdmin, codeTo: mails.codeTo }),
          ),
        );
    } finally {
      await site.stop();
    }
  }

  /** @param {string} name */
  function isNamed(name) {
    return options.pages === null || options.pages.includes(name);
  }

  /** @param {string} walk */
  function walkOptions(walk) {
    return { out: join(options.out, walk), quality: QUALITY };
  }

  /** @param {string} email */
  async function makeAdmin(email) {
    await run(
      'tooling/deckwright.mjs',
      'user',
      'role',
      email,
      '--admin',
      '--unconfirmed',
      '--data-dir',
      dataDir,
    );
  }

  /**
   * @param {string} address
   * @param {ScreenPage[]} pages
   * @param {'light' | 'dark'} theme
   * @param {{ width: number, height: number }} size
   * @param {string} images
   * @returns {Promise<[string, string][]>} name and path of each picture
   */
  async function shoot(address, pages, theme, size, images) {
    if (pages.length === 0) return [];
    const context = await browser.newContext({
      viewport: size,
      colorScheme: theme,
      reducedMotion: 'reduce',
      hasTouch: size.width < 1000,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const browserSession = await context.newCDPSession(page);
    /** @type {[string, string][]} */
    const taken = [];
    for (const { name, path, deck } of pages) {
      await page.goto(address + path, { waitUntil: 'networkidle' });
      // On a busy machine the network is idle before the page is hydrated and failed pictures are drawn.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
      );
      await page.waitForLoadState('networkidle');
      if (deck !== undefined) {
        await page.getByLabel('Deck list').fill(deck);
        await page.getByRole('button', { name: 'Improve my deck' }).click();
        await page.getByRole('heading', { name: 'Cards to add' }).waitFor();
        await page.waitForLoadState('networkidle');
      }
      const title = `${name}-${size.width}-${theme}-${images}`;
      const file = join(options.out, `${title}.webp`);
      const picture = { format: /** @type {const} */ ('webp'), quality: QUALITY };
      const { data } = await browserSession.send('Page.captureScreenshot', picture);
      writeFileSync(file, Buffer.from(data, 'base64'));
      taken.push([title, file]);
    }
    await context.close();
    return taken;
  }

  /**
   * A separate data folder whose cards all have image addresses: a copy, or the sample.
   * @param {string | null} from
   * @param {string} target
   */
  async function prepareData(from, target) {
    if (from === null) await run('apps/pipeline/src/main.ts', 'build', '--sample', '--data-dir', target);
    else cpSync(join(from, 'snapshots'), join(target, 'snapshots'), { recursive: true });
    await run('tooling/lib/add-pictures.mjs', target);
  }

  /** @param {string[]} args */
  async function run(...args) {
    const code = await runChild(node, [...NODE_OPTIONS, ...args], { env });
    if (code !== 0) throw new UserError(`${args[0]} failed (exit code ${code}); the reason stands above.`);
  }
});

/**
 * @param {{ all: boolean, pages: string[] | null }} options
 * @param {string} name
 * @param {string} look width and theme
 * @param {string} images
 */
function isWanted({ all, pages }, name, look, images) {
  if (pages !== null && !pages.includes(name)) return false;
  if (all) return true;
  if (images === 'drawn') return MAIN_PAGES.includes(name) || TWO_LOOKS.includes(look);
  return MAIN_PAGES.includes(name) && TWO_LOOKS.includes(look);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      out: { type: 'string', default: join(ROOT, '.cache', 'screens') },
      port: { type: 'string', default: '0' },
      images: { type: 'string', default: Object.keys(IMAGES).join() },
      pages: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const dataDir = values['data-dir'];
  return {
    dataDir: dataDir === undefined ? null : resolve(dataDir),
    out: resolve(values.out),
    port: values.port,
    images: values.images.split(','),
    pages: values.pages?.split(',') ?? null,
    all: values.all,
  };
}
