import { type Database, PLAYER_ROWS, type PlayerRows } from '@deckwright/database';
import { dataPaths } from '@deckwright/snapshot';
import { PlayerFiles } from './player-files.ts';

/** All files of data that players contributed; none with a database server, which the pipeline reads directly. */
export function startPlayerFiles(
  { kind, orm }: Database,
  dataDir: string,
  log: (line: string) => void,
): PlayerFiles {
  const files = new PlayerFiles({ paths: dataPaths(dataDir), log });
  if (kind === 'pglite')
    for (const name of Object.keys(PLAYER_ROWS) as PlayerRows[])
      files.register(name, () => PLAYER_ROWS[name](orm));
  files.start();
  return files;
}
