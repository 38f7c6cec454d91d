// Makes a database with every migration in DATA_DIR/db, for tests to copy, or at the address DATABASE_URL.
import { openDatabase } from '../database.ts';

const [, , dataDir, databaseUrl] = process.argv;
if (dataDir === undefined) throw new RangeError('Usage: make-database.ts DATA_DIR [DATABASE_URL]');
await (await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) })).close();
