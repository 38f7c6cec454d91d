import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fontConfiguration } from './fonts.mjs';
import { installTestTool, runs } from './on-demand.mjs';
import { UserError } from './steps.mjs';
import { unpackTar } from './tar.mjs';

/** @typedef {{ path: string, env: Record<string, string>, note: string }} Browser */

/**
 * The Chromium that the tests are written for, so that a journey that passes here passes elsewhere; another one only if
 * CHROMIUM_PATH names it.
 * @returns {Promise<Browser>}
 */
export async function findBrowser(env = process.env) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return { path: named, env: {}, note: 'named by CHROMIUM_PATH' };
    throw new UserError(`CHROMIUM_PATH names ${named}, which does not start. Fix or unset it.`);
  }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new UserError(noBrowser('is not made for'));
  const browser = unpackedIn(await installTestTool('browser', unpackBrowser));
  if (runs(browser.path, { env: { ...process.env, ...browser.env } })) return browser;
  throw new UserError(noBrowser('does not start on'));
}

/** @param {string} why */
function noBrowser(why) {
  return (
    `The browser that the journeys use ${why} this machine (${process.platform} ${process.arch}). Install any ` +
    'Chromium or Chrome, set CHROMIUM_PATH to its program, and try again.'
  );
}

/**
 * Unpacks the browser with the libraries and fonts that a bare machine lacks, and removes the archives.
 * @param {string} folder with the installed package
 * @param {string} index
 */
function unpackBrowser(folder, index) {
  const source = join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin');
  for (const archive of ['al2023', 'fonts', 'swiftshader'])
    unpackTar(brotliDecompressSync(readFileSync(join(source, `${archive}.tar.br`))), folder);
  writeFileSync(
    join(folder, 'fonts.conf'),
    fontConfiguration([join(index, 'fonts')], join(index, 'font-cache')),
  );
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(join(source, 'chromium.br'))), {
    mode: 0o755,
  });
  rmSync(source, { recursive: true });
}

/**
 * @param {string} folder
 * @returns {Browser}
 */
function unpackedIn(folder) {
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { path: join(folder, 'chromium'), env, note: '@sparticuz/chromium, from npm' };
}
