import { existsSync } from 'node:fs';
import type { CommandContext } from '@deckwright/command-line';
import { AppError } from '@deckwright/domain';
import { dataPaths, holdLock, keepPrivate, type Lock } from '@deckwright/snapshot';
import type { Settings } from '../settings/settings.ts';
import { commandSettings } from './command-settings.ts';
import { callSite } from './control-client.ts';
import { runUserRequest } from './run-user-request.ts';
import type { UserRequest } from './user-request.ts';

/**
 * Executes a request on the database of `DATABASE_URL`, else on the embedded one of the data folder.
 * @throws AppError with what to do
 */
export async function executeUserRequest(context: CommandContext, request: UserRequest): Promise<string[]> {
  const settings = commandSettings(context);
  const warn = (line: string): void => context.terminal.err(`${line}\n`);
  return settings.databaseUrl === null
    ? onEmbedded(settings, request, warn)
    : onDatabase(settings, request, warn);
}

type Warn = (line: string) => void;

/**
 * Executed by the site that has the folder's database open, otherwise by this process, which opens it for the duration.
 */
async function onEmbedded(settings: Settings, request: UserRequest, warn: Warn): Promise<string[]> {
  const { dataDir } = settings;
  const { database, siteLock } = dataPaths(dataDir);
  if (!existsSync(database))
    throw new AppError(
      'failed-precondition',
      `There are no accounts in ${dataDir} yet. Start the site and register, or set DATA_DIR to the folder it uses.`,
    );
  let lock: Lock;
  try {
    lock = holdLock(siteLock, 'site');
  } catch (error) {
    if (error instanceof AppError && error.code === 'already-exists') return callSite(dataDir, request);
    throw error;
  }
  try {
    const opened = keepPrivate(dataDir);
    if (opened !== null) warn(opened);
    return await onDatabase(settings, request, warn);
  } finally {
    lock.release();
  }
}

async function onDatabase(settings: Settings, request: UserRequest, warn: Warn): Promise<string[]> {
  // Imported here because loading takes a second, which is not needed if a running site executes the command.
  const { openDatabase } = await import('@deckwright/database');
  const { createSaltVoting, createStaff } = await import('@deckwright/accounts');
  const { openSecurityLog } = await import('../security-log/open-security-log.ts');
  const { dataDir, databaseUrl } = settings;
  const database = await openDatabase({ dataDir, ...(databaseUrl === null ? {} : { databaseUrl }) });
  // On a machine other than the site's there is no data folder and no log.
  const logged = existsSync(dataDir) ? settings : { ...settings, securityLog: 'off' as const };
  const securityLog = await openSecurityLog({
    database,
    settings: logged,
    warn,
    output: (line) => void process.stdout.write(line),
  });
  try {
    const site = { name: 'Deckwright', origin: '', operator: { name: null, email: null } };
    // None of the command's verbs send email.
    const mailer = { send: async () => undefined };
    const staff = createStaff({ database, mailer, site, log: warn });
    const { secret, previousSecret } = settings.accounts;
    const salt = createSaltVoting({ database, secret, previousSecret, log: warn });
    return await runUserRequest({ staff, salt, securityLog: securityLog.log }, request);
  } finally {
    await securityLog.stop();
    await database.close();
  }
}
