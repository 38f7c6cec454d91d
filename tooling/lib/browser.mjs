import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { CACHE, findOnPath, installFromSystem, installTestTool, runs } from './on-demand.mjs';
import { UserError } from './steps.mjs';
import { unpackTar } from './tar.mjs';

/** @typedef {{ path: string, env: Record<string, string>, note: string }} Browser */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * A Chromium that starts: named by CHROMIUM_PATH, installed, from npm, or from the system's packages, in this order.
 * @returns {Promise<Browser>}
 */
export async function findBrowser(env = process.env) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return { path: named, env: {}, note: 'named by CHROMIUM_PATH' };
    throw new UserError(`CHROMIUM_PATH names ${named}, which does not start. Mend or unset it.`);
  }
  const installed = findOnPath(NAMES, env);
  if (installed) return { path: installed, env: {}, note: installed };
  return (await browserFromNpm()) ?? browserFromSystem();
}

/** @returns {Promise<Browser | null>} */
async function browserFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const source = join(await installTestTool('browser'), 'node_modules', '@sparticuz', 'chromium', 'bin');
    const browser = unpackBrowser(source, join(CACHE, 'browser', 'unpacked'));
    return runs(browser.path, { env: { ...process.env, ...browser.env } }) ? browser : null;
  } catch (error) {
    // The system's package manager is still to be tried; what npm said stands above.
    process.stdout.write(
      `      no browser from npm: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return null;
  }
}

/**
 * Unpacks the browser with the libraries and fonts that a bare machine lacks.
 * @param {string} source folder of brotli files
 * @param {string} target
 * @returns {Browser}
 */
function unpackBrowser(source, target) {
  const path = join(target, 'chromium');
  if (!existsSync(path)) {
    mkdirSync(target, { recursive: true });
    for (const archive of ['al2023', 'fonts', 'swiftshader']) {
      unpackTar(brotliDecompressSync(readFileSync(join(source, `${archive}.tar.br`))), target);
    }
    writeFileSync(join(target, 'fonts.conf'), fontConfiguration(target));
    writeFileSync(`${path}.tmp`, brotliDecompressSync(readFileSync(join(source, 'chromium.br'))), {
      mode: 0o755,
    });
    renameSync(`${path}.tmp`, path);
  }
  const libraries = [join(target, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(target, 'fonts.conf') };
  return { path, env, note: '@sparticuz/chromium from npm' };
}

/** @param {string} folder */
function fontConfiguration(folder) {
  const folders = ['/usr/share/fonts', join(folder, 'fonts')].map((path) => `<dir>${path}</dir>`).join('');
  return (
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">' +
    `<fontconfig>${folders}<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>\n`
  );
}

/** @returns {Browser} */
function browserFromSystem() {
  installFromSystem({ 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium' });
  const path = findOnPath(NAMES);
  if (path) return { path, env: {}, note: `${path}, from the system's packages` };
  throw new UserError(
    'The browser tests need Chromium, and none could be found or installed. Install it (Debian: apt-get install ' +
      'chromium), or set CHROMIUM_PATH to the program of any Chromium or Chrome, and try again.',
  );
}
