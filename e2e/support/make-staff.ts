import { openDatabase, profiles } from '../../packages/database/src/index.ts';

/** Makes every account there is one of the staff; the site must not run. */
const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '' });
await database.orm.update(profiles).set({ isStaff: true });
await database.close();
