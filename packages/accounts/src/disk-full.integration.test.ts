// The embedded database on a simulated full disk. `npm run test:long -- disk` fills a real one.
import { join } from 'node:path';
import { inspect } from 'node:util';
import { openDatabase } from '@deckwright/database';
import { expect, it, vi } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../tooling/testing/test-databases.ts';
import { createAccounts } from './accounts.ts';
import { createNewsletter } from './newsletter/index.ts';
import { createSaltVoting } from './salt/index.ts';
import { instanceSecret } from './secret.ts';
import { RecordingMailer } from './testing/recording-mailer.ts';

const MB = 1024 ** 2;
const NO_ROOM = {
  code: 'unavailable',
  message: expect.stringContaining('the server has no disk space left. Everything else works'),
};
/** Free space is checked once a second. */
const PATIENCE = { timeout: 30_000, interval: 100 };

const databases = createTestDatabases();

it('refuses to write with a sentence, keeps reading, and writes again by itself', async () => {
  const disk = { free: 1000 * MB };
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const at = await databases.prepare('pglite');
  const database = await openDatabase({ ...at, log, freeBytes: async () => disk.free });
  const site = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
  const mailer = new RecordingMailer();
  const accounts = await createAccounts({
    ...{ database, secret: null, mailer, site, log, passwords: CHEAP_PASSWORDS },
  });
  const votes = createSaltVoting({ database, secret: null, log });
  const newsletter = createNewsletter({ database, mailer, site, log });
  const password = 'three words in a row';
  const register = (email: string) =>
    accounts.register({ email, password, username: 'Jo', consents: { terms: true, privacy: true } });
  const { uid, token } = await register('jo@example.org');
  const session = await accounts.authenticate(token);

  disk.free = 63 * MB;
  const vote = () => votes.vote({ voter: { uid }, cardKey: 'card', score: 4, address: '127.0.0.1' });
  await vi.waitFor(() => expect(vote()).rejects.toMatchObject(NO_ROOM), PATIENCE);
  await expect(accounts.writeSettings(session, { saltLevel: 2 })).rejects.toMatchObject(NO_ROOM);
  await expect(newsletter.ask({ email: 'kim@example.org' })).rejects.toMatchObject(NO_ROOM);
  // The accounts library hides the reason; callers must still be told to try again later.
  await expect(register('kim@example.org')).rejects.toMatchObject({ code: 'unavailable' });
  expect((await accounts.authenticate(token)).uid).toBe(uid);
  expect((await accounts.readProfile(session)).saltLevel).not.toBe(2);
  expect(lines.filter((line) => line.startsWith('The disk with '))).toEqual([
    expect.stringMatching(
      /is full or read-only: 63 MB are left, and 64 MB are kept free .* Pages are served/,
    ),
  ]);

  disk.free = 64 * MB;
  await vi.waitFor(vote, PATIENCE);
  expect((await accounts.writeSettings(session, { saltLevel: 2 })).saltLevel).toBe(2);
  expect(lines.at(-1)).toBe('There is room on the disk again: accounts can be changed.');
  await accounts.stop();
  await database.close();

  disk.free = 40 * MB;
  const reopened = await openDatabase({ ...at, freeBytes: async () => disk.free });
  await expect(reopened.health()).rejects.toThrow('Less than 64 MB are left on the disk');
  await reopened.close();

  disk.free = 23 * MB;
  await expect(openDatabase({ ...at, freeBytes: async () => disk.free })).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringMatching(
      /is full or read-only: 23 MB are left, and the embedded database needs 24 MB to start/,
    ),
  });
});

it('says before it begins that a disk has no room for a new database, and names no secret where it fills up', async () => {
  const fresh = await databases.prepare('pglite');
  const disk = { free: 1000 * MB };
  const dataDir = join(fresh.dataDir, 'new');
  await expect(openDatabase({ dataDir, freeBytes: async () => 127 * MB })).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringMatching(/127 MB are left, and the embedded database needs 128 MB to start/),
  });
  const database = await openDatabase({ ...fresh, freeBytes: async () => disk.free });
  disk.free = 58 * MB;
  const failed: unknown = await instanceSecret(database.orm).catch((error: unknown) => error);
  expect(failed).toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('no room on its disk for the secrets of this site'),
  });
  expect(inspect(failed)).toContain('insert into "instance_settings"');
  expect(inspect(failed)).not.toMatch(/params|auth-secret/);
  await database.close();
});
