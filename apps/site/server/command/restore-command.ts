import { resolve } from 'node:path';
import { defineCommand } from '@deckwright/command-line';
import { readBackup, verifyBackup } from '../backup/backup-manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { checkNodeVersion } from '../settings/node-version.ts';
import { backupSummary } from './backup-summary.ts';
import { commandSettings } from './command-settings.ts';

export const restoreCommand = defineCommand({
  description: `Restores a backup into an empty data folder, and into the empty database of DATABASE_URL or else the embedded one,
whichever kind it was made from. Stop the site first. Every byte is checked before anything changes. A newer version of
Deckwright may restore an older backup; the next start brings the database up to date.`,
  options: {
    from: { value: 'FOLDER', required: true, help: 'The backup' },
    replace: {
      help: 'Restore although data is there: files are moved into before-restore-… in the data folder, and the rows of a database server are replaced in one transaction. Decks and sources removed since stay on the list of removals',
    },
    check: { help: 'Only check the backup and say what is in it' },
  },
  async run(context, { replace, ...values }) {
    checkNodeVersion();
    const from = resolve(context.cwd, values.from);
    const { out, err } = context.terminal;
    if (values.check) {
      const contents = readBackup(from);
      await verifyBackup(from, contents);
      return out(`The backup ${from} is whole.\n${backupSummary(contents)}`);
    }
    const { dataDir, databaseUrl } = commandSettings(context);
    const warn = (line: string): void => err(`${line}\n`);
    const { contents, before, removals } = await restoreBackup({
      ...{ from, dataDir, databaseUrl, replace, now: context.now(), warn },
    });
    const into =
      databaseUrl === null || contents.database === null
        ? dataDir
        : `${dataDir} and the database at DATABASE_URL`;
    out(`Restored into ${into}\n${backupSummary(contents)}`);
    if (before !== null) out(`What was there is in ${before}; delete it when the site works.\n`);
    if (removals > 0)
      out(
        `Removals since the backup, which stay on the list: ${removals}. The restored lake and snapshots still have what they removed: repeat "sources remove" for each; "sources list" names them.\n`,
      );
  },
});
