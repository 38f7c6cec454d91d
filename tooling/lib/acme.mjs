import { existsSync } from 'node:fs';
import { unpackDebian } from './debian.mjs';
import { findOnPath } from './on-demand.mjs';
import { UserError } from './steps.mjs';

/**
 * A certificate authority for tests, which trusts nobody and is trusted by nobody, and a client that asks it: the programs
 * that PEBBLE_PATH and LEGO_PATH name, or those that are installed, or those unpacked from Debian's packages.
 * @returns {Promise<{ pebble: string, lego: string }>}
 * @throws UserError if there is one of them not, with what to do
 */
export async function findAcmePrograms(env = process.env) {
  const [pebble, lego] = [
    await find('pebble', 'PEBBLE_PATH', env.PEBBLE_PATH),
    await find('lego', 'LEGO_PATH', env.LEGO_PATH),
  ];
  return { pebble, lego };
}

/**
 * @param {string} name of the package and of its program
 * @param {string} variable
 * @param {string | undefined} named
 */
async function find(name, variable, named) {
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`${variable} names ${named}, which is not there. Fix or unset it.`);
  }
  const found = findOnPath([name]) ?? (await unpackDebian(name, `usr/bin/${name}`))?.path;
  if (found) return found;
  throw new UserError(
    `The tests of certificates need ${name}, which could not be fetched from Debian’s packages here. Install it, set ` +
      `${variable} to its program, and try again.`,
  );
}
