import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { miniDecks, trinkets, writeMiniMirror } from '../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import { ended, startDeckwright } from '../apps/pipeline/src/testing/process.fixture.ts';
import { type SiteProcess, startSiteProcess } from '../apps/site/server/testing/site-process.ts';
import { makeUsers } from '../apps/site/server/testing/user-calls.ts';
import { profiles, users } from '../packages/database/src/index.ts';
import { ensurePagesBuilt } from './testing/made-on-demand.ts';
import { createTestDatabases, KINDS } from './testing/test-databases.ts';

const COMMANDER = 'Azure Archivist';
/** Ten programs are started one after the other. */
const MAX_MS = 400_000;
const WAIT = { timeout: 60_000, interval: 200 };
/** The site writes its file four seconds after a change, and each check starts a program. */
const WAIT_FOR_FILE = { timeout: 60_000, interval: 2_000 };
/** 60 different cards and 39 Islands. */
const LIST = [
  'Commander',
  `1 ${COMMANDER}`,
  '',
  'Deck',
  ...trinkets(21, 79).map((name) => `1 ${name}`),
  '40 Island',
];

const databases = createTestDatabases();
const folder = mkdtempSync(join(tmpdir(), 'deckwright-players-'));
/** With a published snapshot of three decks of the commander. */
const template = join(folder, 'var');

async function run(args: string[], env: Record<string, string>): Promise<string> {
  const { code, out, err } = await ended(startDeckwright(args, env));
  expect(code, err).toBe(0);
  return out;
}

beforeAll(async () => {
  await ensurePagesBuilt();
  const [mirror, decks] = [join(folder, 'mirror'), join(folder, 'decks.jsonl')];
  writeMiniMirror(mirror);
  writeFileSync(decks, miniDecks());
  const env = { DATA_DIR: template };
  await run(['ingest', '--from', mirror], env);
  await run(['ingest', 'decks', decks, '--source', 'club', '--rights', 'own'], env);
  await run(['build'], env);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(KINDS)('a deck from a player, with %s', (kind) => {
  it(
    'is shared, accepted, counted with the next build, withdrawn, and gone with the one after',
    async () => {
      const at = await databases.prepare(kind);
      cpSync(template, at.dataDir, { recursive: true });
      const env = { DATA_DIR: at.dataDir, DATABASE_URL: at.databaseUrl ?? '' };
      const pipeline = (...args: string[]) => run(args, env);
      const call = async (method: string, path: string, token?: string, body?: unknown) => {
        const json = { 'content-type': 'application/json' };
        const headers = token ? { ...json, authorization: `Bearer ${token}` } : json;
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        const answer = await fetch(`${origin}${path}`, { method, headers, ...sent });
        return { status: answer.status, body: await answer.json() };
      };
      const decksOfCommander = async () =>
        (await call('GET', '/api/v1/pages/commanders/azure-archivist')).body.card.numDecks;
      const served = async () => (await call('GET', '/healthz')).body.snapshot?.id;
      const rebuilt = async () => {
        const before = await served();
        const out = await pipeline('build');
        await vi.waitFor(async () => expect(await served()).not.toBe(before), WAIT);
        return out;
      };
      const [jo, staff] = await makeUsers(at, 2, 'jolanda');
      if (!jo || !staff) throw new Error('There are two users.');
      const database = await databases.open(at);
      await database.orm.update(profiles).set({ isStaff: true }).where(eq(profiles.userId, staff.uid));
      await database.orm.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, staff.uid));
      await database.close();
      const site: SiteProcess = startSiteProcess(env);
      const origin = await site.ready;
      try {
        expect(await decksOfCommander()).toBe(3);

        const request = { list: LIST.join('\n'), name: 'Trinkets', licence: 'cc0', consent: true };
        const shared = await call('POST', '/api/shared-decks', jo.token, request);
        expect(shared.body).toMatchObject({ outcome: 'new', faults: [], deck: { status: 'pending' } });
        const { id, updated_at } = shared.body.deck;
        const review = { action: 'accept', updated_at };
        expect((await call('POST', `/api/staff/decks/${id}`, staff.token, review)).status).toBe(200);
        if (kind === 'pglite')
          await vi.waitFor(
            async () => expect(await pipeline('status')).toMatch(/^Decks from players: 1 deck, as of 20/m),
            WAIT_FOR_FILE,
          );
        expect(await rebuilt()).toContain('  1 deck from players (licensed)\n');
        expect(await decksOfCommander()).toBe(4);
        const own = await call('GET', '/api/shared-decks', jo.token);
        expect(own.body.decks).toMatchObject([{ status: 'accepted', counted: true }]);
        const page = await call('GET', `/api/v1/pages/decks/azure-archivist/${id}`);
        // Saved today, after the as-of date of the other decks: it counts where no time range is set.
        expect(page.body.deck).toMatchObject({ source: { name: 'players', url: null }, date: null });
        for (const secret of [jo.uid, 'jolanda', 'Trinkets"'])
          expect(JSON.stringify(page.body)).not.toContain(secret);
        expect((await call('GET', `/api/shared-decks/${id}`)).body).toEqual({
          id,
          name: 'Trinkets',
          player: null,
        });

        expect((await call('DELETE', `/api/shared-decks/${id}`, jo.token)).body.deck.status).toBe(
          'withdrawn',
        );
        if (kind === 'pglite')
          await vi.waitFor(
            async () => expect(await pipeline('status')).toMatch(/^Decks from players: 0 decks/m),
            WAIT_FOR_FILE,
          );
        await rebuilt();
        expect(await decksOfCommander()).toBe(3);
        expect((await call('GET', `/api/v1/pages/decks/azure-archivist/${id}`)).status).toBe(404);
        site.signal('SIGTERM');
        expect(await site.exit).toBe(0);
      } finally {
        site.signal('SIGKILL');
        await site.exit;
      }
    },
    MAX_MS,
  );
});
