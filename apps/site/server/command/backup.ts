import { resolve } from 'node:path';
import { AppError } from '@deckwright/domain';
import type { BackupContents } from '../backup/backup-manifest.ts';
import { writeBackupReport } from '../backup/backup-report.ts';
import { makeBackup, type SnapshotChoice } from '../backup/make-backup.ts';
import { readSettings } from '../settings/settings.ts';
import { dumpAlone, dumpEmbedded } from './dump-embedded.ts';
import { callersPath, contentLines, options, runCommand } from './file-command.ts';

const HELP = `Usage: npm run deckwright -- backup --to FOLDER [OPTIONS]

Makes a backup in a new folder: the database (the embedded one, or that of DATABASE_URL), the lake (card data, decks,
prices, salt scores; not the downloads, which can be fetched again) and the published snapshot. The site may run; a
pipeline run may not. Every file gets a checksum. A backup that was interrupted has a name that begins with ".tmp-" and
may be deleted. It contains accounts: keep it where nobody else can read it.

  --to FOLDER          The folder to make; it must not exist, and belongs on another disk
  --snapshots WHICH    published (default), all, or none
  --without-database   Leave out the database
  --without-lake       Leave out the lake
  --data-dir DIR       The data folder (default: DATA_DIR, else ./var of the project)
  --help               This text
`;

const CHOICES: readonly SnapshotChoice[] = ['published', 'all', 'none'];

/** `npm run deckwright -- backup` */
await runCommand(async (now) => {
  const values = options('backup', {
    to: { type: 'string' },
    snapshots: { type: 'string', default: 'published' },
    'without-database': { type: 'boolean', default: false },
    'without-lake': { type: 'boolean', default: false },
    'data-dir': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help) return void process.stdout.write(HELP);
  const wrong = (message: string) =>
    new AppError('invalid-argument', `${message} See "npm run deckwright -- backup --help".`);
  if (!values.to?.trim()) throw wrong('--to is missing: the folder to make.');
  const snapshots = CHOICES.find((choice) => choice === values.snapshots);
  if (snapshots === undefined)
    throw wrong(`--snapshots must be published, all or none; got "${values.snapshots}".`);
  const lake = !values['without-lake'];
  if (values['without-database'] && !lake && snapshots === 'none')
    throw wrong('There is nothing left to back up.');
  const settings = readSettings(process.env);
  const dataDir =
    values['data-dir'] === undefined ? settings.dataDir : callersPath(values['data-dir'], '--data-dir');
  const { databaseUrl } = settings;
  const dump = async (folder: string) =>
    databaseUrl === null
      ? { kind: 'pglite' as const, ...(await dumpEmbedded(dataDir, folder)) }
      : { kind: 'postgres' as const, ...(await dumpAlone({ dataDir, databaseUrl }, folder)) };
  const to = callersPath(values.to, '--to');
  // It holds accounts.
  process.umask(0o077);
  const contents = await makeBackup({
    ...{ dataDir, to: resolve(to), lake, snapshots, now },
    dump: values['without-database'] ? null : dump,
  });
  noteBackup(dataDir, to, contents);
  process.stdout.write(`Backup ${to}\n${contentLines(contents)}`);
});

/** For the staff page. The backup is whole without it. */
function noteBackup(dataDir: string, folder: string, { createdAt, files, database }: BackupContents): void {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  try {
    writeBackupReport(dataDir, { createdAt, folder, bytes, database: database !== null });
  } catch (error) {
    process.stderr.write(`The backup could not be noted in the data folder for the staff page: ${error}\n`);
  }
}
