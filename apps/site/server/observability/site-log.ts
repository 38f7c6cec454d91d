import { readSecrets } from '@deckwright/domain';
import { getLogFormat, getLogLevel, openProcessLog, type ProcessLog } from './process-log.ts';

/** Opens the log as the settings have it. Before they are checked, so that it has what is wrong with them. */
export function openSiteLog(env: NodeJS.ProcessEnv, isTerminal: boolean): ProcessLog {
  return openProcessLog(getLogFormat(env.LOG_FORMAT, isTerminal), {
    level: getLogLevel(env.LOG_LEVEL),
    secrets: readSecrets(env),
  });
}
