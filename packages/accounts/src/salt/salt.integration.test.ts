import { type Database, PLAYER_ROWS, saltVotes, users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { createAccounts } from '../accounts.ts';
import { RecordingMailer } from '../testing/recording-mailer.ts';
import { createSaltVoting, type SaltVoting } from './index.ts';
import { saltPart } from './user-part.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const ADDRESS = '192.0.2.1';
const START = Date.UTC(2026, 10, 22, 8);
const log = (line: string) => expect.fail(line);

const databases = createTestDatabases();

describe.each(KINDS)('the salt vote on %s', (kind) => {
  let database: Database;
  let salt: SaltVoting;
  let time = START;
  let changes = 0;
  const create = (on: Database) =>
    createSaltVoting({
      database: on,
      secret: null,
      log,
      changed: () => {
        changes += 1;
      },
      now: () => new Date(time),
    });
  beforeEach(async () => {
    database = await databases.openEmpty(kind);
    [time, changes] = [START, 0];
    salt = create(database);
  });

  async function userNamed(id: string): Promise<{ uid: string }> {
    await database.orm.insert(users).values({ id, name: id, email: `${id}@example.org` });
    return { uid: id };
  }

  const getScores = async (voter: { uid: string } | { device: string }) =>
    Object.fromEntries((await salt.listOwnVotes({ voter })).map(({ cardKey, score }) => [cardKey, score]));

  it('accepts one vote per person and card, which may change and be withdrawn', async () => {
    const voter = { device: await salt.createDevice() };
    await salt.vote({ address: ADDRESS, voter, cardKey: 'stasis', score: 4 });
    time += 1000;
    await salt.vote({ address: ADDRESS, voter, cardKey: 'sol-ring', score: 0 });
    await salt.vote({ address: ADDRESS, voter, cardKey: 'stasis', score: 3 });
    time += 1000;
    await salt.vote({ address: ADDRESS, voter, cardKey: 'opt', score: 1 });
    expect(await salt.listOwnVotes({ voter })).toEqual([
      { cardKey: 'opt', score: 1, votedAt: '2026-11-22T08:00:02.000Z' },
      { cardKey: 'sol-ring', score: 0, votedAt: '2026-11-22T08:00:01.000Z' },
      { cardKey: 'stasis', score: 3, votedAt: '2026-11-22T08:00:01.000Z' },
    ]);
    expect(await salt.withdraw({ voter, cardKey: 'stasis' })).toBe(true);
    expect(await salt.withdraw({ voter, cardKey: 'stasis' })).toBe(false);
    expect(await getScores(voter)).toEqual({ opt: 1, 'sol-ring': 0 });
    // Four votes and one that was there to be withdrawn.
    expect(changes).toBe(5);
  });

  it('keeps one of many simultaneous votes', async () => {
    const voter = { device: await salt.createDevice() };
    const scores = Array.from({ length: 20 }, (_, index) => index % 5);
    await Promise.all(
      scores.map((score) => salt.vote({ address: ADDRESS, voter, cardKey: 'stasis', score })),
    );
    expect(await database.orm.select().from(saltVotes)).toHaveLength(1);
  });

  it.each([-1, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the score %s', async (score) => {
    const voter = { device: await salt.createDevice() };
    await expect(salt.vote({ address: ADDRESS, voter, cardKey: 'stasis', score })).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'A vote is a whole number from 0 to 4.',
    });
    expect(await salt.listOwnVotes({ voter })).toEqual([]);
  });

  it('accepts only devices that it has signed, and these in every process', async () => {
    const device = await salt.createDevice();
    const [id = '', signature = ''] = device.split('.');
    const [other = ''] = (await salt.createDevice()).split('.');
    const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const wrong of ['', id, `${other}.${signature}`, `${id}.${flipped}`, `${device}x`, 'a'.repeat(9999)])
      await expect(
        salt.vote({ address: ADDRESS, voter: { device: wrong }, cardKey: 'stasis', score: 2 }),
        wrong,
      ).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await database.orm.select().from(saltVotes)).toEqual([]);
    await create(database).vote({ address: ADDRESS, voter: { device }, cardKey: 'stasis', score: 2 });
    expect(await getScores({ device })).toEqual({ stasis: 2 });
  });

  it('moves a device’s votes to the account, whose own votes win', async () => {
    const jo = await userNamed('jo');
    const device = await salt.createDevice();
    for (const [cardKey, score] of [['stasis', 4] as const, ['opt', 0] as const])
      await salt.vote({ address: ADDRESS, voter: { device }, cardKey, score });
    await salt.vote({ address: ADDRESS, voter: jo, cardKey: 'stasis', score: 1 });
    const [one, two] = await Promise.all([
      salt.moveDeviceVotes({ ...jo, device }),
      salt.moveDeviceVotes({ ...jo, device }),
    ]);
    expect(one + two).toBe(1);
    expect(await getScores(jo)).toEqual({ stasis: 1, opt: 0 });
    expect(await getScores({ device })).toEqual({});
    expect(await salt.moveDeviceVotes({ ...jo, device })).toBe(0);
  });

  it('says that it is unavailable while the database is down', async () => {
    const voter = { device: await salt.createDevice() };
    await database.close();
    for (const call of [
      () => salt.vote({ address: ADDRESS, voter, cardKey: 'stasis', score: 2 }),
      () => salt.withdraw({ voter, cardKey: 'stasis' }),
      () => salt.listOwnVotes({ voter }),
      () => salt.getSummary(),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'unavailable' });
    expect(changes).toBe(0);
  });

  it('sums up votes, voters and cards', async () => {
    expect(await salt.getSummary()).toEqual({
      votes: 0,
      voters: { accounts: 0, devices: 0 },
      cards: 0,
      newest: null,
    });
    const jo = await userNamed('jo');
    await salt.vote({
      address: ADDRESS,
      voter: { device: await salt.createDevice() },
      cardKey: 'opt',
      score: 0,
    });
    await salt.vote({
      address: ADDRESS,
      voter: { device: await salt.createDevice() },
      cardKey: 'opt',
      score: 4,
    });
    time += 5000;
    await salt.vote({ address: ADDRESS, voter: jo, cardKey: 'stasis', score: 2 });
    expect(await salt.getSummary()).toEqual({
      votes: 3,
      voters: { accounts: 1, devices: 2 },
      cards: 2,
      newest: '2026-11-22T08:00:05.000Z',
    });
  });

  it('is exported, is deleted with the account, and accepts no vote afterwards', async () => {
    const accounts = await createAccounts({
      database,
      secret: null,
      mailer: new RecordingMailer(),
      site: SITE,
      log,
      passwords: CHEAP_PASSWORDS,
      parts: [
        saltPart({
          getName: (key) => (key === 'stasis' ? 'Stasis' : null),
          changed: () => {
            changes += 1;
          },
        }),
      ],
    });
    const { token } = await accounts.register({
      email: 'jo@example.org',
      password: 'three words in a row',
      username: 'Jo',
      consents: { terms: true, privacy: true },
    });
    const session = await accounts.authenticate(token);
    const voter = { uid: session.uid };
    const other = { device: await salt.createDevice() };
    await salt.vote({ address: ADDRESS, voter: other, cardKey: 'stasis', score: 3 });
    await salt.vote({ address: ADDRESS, voter, cardKey: 'stasis', score: 4 });
    time += 1;
    await salt.vote({ address: ADDRESS, voter, cardKey: 'gone', score: 0 });
    expect((await accounts.exportUser(session)).saltVotes).toEqual([
      { card: 'gone', score: 0, votedAt: '2026-11-22T08:00:00.001Z' },
      { card: 'Stasis', score: 4, votedAt: '2026-11-22T08:00:00.000Z' },
    ]);
    changes = 0;
    const late = Array.from({ length: 8 }, (_, number) =>
      salt.vote({ address: ADDRESS, voter, cardKey: `card-${number}`, score: 1 }).catch(() => undefined),
    );
    await accounts.deleteUser(session);
    await Promise.all(late);
    expect(changes).toBeGreaterThan(0);
    const left = await database.orm
      .select()
      .from(saltVotes)
      .where(eq(saltVotes.voter, `user:${session.uid}`));
    expect(left).toEqual([]);
    expect(await getScores(other)).toEqual({ stasis: 3 });
    await expect(salt.vote({ address: ADDRESS, voter, cardKey: 'opt', score: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await accounts.stop();
  });

  it('counts devices of one network as one vote, their mean, and each account with a verified address', async () => {
    const counts = async (): Promise<Record<string, number[]>> => {
      const found: [string, number[]][] = [];
      for await (const row of PLAYER_ROWS.votes(database.orm)) found.push([row.card_key, row.counts]);
      return Object.fromEntries(found);
    };
    const voteFrom = async (address: string, score: number, card = 'stasis') =>
      salt.vote({ address, voter: { device: await salt.createDevice() }, cardKey: card, score });
    // Thirty devices of one address, and one at the next address of its network: 124 / 31 = 4.
    for (let n = 0; n < 30; n += 1) await voteFrom('203.0.113.9', 4);
    await voteFrom('203.0.113.10', 4);
    expect(await counts()).toEqual({ stasis: [0, 0, 0, 0, 1] });
    await voteFrom('198.51.100.1', 0);
    await voteFrom('198.51.100.2', 1);
    await voteFrom('198.51.100.3', 1);
    // 2 / 3 is 1.
    expect(await counts()).toEqual({ stasis: [0, 1, 0, 0, 1] });
    const [ada, bo] = [await userNamed('ada'), await userNamed('bo')];
    await salt.vote({ address: '203.0.113.9', voter: ada, cardKey: 'stasis', score: 2 });
    await salt.vote({ address: '203.0.113.9', voter: bo, cardKey: 'stasis', score: 2 });
    // Made in seconds, like devices: with these 128 / 33 is 4.
    expect(await counts()).toEqual({ stasis: [0, 1, 0, 0, 1] });
    await database.orm.update(users).set({ emailVerified: true });
    expect(await counts()).toEqual({ stasis: [0, 1, 2, 0, 1] });
  });

  it('lists the networks with most votes, and removes those of one, but not of verified accounts', async () => {
    const ada = await userNamed('ada');
    await database.orm.update(users).set({ emailVerified: true });
    for (const cardKey of ['stasis', 'opt'])
      for (let n = 0; n < 3; n += 1)
        await salt.vote({
          address: '203.0.113.9',
          voter: { device: await salt.createDevice() },
          cardKey,
          score: n,
        });
    await salt.vote({ address: '203.0.113.77', voter: ada, cardKey: 'opt', score: 4 });
    await salt.vote({
      address: '198.51.100.1',
      voter: { device: await salt.createDevice() },
      cardKey: 'opt',
      score: 3,
    });
    const [most, next] = await salt.listNetworks({ since: new Date(START) });
    // (0 + 1 + 2) · 2 + 4 = 10 of seven votes.
    expect(most).toEqual({ network: expect.any(String), votes: 7, voters: 7, cards: 2, mean: 1.43 });
    expect(next).toMatchObject({ votes: 1, voters: 1, cards: 1, mean: 3 });
    expect(JSON.stringify([most, next])).not.toContain('203.0');
    expect(await salt.listNetworks({ since: new Date(START + 1) })).toEqual([]);
    changes = 0;
    expect(await salt.removeNetwork({ network: most?.network ?? '' })).toBe(6);
    expect(await salt.removeNetwork({ network: most?.network ?? '' })).toBe(0);
    expect(changes).toBe(1);
    expect(await getScores(ada)).toEqual({ opt: 4 });
    expect((await salt.getSummary()).votes).toBe(2);
  });
});
