import { resolve } from 'node:path';
import { type CommandContext, defineCommand, usageError } from '@deckwright/command-line';
import type { BackupContents } from '../backup/backup-manifest.ts';
import { writeBackupReport } from '../backup/backup-report.ts';
import { makeBackup, type SnapshotChoice } from '../backup/make-backup.ts';
import { backupSummary } from './backup-summary.ts';
import { commandSettings } from './command-settings.ts';
import { dumpAlone, dumpEmbedded } from './dump-embedded.ts';

const CHOICES = ['published', 'all', 'none'] as const satisfies readonly SnapshotChoice[];

export const backupCommand = defineCommand({
  description: `Makes a backup in a new folder: the database (the embedded one, or that of DATABASE_URL), the lake (card data, decks,
prices, salt scores; not the downloads, which can be fetched again) and the published snapshot. The site may run; a
pipeline run may not. Every file gets a checksum. A backup that was interrupted has a name that begins with ".tmp-" and
may be deleted. It contains accounts: keep it where nobody else can read it.`,
  options: {
    to: {
      value: 'FOLDER',
      required: true,
      help: 'The folder to make; it must not exist, and belongs on another disk',
    },
    snapshots: { value: 'WHICH', choices: CHOICES, default: 'published', help: 'Which snapshots to copy' },
    'without-database': { help: 'Leave out the database' },
    'without-lake': { help: 'Leave out the lake' },
  },
  async run(context, { snapshots, ...values }) {
    const lake = !values['without-lake'];
    if (values['without-database'] && !lake && snapshots === 'none')
      throw usageError(['backup'], 'There is nothing left to back up.');
    const { dataDir, databaseUrl } = commandSettings(context);
    const dump = async (folder: string) =>
      databaseUrl === null
        ? { kind: 'pglite' as const, ...(await dumpEmbedded(dataDir, folder)) }
        : { kind: 'postgres' as const, ...(await dumpAlone({ dataDir, databaseUrl }, folder)) };
    const to = resolve(context.cwd, values.to);
    // It holds accounts.
    process.umask(0o077);
    const contents = await makeBackup({
      ...{ dataDir, to, lake, snapshots, now: context.now() },
      dump: values['without-database'] ? null : dump,
    });
    writeReport(context, to, contents);
    context.terminal.out(`Backup ${to}\n${backupSummary(contents)}`);
  },
});

/** For the staff page. The backup is whole without it. */
function writeReport(
  { dataDir, terminal }: CommandContext,
  folder: string,
  { createdAt, files, database }: BackupContents,
): void {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  try {
    writeBackupReport(dataDir, { createdAt, folder, bytes, database: database !== null });
  } catch (error) {
    terminal.err(`The backup could not be noted in the data folder for the staff page: ${error}\n`);
  }
}
