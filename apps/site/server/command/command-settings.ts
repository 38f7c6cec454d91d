import type { CommandContext } from '@deckwright/command-line';
import { checkNodeVersion } from '../settings/node-version.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

/**
 * The settings of the site on whose data folder a command works.
 * @throws AppError failed-precondition for settings that are wrong, or a Node that is too old
 */
export function commandSettings({ dataDir, env }: Pick<CommandContext, 'dataDir' | 'env'>): Settings {
  checkNodeVersion();
  return readSettings({ ...env, DATA_DIR: dataDir });
}
