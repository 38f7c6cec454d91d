// `npm run e2e [-- NAME] [-- Playwright's options]`: the browser journeys, after preparing everything they need.
import { findBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { madeDatabase, madeSample } from './lib/made-once.mjs';
import { checkNodeVersion, findNode, runChild, toolEnv } from './lib/run.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';
import { runMain } from './lib/steps.mjs';

await runMain(async () => {
  checkNodeVersion();
  await ensureInstalled('full');
  const node = findNode();
  const [browser] = await Promise.all([findBrowser(), ensureSiteBuilt(node), madeSample(), madeDatabase()]);
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
  return runChild(node, [...command, ...process.argv.slice(2)], {
    env: { ...toolEnv(node), ...browser.env, CHROMIUM_PATH: browser.path },
  });
});
