import { eq } from 'drizzle-orm';
import { openDatabase, profiles, users } from '../../packages/database/src/index.ts';

/** Makes the account of the address given one of the staff; the site must not run. */
const [email = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '' });
const [user] = await database.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
if (user) await database.orm.update(profiles).set({ isStaff: true }).where(eq(profiles.userId, user.id));
else process.exitCode = 1;
await database.close();
