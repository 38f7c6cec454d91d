// A user of every part of the site deletes the account: no table and no file contains anything of theirs.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';
import { expect, it, vi } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { tablesWith } from '../../../../tooling/testing/tables-with.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { readSettings } from '../settings/settings.ts';
import { openAccounts } from './open-accounts.ts';

const databases = createTestDatabases();
const CONSENTS = { terms: true, privacy: true } as const;
const NAME = 'Zephyrine Quux';
const EMAIL = 'zephyrine@quux.example';
const NEW_EMAIL = 'later@quux.example';
const NOTE = 'This list is mine, says Zephyrine';

/**
 * Files below a folder that contain one of the markers; the database's own files may contain data to be overwritten.
 */
function filesWith(folder: string, marks: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    if (name === 'db' || name.startsWith('db/') || !statSync(path).isFile()) return false;
    const text = readFileSync(path, 'utf8');
    return marks.some((mark) => text.includes(mark));
  });
}

it('a deleted account leaves no row and no file behind', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void said.push(`${line}`));
  const at = await databases.prepare('pglite');
  const closers: (() => Promise<void> | void)[] = [];
  const { deps } = await openAccounts({
    settings: readSettings({ DATA_DIR: at.dataDir }),
    address: 'http://localhost',
    append: (line) => expect.fail(line),
    storeStatus: () => null,
    acquire: () => {
      throw new AppError('unavailable', 'There is no snapshot.');
    },
    onClose: (close) => void closers.unshift(close),
  });
  const { accounts, newsletter, patrons, salt, sharing, staff } = deps;
  const join = (email: string, username: string) =>
    accounts.register({ email, password: PASSWORD, username, consents: CONSENTS });
  const [her, other] = [await join(EMAIL, NAME), await join('other@example.org', 'Jo')];
  const session = await accounts.authenticate(her.token);
  const deck = (first: string) => ({
    commanders: ['Ada'],
    cards: Array.from({ length: 10 }, (_, index) => ({ name: `${first} ${index}`, quantity: 1 })),
    companion: null,
  });
  const about = { address: '203.0.113.9', showPlayer: true, bracket: null, licence: 'cc0' } as const;

  await accounts.writeSettings(session, { saltLevel: 2 });
  await salt.vote({ voter: { uid: her.uid }, cardKey: 'card', score: 4, address: '203.0.113.1' });
  await sharing.share({ ...about, userId: her.uid, deck: deck('Zephyrine Quux’s own'), name: NAME });
  const theirs = await sharing.share({ ...about, userId: other.uid, deck: deck('Other'), name: null });
  const [waiting] = (await sharing.listPending({})).filter(({ id }) => id === theirs.deck.id);
  await sharing.review({
    id: theirs.deck.id,
    staffId: other.uid,
    updatedAt: waiting?.updatedAt ?? '',
    review: { action: 'accept' },
  });
  await sharing.report({
    id: theirs.deck.id,
    reason: 'other',
    note: NOTE,
    address: about.address,
    userId: her.uid,
  });
  const { key } = await accounts.makeApiKey(session, { name: `Bot of ${NAME}` });
  await accounts.identifyApiKey(key);
  await newsletter.ask({ email: EMAIL, userId: her.uid });
  await staff.staff.renameUser({ by: { kind: 'command' }, uid: her.uid, name: 'Quux Zephyrine' });
  await staff.staff.removeName({ by: { kind: 'command' }, uid: her.uid });
  await accounts.forgotPassword({ email: EMAIL });
  await accounts.changeEmail(session, { email: NEW_EMAIL, password: PASSWORD });
  await patrons.take({
    memberId: 'member-1',
    email: EMAIL,
    status: 'active_patron',
    cents: 300,
    standing: 0,
    stateAt: new Date(),
    hash: 'h',
  });
  await accounts.settled();
  const exported = JSON.stringify(await accounts.exportUser(session));
  for (const part of [EMAIL, NEW_EMAIL, NAME, NOTE, 'card', 'Quux Zephyrine', key.slice(0, 8)])
    expect(exported).toContain(part);
  expect(exported).not.toContain(key);

  await accounts.deleteUser(session);
  for (const close of closers) await close();
  const marks = [her.uid, her.token, key.slice(0, 8), EMAIL, NEW_EMAIL, 'Zephyrine', 'zephyrine'];
  expect(await tablesWith(at, marks)).toEqual([]);
  expect(filesWith(at.dataDir, marks)).toEqual([]);
  expect(marks.filter((mark) => said.join('\n').includes(mark))).toEqual([]);
});
