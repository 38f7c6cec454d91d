import { announce, fail, stopOnSignal } from './run-site.ts';
import { checkNodeVersion } from './settings/node-version.ts';
import { keepCompiledCode } from './startup/compiled-code.ts';
import { describeSlowMode, preferProduction } from './startup/production-mode.ts';

/**
 * The site: reads the settings, locks the data folder, serves until told to stop. With `--check-settings` it only
 * reports what is wrong with the settings, so that a start can tell before preparing anything.
 */
async function main(): Promise<void> {
  checkNodeVersion();
  if (process.argv.includes('--check-settings')) {
    const { readSettings } = await import('./settings/settings.ts');
    readSettings(process.env);
    return;
  }
  preferProduction(process.env);
  keepCompiledCode(process.env);
  const [{ startSite }, { BUILT_PAGES }, { openSiteLog }] = await Promise.all([
    import('./start-site.ts'),
    import('./pages/built-pages.ts'),
    import('./observability/site-log.ts'),
  ]);
  const log = openSiteLog(process.env, process.stdout.isTTY === true);
  const slow = describeSlowMode(process.env);
  if (slow !== null) console.warn(slow);
  const site = await startSite(process.env, BUILT_PAGES, log);
  stopOnSignal(site, log);
  announce(site, log);
}

main().catch(fail);
