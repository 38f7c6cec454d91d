import { join } from 'node:path';
import { namedSecret } from '@deckwright/accounts';
import type { Database } from '@deckwright/database';
import type { Settings } from '../settings/settings.ts';
import { NOWHERE, openLogFiles, readLogFile, STANDARD_OUTPUT } from './log-files.ts';
import { SecurityLog } from './security-log.ts';

type Deps = {
  database: Pick<Database, 'orm'>;
  settings: Pick<Settings, 'dataDir' | 'securityLog'>;
  warn: (line: string) => void;
};

/** The security log as configured, with earlier lines; its key is in the database, the same for all processes. */
export async function openSecurityLog({ database, settings, warn }: Deps) {
  const folder = join(settings.dataDir, 'log');
  const isFile = settings.securityLog === 'file';
  const sink = isFile
    ? openLogFiles({ folder, warn })
    : settings.securityLog === 'stdout'
      ? STANDARD_OUTPUT
      : NOWHERE;
  const secret = await namedSecret(database.orm, 'security-log');
  const log = new SecurityLog({ sink, secret, earlier: isFile ? await readLogFile(folder) : [] });
  return { log, stop: sink.stop };
}
