import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebian } from './debian.mjs';
import { fontConfiguration } from './fonts.mjs';
import { findOnPath, runs } from './on-demand.mjs';
import { UserError } from './steps.mjs';

/** @typedef {{ path: string, env: Record<string, string>, note: string }} Firefox */

/**
 * A Firefox that starts: the one that FIREFOX_PATH names, or one that is installed, or Debian's firefox-esr, unpacked from
 * its packages.
 * @returns {Promise<Firefox>}
 * @throws UserError if there is none, with what to do
 */
export async function findFirefox(env = process.env) {
  const named = env.FIREFOX_PATH;
  if (named) {
    if (runs(named)) return { path: named, env: {}, note: 'named by FIREFOX_PATH' };
    throw new UserError(`FIREFOX_PATH names ${named}, which does not start. Fix or unset it.`);
  }
  const installed = findOnPath(['firefox-esr', 'firefox'], env);
  if (installed) return { path: installed, env: {}, note: 'installed on this machine' };
  const unpacked = await firefoxFromDebian();
  if (unpacked) return unpacked;
  throw new UserError(
    'The journeys in Firefox need one, and none could be fetched from Debian’s packages here. Install it, set ' +
      'FIREFOX_PATH to its program, and try again.',
  );
}

/** @returns {Promise<Firefox | null>} */
async function firefoxFromDebian() {
  const unpacked = await unpackDebian('firefox-esr', 'usr/lib/firefox-esr/firefox-esr');
  if (!unpacked) return null;
  const { root, path, libraries } = unpacked;
  const fonts = join(root, 'fonts.conf');
  if (!existsSync(fonts))
    writeFileSync(fonts, fontConfiguration([join(root, 'usr', 'share', 'fonts')], join(root, 'font-cache')));
  // Its own libraries alone: those of the other browser of the tests are of another system.
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts };
  return runs(path, { env: { ...process.env, ...env } })
    ? { path, env, note: 'firefox-esr, unpacked from Debian’s packages' }
    : null;
}
