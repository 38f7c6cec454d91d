import { resolve } from 'node:path';
import { readSettings } from '../settings/settings.ts';

/** The data folder by the option --data-dir, relative to where the caller is; without it, by the settings. */
export function folderOption(given: string | undefined): string {
  return given === undefined
    ? readSettings(process.env).dataDir
    : resolve(process.env.INIT_CWD ?? '.', given);
}
