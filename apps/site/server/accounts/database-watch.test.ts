import type { Database, DatabaseDump } from '@deckwright/database';
import { expect, it } from 'vitest';
import { createReadiness } from '../health/readiness.ts';
import { watchDatabase } from './database-watch.ts';

it('counts a database as answering while a dump holds it, and asks it again afterwards', async () => {
  const dump = Promise.withResolvers<DatabaseDump>();
  let requested = 0;
  // As the embedded database: a query waits until the dump has ended.
  const health = async (): Promise<void> => {
    requested += 1;
    await dump.promise;
  };
  const watch = watchDatabase({ health } as Database, () => dump.promise);
  const acquire = () => ({ snapshot: {} as never, release: () => {} });
  const readiness = createReadiness({ acquire, databaseAnswers: watch.database.health, patienceMs: 1 });
  const dumped = watch.dump('folder');
  expect(await readiness.read()).toMatchObject({ ready: true, database: true });
  expect(requested).toBe(0);
  dump.reject(new Error('the disk is full'));
  await expect(dumped).rejects.toThrow('the disk is full');
  expect(await readiness.read()).toMatchObject({ ready: false, database: false });
  expect(requested).toBe(1);
});
