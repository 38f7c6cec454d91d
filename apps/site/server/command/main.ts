import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AppError } from '@deckwright/domain';
import { dataPaths, holdLock, keepPrivate, type Lock } from '@deckwright/snapshot';
import { checkNodeVersion } from '../settings/node-version.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { callSite } from './control-client.ts';
import { runUserRequest } from './run-user-request.ts';
import { readUserCommand, USER_HELP, type UserRequest } from './user-request.ts';

/** `npm run deckwright -- user …`: manages accounts on the machine that stores them. */
async function main(): Promise<void> {
  checkNodeVersion();
  const command = readUserCommand(process.argv.slice(2));
  if (command === 'help') {
    // Without a word nothing was done, which a script should notice.
    const isAsked = process.argv.length > 2;
    (isAsked ? process.stdout : process.stderr).write(USER_HELP);
    if (!isAsked) process.exitCode = 1;
    return;
  }
  const settings = readSettings(process.env);
  const dataDir =
    command.dataDir === null ? settings.dataDir : resolve(process.env.INIT_CWD ?? '.', command.dataDir);
  const { databaseUrl } = settings;
  const lines =
    databaseUrl === null
      ? await onEmbedded({ ...settings, dataDir }, command.request)
      : await onDatabase({ ...settings, dataDir }, command.request);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Executed by the site that has the folder's database open, otherwise by this process, which opens it for the duration.
 */
async function onEmbedded(settings: Settings, request: UserRequest): Promise<string[]> {
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
    if (opened !== null) console.warn(opened);
    return await onDatabase(settings, request);
  } finally {
    lock.release();
  }
}

async function onDatabase(settings: Settings, request: UserRequest): Promise<string[]> {
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
    warn: (line) => console.warn(line),
    output: (line) => void process.stdout.write(line),
  });
  try {
    const site = { name: 'Deckwright', origin: '', operator: { name: null, email: null } };
    // None of the command's verbs send email.
    const mailer = { send: async () => undefined };
    const log = (line: string) => console.warn(line);
    const staff = createStaff({ database, mailer, site, log });
    const { secret, previousSecret } = settings.accounts;
    const salt = createSaltVoting({ database, secret, previousSecret, log });
    return await runUserRequest({ staff, salt, securityLog: securityLog.log }, request);
  } finally {
    await securityLog.stop();
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
});
