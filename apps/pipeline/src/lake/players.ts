import type { PlayerRows } from '@deckwright/database';
import {
  type DataPaths,
  findPlayerFile,
  type PlayerFileFacts,
  playerFilePath,
  readPlayerFile,
  removeLeftovers,
  writePlayerFile,
} from '@deckwright/snapshot';
import type { z } from 'zod';

/** What players contributed on the site. */
export type Players<T> = PlayerFileFacts & {
  /** Reads the rows anew each time; they are only valid once the last has been read. @throws AppError data-loss */
  read: () => Iterable<T>;
};

/**
 * The file that the site has written, or with a `databaseUrl` one made from that database now. Null if there is none.
 * The caller holds the pipeline's lock.
 * @throws AppError data-loss for a damaged file, unavailable if the database does not answer.
 */
export async function readPlayers<T>(
  paths: Pick<DataPaths, 'root' | 'players'>,
  databaseUrl: string | undefined,
  name: PlayerRows,
  schema: z.ZodType<T>,
): Promise<Players<T> | null> {
  if (databaseUrl) await copyRows(paths, databaseUrl, name);
  const path = playerFilePath(paths, name);
  const facts = findPlayerFile(path);
  return facts && { ...facts, read: () => readPlayerFile(path, schema) };
}

async function copyRows(
  paths: Pick<DataPaths, 'root' | 'players'>,
  databaseUrl: string,
  name: PlayerRows,
): Promise<void> {
  // Its drivers take longer to load than most commands run.
  const { openDatabase, PLAYER_ROWS } = await import('@deckwright/database');
  const database = await openDatabase({ dataDir: paths.root, databaseUrl });
  try {
    removeLeftovers([paths.players]);
    await writePlayerFile(paths, name, PLAYER_ROWS[name](database.orm), new Date().toISOString());
  } finally {
    await database.close();
  }
}
