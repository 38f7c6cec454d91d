import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { AppError, optionFault } from '@deckwright/domain';
import type { BackupContents } from '../backup/backup-manifest.ts';
import { checkNodeVersion } from '../settings/node-version.ts';

/** The disk, the user's quota, and a path that this user may not use. */
const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space and run the command again.',
  EDQUOT: 'The quota of this user is used up. Free some space and run the command again.',
  EACCES: 'This user may not read or write it. Check its permissions, or run the command as the site’s user.',
  EPERM: 'This user may not read or write it. Check its permissions, or run the command as the site’s user.',
  EROFS: 'The disk is read-only.',
};

/** Runs a command to its end: exit code 1 and a sentence where it fails. */
export async function runCommand(work: (now: Date) => Promise<void>): Promise<void> {
  try {
    checkNodeVersion();
    await work(new Date());
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof AppError) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  const sentence = SENTENCES[code ?? ''];
  return sentence === undefined ? error : [path, sentence].filter(Boolean).join(': ');
}

/** The options typed. @throws AppError invalid-argument for others, and for words that are none */
export function options<T extends ParseArgsOptionsConfig>(name: string, known: T) {
  try {
    return parseArgs({ args: process.argv.slice(2), options: known }).values;
  } catch (cause) {
    throw optionFault(cause, name);
  }
}

/** A path as whoever typed it meant it. */
export function callersPath(path: string, option: string): string {
  if (path.trim() === '') throw new AppError('invalid-argument', `${option} must name a folder.`);
  return resolve(process.env.INIT_CWD ?? '.', path);
}

/** What a backup holds, for people. */
export function contentLines({ createdAt, database, snapshots, published, files }: BackupContents): string {
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
