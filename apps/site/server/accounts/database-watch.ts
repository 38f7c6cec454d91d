import { type Database, type DatabaseDump, dumpDatabase } from '@deckwright/database';

type DatabaseWatch = {
  /** The database; its `health` resolves at once while it is being dumped. */
  database: Database;
  /** As `dumpDatabase`. */
  dump: (folder: string) => Promise<DatabaseDump>;
};

/**
 * Dumps a database, and knows of the dumps. A dump holds the embedded database for as long as it takes, and a query waits
 * behind it; the dump itself shows that the database answers, so `health` sends no query meanwhile: whoever asks because
 * something failed would wait, and take a database that is busy for one that is away.
 */
export function watchDatabase(opened: Database, write: typeof dumpDatabase = dumpDatabase): DatabaseWatch {
  let dumps = 0;
  return {
    database: {
      ...opened,
      health: async () => {
        if (dumps === 0) await opened.health();
      },
    },
    dump: async (folder) => {
      dumps += 1;
      try {
        return await write(opened, folder);
      } finally {
        dumps -= 1;
      }
    },
  };
}
