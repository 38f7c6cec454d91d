import { type Database, deckReports, PLAYER_ROWS, submittedDecks, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { createSharing, type Sharing } from './index.ts';
import { SHARING_RULES } from './rules.ts';
import type { ShareInput } from './types.ts';
import { sharingPart } from './user-part.ts';

const START = Date.UTC(2026, 10, 22, 8);
const DAY = 86_400_000;

const databases = createTestDatabases();

/** A list of ten cards; lists of equal `first` and `shift` are the same, one step of `shift` changes one card of ten. */
function getList(first: string, shift = 0): ShareInput['deck'] {
  const cards = Array.from({ length: 10 }, (_, index) => ({
    name: `${first} ${index + shift}`,
    quantity: 1,
  }));
  return { commanders: ['Ada'], cards, companion: null };
}

describe.each(KINDS)('decks from players on %s', (kind) => {
  let database: Database;
  let sharing: Sharing;
  let time = START;
  let changes = 0;
  beforeEach(async () => {
    database = await databases.openEmpty(kind);
    [time, changes] = [START, 0];
    sharing = createSharing({
      database,
      secret: null,
      toLink: (id) => `link-${id.slice(0, 13)}`,
      changed: () => {
        changes += 1;
      },
      log: (line) => expect.fail(line),
      now: () => new Date(time),
    });
    for (const id of ['jo', 'kim', 'staff'])
      await database.orm
        .insert(users)
        .values({ id, name: id, email: `${id}@example.org`, createdAt: new Date(START - DAY) });
  });

  const share = (deck: ShareInput['deck'], more: Partial<ShareInput> = {}) =>
    sharing.share({
      userId: 'jo',
      address: '203.0.113.7',
      deck,
      name: null,
      showPlayer: false,
      bracket: null,
      licence: 'cc0',
      ...more,
    });

  async function counted() {
    const rows = [];
    for await (const row of PLAYER_ROWS.decks(database.orm)) rows.push(row);
    return rows;
  }

  /** Connections that wait for a row which another one holds. */
  async function countBlocked(): Promise<number> {
    const result: unknown = await database.orm.execute(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return (result as { rows: unknown[] }).rows.length;
  }

  const review = async (id: string, action: 'accept' | 'refuse' | 'remove-name') => {
    const rows = await database.orm.select().from(submittedDecks).where(eq(submittedDecks.linkId, id));
    const updatedAt = rows[0]?.updatedAt.toISOString() ?? '';
    const words = action === 'refuse' ? { action, reason: 'Not a deck anybody plays.' } : { action };
    return sharing.review({ id, staffId: 'staff', updatedAt, review: words });
  };

  it('waits for review, then counts, then is removed with its list', async () => {
    const { deck, outcome } = await share(getList('A'), { name: 'Ada’s pride', bracket: 3 });
    expect(deck).toMatchObject({ status: 'pending', name: 'Ada’s pride', bracket: 3, licence: 'cc0' });
    expect([outcome, await counted()]).toEqual(['new', []]);
    await expect(sharing.getPublic({ id: deck.id })).rejects.toMatchObject({ code: 'not-found' });
    expect(await sharing.listPending({})).toMatchObject([
      { id: deck.id, cards: getList('A').cards, player: { name: 'jo', days: 1, accepted: 0, refused: 0 } },
    ]);
    await review(deck.id, 'accept');
    const [row] = await counted();
    expect(row).toMatchObject({ commanders: ['Ada'], rights: 'licensed', bracket: 3, date: '2026-11-22' });
    expect(await sharing.getPublic({ id: deck.id })).toEqual({
      id: deck.id,
      name: 'Ada’s pride',
      player: null,
    });
    const gone = await sharing.withdraw({ userId: 'jo', id: deck.id });
    expect(gone).toMatchObject({ status: 'withdrawn', name: null });
    expect(await counted()).toEqual([]);
    const [stored] = await database.orm.select().from(submittedDecks);
    expect(stored).toMatchObject({ cards: [], network: null, listHash: null, companion: null });
    expect(await sharing.withdraw({ userId: 'jo', id: deck.id })).toEqual(gone);
    expect(changes).toBe(3);
  });

  it('allows a name, or one that looks like it, to only one player', async () => {
    await database.orm.insert(users).values({
      id: 'double',
      name: 'J\u043e!',
      email: 'double@example.org',
      createdAt: new Date(START - DAY),
    });
    const { deck } = await share(getList('A'), { showPlayer: true });
    const copy = { userId: 'double', address: '198.51.100.7' };
    const taken = {
      code: 'invalid-argument',
      message: expect.stringContaining('Another player already shows'),
    };
    await expect(share(getList('B'), { ...copy, showPlayer: true })).rejects.toMatchObject(taken);
    // Unseen, many may have one name; who shows it goes on to.
    await share(getList('B'), copy);
    await share(getList('C'), { showPlayer: true });
    const both = await Promise.allSettled([
      share(getList('D'), { userId: 'kim', showPlayer: true }),
      share(getList('E'), { ...copy, showPlayer: true }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    for (const { id } of await sharing.listOwn({ userId: 'jo' }))
      await sharing.withdraw({ userId: 'jo', id });
    expect(deck.showPlayer).toBe(true);
    await share(getList('E'), { ...copy, showPlayer: true });
  });

  it('reveals to the build neither account nor network, only which are the same', async () => {
    const sent: [string, string, string][] = [
      ['jo', 'A', '203.0.113.7'],
      ['jo', 'B', '198.51.100.7'],
      ['kim', 'C', '203.0.113.200'],
    ];
    for (const [userId, first, address] of sent) {
      const { deck } = await share(getList(first), { userId, address });
      await review(deck.id, 'accept');
    }
    const rows = await counted();
    const of = (first: string) => rows.find(({ cards }) => cards[0]?.name === `${first} 0`);
    expect(of('A')?.owner).toBe(of('B')?.owner);
    expect(of('A')?.owner).not.toBe(of('C')?.owner);
    expect(of('A')?.network).toBe(of('C')?.network);
    expect(of('A')?.network).not.toBe(of('B')?.network);
    const again = await counted();
    expect(again.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(again.map(({ owner }) => owner)).not.toEqual(rows.map(({ owner }) => owner));
    const text = JSON.stringify(rows);
    for (const secret of ['jo', 'kim', '203.0', '198.51']) expect(text).not.toContain(`"${secret}`);
  });

  it('stores the same list once, and a newer version replaces the older', async () => {
    const first = await share(getList('A'));
    const again = await share(getList('A'), { name: 'Renamed', licence: 'site' });
    expect(again).toMatchObject({ outcome: 'already', deck: { id: first.deck.id, name: 'Renamed' } });
    time += DAY / 2;
    // Three of ten cards are others: 70 % are the same.
    const newer = await share(getList('A', 3));
    expect(newer).toMatchObject({ outcome: 'newer-version', deck: { id: first.deck.id } });
    // Four of ten are others: another deck.
    const other = await share(getList('A', 7));
    expect(other.outcome).toBe('new');
    expect(await sharing.listOwn({ userId: 'jo' })).toHaveLength(2);
    expect((await share(getList('A'), { userId: 'kim' })).outcome).toBe('new');
  });

  it('lets only one of many simultaneous calls create a row', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => share(getList('A'))));
    expect(new Set(all.map(({ deck }) => deck.id)).size).toBe(1);
    expect(await database.orm.select().from(submittedDecks)).toHaveLength(1);
  });

  it('accepts immediately from a trusted account, and no longer after a refusal', async () => {
    for (const first of ['A', 'B']) await review((await share(getList(first))).deck.id, 'accept');
    expect((await share(getList('C'))).deck.status).toBe('pending');
    time += 7 * DAY;
    expect((await share(getList('D'))).deck.status).toBe('accepted');
    // A newer version leaves the account as known as it was.
    expect((await share(getList('A', 1))).deck.status).toBe('accepted');
    expect((await share(getList('E'))).deck.status).toBe('accepted');
    const [waiting] = await sharing.listPending({});
    const refused = await review(waiting?.id ?? '', 'refuse');
    expect(refused).toMatchObject({ status: 'rejected', reason: 'Not a deck anybody plays.' });
    expect((await share(getList('F'))).deck.status).toBe('pending');
    await sharing.withdraw({ userId: 'jo', id: refused.id });
    expect((await share(getList('G'))).deck.status).toBe('pending');
    time += 31 * DAY;
    expect((await share(getList('H'))).deck.status).toBe('accepted');
  });

  it('does not restore a refused deck when it is sent again', async () => {
    const { deck } = await share(getList('A'));
    await review(deck.id, 'refuse');
    const again = await share(getList('A'));
    expect(again).toMatchObject({ outcome: 'new', deck: { status: 'pending' } });
    expect(again.deck.id).not.toBe(deck.id);
  });

  it('cannot accept a refused deck whose list has been sent again', async () => {
    const { deck } = await share(getList('A'));
    await review(deck.id, 'refuse');
    await share(getList('A'));
    await expect(review(deck.id, 'accept')).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await counted()).toEqual([]);
  });

  it('limits what one account sends in a day', async () => {
    for (let count = 0; count < SHARING_RULES.perDay; count += 1) await share(getList(`List ${count}`));
    await expect(share(getList('One more'))).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect((await share(getList('List 3'))).outcome).toBe('already');
    time += DAY;
    expect((await share(getList('One more'))).outcome).toBe('new');
  });

  it('reviews only the version that was looked at', async () => {
    const { deck } = await share(getList('A'));
    time += 1000;
    await share(getList('A', 1));
    const { id, updatedAt } = deck;
    const stale = sharing.review({ id, staffId: 'staff', updatedAt, review: { action: 'accept' } });
    await expect(stale).rejects.toMatchObject({ code: 'failed-precondition' });
    await sharing.withdraw({ userId: 'jo', id });
    await expect(review(id, 'accept')).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await counted()).toEqual([]);
  });

  it('reviews only the name that was looked at', async () => {
    const { deck } = await share(getList('A'), { name: 'Harmless' });
    time += 1000;
    const renamed = await share(getList('A'), { name: 'Not seen yet' });
    expect(renamed.outcome).toBe('already');
    const { id, updatedAt } = deck;
    const stale = sharing.review({ id, staffId: 'staff', updatedAt, review: { action: 'accept' } });
    await expect(stale).rejects.toMatchObject({ code: 'failed-precondition' });
    await expect(sharing.getPublic({ id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('does not restore a name that staff has removed, not even of trusted accounts', async () => {
    const { deck } = await share(getList('A'), { name: 'Rude one' });
    for (const id of [deck.id, (await share(getList('B'))).deck.id]) await review(id, 'accept');
    time += 7 * DAY;
    await review(deck.id, 'remove-name');
    for (const list of [getList('A'), getList('C')])
      await expect(share(list, { name: 'RUDE one!' })).rejects.toMatchObject({ code: 'invalid-argument' });
    expect((await share(getList('A'), { name: 'Kind one' })).deck.name).toBe('Kind one');
  });

  it('waits for a simultaneous withdrawal', async () => {
    const { deck } = await share(getList('A'));
    const holding = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    const withdrawal = database.orm.transaction(async (orm) => {
      await orm
        .update(submittedDecks)
        .set({ status: 'withdrawn', withdrawnAt: new Date(time), cards: [], network: null, listHash: null })
        .where(eq(submittedDecks.linkId, deck.id));
      holding.resolve();
      await going.promise;
    });
    await holding.promise;
    const again = share(getList('A', 1));
    // The one connection of the embedded database makes everybody wait.
    if (kind === 'postgres') await vi.waitFor(async () => expect(await countBlocked()).toBe(1), 10_000);
    going.resolve();
    await withdrawal;
    expect((await again).outcome).toBe('new');
  });

  it('belongs only to its account', async () => {
    const { deck } = await share(getList('A'));
    const foreign = sharing.withdraw({ userId: 'kim', id: deck.id });
    await expect(foreign).rejects.toThrow(AppError);
    expect(await sharing.listOwn({ userId: 'kim' })).toEqual([]);
    expect(await sharing.listOwn({ userId: 'jo' })).toMatchObject([{ status: 'pending' }]);
  });

  it('keeps one open report of a network about a deck, and closes all by an action', async () => {
    const { deck } = await share(getList('A'), { name: 'A rude name', showPlayer: true });
    const report = (address: string, id = deck.id) =>
      sharing.report({ id, reason: 'name', note: 'rude', address, userId: 'kim' });
    await expect(report('198.51.100.1')).rejects.toMatchObject({ code: 'not-found' });
    await review(deck.id, 'accept');
    for (const address of ['198.51.100.1', '198.51.100.2', '192.0.2.1']) await report(address);
    const open = await sharing.listReports({});
    expect(open).toMatchObject([
      { reason: 'name', note: 'rude', deck: { id: deck.id, name: 'A rude name' } },
      { reason: 'name', note: 'rude', deck: { id: deck.id } },
    ]);
    await sharing.dismiss({ id: open[0]?.id ?? '', staffId: 'staff' });
    expect(await sharing.listReports({})).toHaveLength(1);
    await expect(sharing.dismiss({ id: open[0]?.id ?? '', staffId: 'staff' })).rejects.toThrow(AppError);
    expect(await sharing.getPublic({ id: deck.id })).toMatchObject({ name: 'A rude name', player: 'jo' });
    await review(deck.id, 'remove-name');
    expect(await sharing.listReports({})).toEqual([]);
    expect(await sharing.getPublic({ id: deck.id })).toMatchObject({ name: null, player: null });
    expect(await counted()).toHaveLength(1);
  });

  it('is exported and deleted with the account', async () => {
    const { deck } = await share(getList('A'), { name: 'Mine' });
    await review(deck.id, 'accept');
    await sharing.report({ id: deck.id, reason: 'other', note: 'x', address: '192.0.2.1', userId: 'kim' });
    const part = sharingPart(() => {});
    const jo = { uid: 'jo', email: 'jo@example.org', displayName: 'jo' };
    expect(await part.export(database.orm, jo)).toMatchObject({
      decks: [{ id: deck.id, name: 'Mine', cards: getList('A').cards }],
      reports: [],
    });
    expect(await part.export(database.orm, { ...jo, uid: 'kim' })).toMatchObject({
      decks: [],
      reports: [{ reason: 'other', note: 'x' }],
    });
    await part.remove(database.orm, jo);
    expect(await database.orm.select().from(submittedDecks)).toEqual([]);
    expect(await database.orm.select().from(deckReports)).toEqual([]);
  });
});
