import { join } from 'node:path';
import { namedSecret } from '@deckwright/accounts';
import type { Database } from '@deckwright/database';
import type { Settings } from '../settings/settings.ts';
import { NOWHERE, openLogFiles, outputSink, readLogFile } from './log-files.ts';
import { SecurityLog } from './security-log.ts';

type Deps = {
  database: Pick<Database, 'orm'>;
  settings: Pick<Settings, 'dataDir' | 'securityLog'>;
  warn: (line: string) => void;
  /** Takes the lines where they go to the output of the process. */
  output: (line: string) => void;
};

/** The security log as the settings ask for it, with the lines of before; its key is the database's, the same at all processes. */
export async function openSecurityLog({ database, settings, warn, output }: Deps) {
  const folder = join(settings.dataDir, 'log');
  const isFile = settings.securityLog === 'file';
  const sink = isFile
    ? openLogFiles({ folder, warn })
    : settings.securityLog === 'stdout'
      ? outputSink(output)
      : NOWHERE;
  const secret = await namedSecret(database.orm, 'security-log');
  const log = new SecurityLog({ sink, secret, earlier: isFile ? await readLogFile(folder) : [] });
  return { log, stop: sink.stop };
}
