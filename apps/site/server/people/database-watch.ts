import { type Database, type DatabaseDump, dumpDatabase } from '@deckwright/database';

type DatabaseWatch = {
  /** Resolves if the database answers; at once while it is being dumped. */
  answers: () => Promise<void>;
  /** As `dumpDatabase`. */
  dump: (folder: string) => Promise<DatabaseDump>;
};

/**
 * Asks a database whether it answers, and dumps it. A dump holds the embedded database for as long as it takes, and a
 * query waits behind it; the dump itself shows that the database answers, so no query is sent meanwhile.
 */
export function watchDatabase(
  database: Pick<Database, 'orm' | 'health'>,
  write: typeof dumpDatabase = dumpDatabase,
): DatabaseWatch {
  let dumps = 0;
  return {
    answers: async () => {
      if (dumps === 0) await database.health();
    },
    dump: async (folder) => {
      dumps += 1;
      try {
        return await write(database, folder);
      } finally {
        dumps -= 1;
      }
    },
  };
}
