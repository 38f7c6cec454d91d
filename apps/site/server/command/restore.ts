import { AppError } from '@deckwright/domain';
import { readBackup, verifyBackup } from '../backup/backup-manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readSettings } from '../settings/settings.ts';
import { callersPath, contentLines, options, runCommand } from './file-command.ts';

const HELP = `Usage: npm run deckwright -- restore --from FOLDER [OPTIONS]

Restores a backup into an empty data folder, and into the empty database of DATABASE_URL or else the embedded one,
whichever kind it was made from. Stop the site first. Every byte is checked before anything changes. A newer version of
Deckwright may restore an older backup; the next start brings the database up to date.

  --from FOLDER    The backup
  --replace        Restore although data is there: files are moved into before-restore-… in the data folder, and the
                   rows of a database server are replaced in one transaction. Decks and sources removed since stay
                   on the list of removals
  --check          Only check the backup and say what is in it
  --data-dir DIR   The data folder (default: DATA_DIR, else ./var of the project)
  --help           This text
`;

/** `npm run deckwright -- restore` */
await runCommand(async (now) => {
  const values = options('restore', {
    from: { type: 'string' },
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    'data-dir': { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help) return void process.stdout.write(HELP);
  if (!values.from?.trim())
    throw new AppError(
      'invalid-argument',
      '--from is missing: the backup to restore. See "npm run deckwright -- restore --help".',
    );
  const from = callersPath(values.from, '--from');
  if (values.check) {
    const contents = readBackup(from);
    await verifyBackup(from, contents);
    return void process.stdout.write(`The backup ${from} is whole.\n${contentLines(contents)}`);
  }
  const settings = readSettings(process.env);
  const { databaseUrl } = settings;
  const dataDir =
    values['data-dir'] === undefined ? settings.dataDir : callersPath(values['data-dir'], '--data-dir');
  const warn = (line: string) => console.warn(line);
  const { replace } = values;
  const { contents, before, removals } = await restoreBackup({
    ...{ from, dataDir, databaseUrl, replace, now, warn },
  });
  const into =
    databaseUrl === null || contents.database === null
      ? dataDir
      : `${dataDir} and the database at DATABASE_URL`;
  process.stdout.write(`Restored into ${into}\n${contentLines(contents)}`);
  if (before !== null)
    process.stdout.write(`What was there is in ${before}; delete it when the site works.\n`);
  if (removals > 0)
    process.stdout.write(
      `Removals since the backup, which stay on the list: ${removals}. The restored lake and snapshots still have what they removed: repeat "sources remove" for each; "sources list" names them.\n`,
    );
});
