import { createSaltVoting } from '@deckwright/accounts';
import { dumpDatabase } from '@deckwright/database';
import { expect, it } from 'vitest';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { watchDatabase } from './database-watch.ts';

const databases = createTestDatabases();

it('reports a fault of a call as itself while a dump holds the embedded database', async () => {
  const opened = await databases.openNew('pglite');
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const { database, dump } = watchDatabase(opened, ({ orm }, folder) =>
    orm.transaction(async (inner) => {
      begun.resolve();
      await end.promise;
      return dumpDatabase({ orm: inner as unknown as typeof orm }, folder);
    }),
  );
  const dumped = dump('/nonexistent/folder');
  await begun.promise;
  let isFree = false;
  const query = opened.health().then(() => {
    isFree = true;
  });
  const lines: string[] = [];
  const salt = createSaltVoting({ database, secret: 'x'.repeat(32), log: (line) => lines.push(line) });
  // No address of a visitor: a fault of ours, found before the database is asked.
  const vote = salt.vote({
    voter: { uid: 'jo' },
    cardKey: 'wave',
    score: 1,
    address: null as unknown as string,
  });
  await expect(vote).rejects.toThrow(TypeError);
  expect(isFree).toBe(false);
  end.resolve();
  await expect(dumped).rejects.toThrow('ENOENT');
  await query;
  expect(lines).toEqual([]);
});
