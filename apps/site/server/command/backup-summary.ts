import type { BackupContents } from '../backup/backup-manifest.ts';

/** Lines that say what a backup contains. */
export function backupSummary({ createdAt, database, snapshots, published, files }: BackupContents): string {
  const rows = (table: string): number => database?.tables.find(({ name }) => name === table)?.rows ?? 0;
  const total = database?.tables.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const lake = Object.keys(files).filter((path) => path.startsWith('lake/')).length;
  return [
    `  made ${createdAt}`,
    database === null
      ? '  no database'
      : `  database: ${total} rows in ${database.tables.length} tables, ${rows('users')} accounts (${database.kind})`,
    lake === 0 ? '  no lake' : `  lake: ${lake} files`,
    snapshots.length === 0
      ? '  no snapshot'
      : `  snapshots: ${snapshots.join(', ')} (published: ${published ?? 'none'})`,
    `  ${Object.keys(files).length} files, ${(bytes / 1_000_000).toFixed(1)} MB`,
    '',
  ].join('\n');
}
