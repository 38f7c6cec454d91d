// Makes an embedded database with every migration in DATA_DIR/db, for tests to copy.
import { openDatabase } from '../database.ts';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new RangeError('Usage: make-database.ts DATA_DIR');
await (await openDatabase({ dataDir })).close();
