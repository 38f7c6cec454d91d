// A process is killed at a random moment during writes of every kind: the next one must open the database and find
// everything that was acknowledged.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, type DatabaseOptions, newsletterAddresses } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tooling/testing/chance.ts';
import { createTestDatabases, KINDS } from '../../../tooling/testing/test-databases.ts';
import { TEST_PROCESS_ENV } from '../../../tooling/testing/test-process.ts';
import { trialSize } from '../../../tooling/testing/trial-size.ts';
import { findProfile } from './profile/read-profile.ts';
import { createSaltVoting } from './salt/index.ts';
import { createSharing } from './sharing/index.ts';

const KILLS = trialSize({ usual: 2, long: 200 });
const SEED = 20_261_125;
const WRITER = fileURLToPath(new URL('./testing/write-until-killed.ts', import.meta.url));
/** Maximum number of lines before a kill, and maximum delay in milliseconds after that. */
const MAX_LINES = 80;
const MAX_WAIT_MS = 50;

const databases = createTestDatabases();

type Writes = {
  /** Last acknowledged salt level of each account, in the order in which they were registered. */
  accounts: Map<string, number>;
  votes: Map<string, number>;
  shares: [uid: string, deck: string][];
  newsletter: string[];
};

describe.each(KINDS)('a process that is killed while it writes, %s', (kind) => {
  it(`has lost nothing acknowledged after each of ${KILLS} kills`, { timeout: KILLS * 90_000 }, async () => {
    const chance = createRandom(SEED);
    const at = await databases.prepare(kind);
    const all: Writes = { accounts: new Map(), votes: new Map(), shares: [], newsletter: [] };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const lines = 1 + Math.floor(chance() * MAX_LINES);
      // Some kinds of writes may be slower than the kills, so the last run waits for each kind.
      const enough = (writes: Writes, count: number): boolean =>
        count >= lines && (kill < KILLS - 1 || hasEachKind(writes));
      const writes = await writeUntilKilled(at, `${kill}`, enough, chance() * MAX_WAIT_MS);
      const database = await databases.open(at);
      await expectStored(database, writes);
      // Data of earlier runs that a later recovery might undo.
      await expectStored(database, last(all));
      await database.close();
      // The last account of a run may have one more change that was not acknowledged.
      all.accounts = new Map([...all.accounts, ...[...writes.accounts].slice(0, -1)]);
      all.votes = new Map([...all.votes, ...writes.votes]);
      all.shares.push(...writes.shares);
      all.newsletter.push(...writes.newsletter);
    }
    const counts = [all.accounts.size, all.votes.size, all.shares.length, all.newsletter.length];
    process.stdout.write(
      `${kind}: ${KILLS} kills; acknowledged accounts, voters, decks, addresses: ${counts.join(', ')}\n`,
    );
    for (const count of counts) expect(count).toBeGreaterThan(0);
  });
});

function hasEachKind({ accounts, votes, shares, newsletter }: Writes): boolean {
  return accounts.size > 1 && votes.size > 0 && shares.length > 0 && newsletter.length > 0;
}

/** Lets a process write, kills it some time after it has written enough, and returns what it had acknowledged. */
async function writeUntilKilled(
  at: DatabaseOptions,
  run: string,
  enough: (writes: Writes, lines: number) => boolean,
  waitMs: number,
): Promise<Writes> {
  const args = ['--disable-warning=ExperimentalWarning', WRITER, at.dataDir, run, at.databaseUrl ?? ''];
  const env = { ...process.env, ...TEST_PROCESS_ENV };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const exited = once(child, 'exit');
  const writes: Writes = { accounts: new Map(), votes: new Map(), shares: [], newsletter: [] };
  let lines = 0;
  let doomed = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, who = '', value = ''] = line.split(' ');
    if (what === 'account') writes.accounts.set(who, Number(value));
    else if (what === 'vote') writes.votes.set(who, Number(value));
    else if (what === 'share') writes.shares.push([who, value]);
    else if (what === 'newsletter') writes.newsletter.push(who);
    else throw new Error(`The writer said "${line}".`);
    lines += 1;
    if (doomed || !enough(writes, lines)) continue;
    doomed = true;
    // A delay, not a wait for a condition: the moment of the kill is the point of the test.
    void sleep(waitMs).then(() => child.kill('SIGKILL'));
  }
  expect((await exited)[1]).toBe('SIGKILL');
  return writes;
}

async function expectStored(database: Database, { accounts, votes, shares, newsletter }: Writes) {
  const { orm } = database;
  const log = (line: string) => expect.fail(line);
  const entries = [...accounts];
  for (const [index, [uid, saltLevel]] of entries.entries()) {
    const profile = await findProfile(orm, uid);
    // So may it be within the run.
    if (index < entries.length - 1) expect(profile?.saltLevel).toBe(saltLevel);
    else expect(profile).not.toBeNull();
  }
  const voting = createSaltVoting({ database, secret: null, log });
  for (const [uid, score] of votes) {
    const [vote, ...more] = await voting.listOwnVotes({ voter: { uid } });
    expect(more).toEqual([]);
    expect([score, (score + 1) % 5]).toContain(vote?.score);
  }
  const sharing = createSharing({
    database,
    secret: null,
    log,
    changed: () => undefined,
    toLink: (id) => id,
  });
  for (const [userId, deck] of shares)
    expect((await sharing.listOwn({ userId })).map(({ id }) => id)).toContain(deck);
  for (const email of newsletter) {
    const [row] = await orm.select().from(newsletterAddresses).where(eq(newsletterAddresses.email, email));
    expect(row?.subscribedAt).toBeInstanceOf(Date);
  }
}

/** The latest few of each kind. */
function last({ accounts, votes, shares, newsletter }: Writes): Writes {
  return {
    accounts: new Map([...accounts].slice(-4)),
    votes: new Map([...votes].slice(-2)),
    shares: shares.slice(-4),
    newsletter: newsletter.slice(-4),
  };
}
