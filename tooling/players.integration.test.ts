import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { miniDecks, trinkets, writeMiniMirror } from '../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import { ended, startDeckwright } from '../apps/pipeline/src/testing/process.fixture.ts';
import {
  ensurePagesBuilt,
  type SiteProcess,
  startSiteProcess,
} from '../apps/site/server/testing/site-process.ts';
import {
  createTestDatabases,
  KINDS,
  type TestDatabases,
} from '../packages/accounts/src/testing/test-databases.ts';
import { profiles } from '../packages/database/src/index.ts';

const COMMANDER = 'Azure Archivist';
/** Thirteen programs are started one after the other. */
const LONGEST_MS = 400_000;
const WAIT = { timeout: 60_000, interval: 200 };
/** 60 different cards and 39 Islands. */
const LIST = [
  'Commander',
  `1 ${COMMANDER}`,
  '',
  'Deck',
  ...trinkets(21, 79).map((name) => `1 ${name}`),
  '40 Island',
];

let databases: TestDatabases;
beforeAll(async () => {
  ensurePagesBuilt();
  databases = await createTestDatabases();
});
afterAll(() => databases.close());

describe.each(KINDS)('a deck from a player, with %s', (kind) => {
  it(
    'is shared, accepted, counted with the next build, withdrawn, and gone with the one after',
    async () => {
      const at = await databases.prepare(kind);
      const files = mkdtempSync(join(tmpdir(), 'deckwright-players-'));
      const env = { DATA_DIR: at.dataDir, DATABASE_URL: at.databaseUrl ?? '' };
      let site: SiteProcess | null = null;
      let origin = '';
      const start = async () => {
        site = startSiteProcess(env);
        origin = await site.ready;
      };
      const stop = async () => {
        site?.signal('SIGTERM');
        expect(await site?.exit).toBe(0);
        site = null;
      };
      const pipeline = async (...args: string[]) => {
        const { code, out, err } = await ended(startDeckwright(args, env));
        expect(code, err).toBe(0);
        return out;
      };
      const call = async (method: string, path: string, token?: string, body?: unknown) => {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        const answer = await fetch(`${origin}${path}`, { method, headers, ...sent });
        return { status: answer.status, body: await answer.json() };
      };
      const decksOfCommander = async () =>
        (await call('GET', '/data/pages/commanders/azure-archivist')).body.container.json_dict.card.num_decks;
      const served = async () => (await call('GET', '/healthz')).body.snapshot?.id;
      const rebuilt = async () => {
        const before = await served();
        const out = await pipeline('build');
        await vi.waitFor(async () => expect(await served()).not.toBe(before), WAIT);
        return out;
      };
      const register = async (username: string) => {
        const consents = { terms: true, privacy: true };
        const email = `${username}@example.org`;
        const body = { email, password: 'three words in a row', username, consents };
        return (await call('POST', '/api/users/register', undefined, body)).body;
      };
      try {
        writeMiniMirror(join(files, 'mirror'));
        writeFileSync(join(files, 'decks.jsonl'), miniDecks());
        await pipeline('ingest', '--from', join(files, 'mirror'));
        await pipeline('ingest', 'decks', join(files, 'decks.jsonl'), '--source', 'club', '--rights', 'own');
        await pipeline('build');
        await start();
        const [jo, staff] = [await register('jolanda'), await register('stefanie')];
        await stop();
        const database = await databases.open(at);
        await database.orm.update(profiles).set({ isStaff: true });
        await database.close();
        await start();
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
            WAIT,
          );
        expect(await rebuilt()).toContain('  1 deck from players (licensed)\n');
        expect(await decksOfCommander()).toBe(4);
        const own = await call('GET', '/api/shared-decks', jo.token);
        expect(own.body.decks).toMatchObject([{ status: 'accepted', counted: true }]);
        const page = await call('GET', `/data/pages/decks/azure-archivist/${id}`);
        expect(page.body.deck).toMatchObject({ source: { name: 'players', url: null }, date: '2024-03-30' });
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
            WAIT,
          );
        await rebuilt();
        expect(await decksOfCommander()).toBe(3);
        expect((await call('GET', `/data/pages/decks/azure-archivist/${id}`)).status).toBe(404);
        await stop();
      } finally {
        const left = site as SiteProcess | null;
        left?.signal('SIGKILL');
        await left?.exit;
        rmSync(files, { recursive: true, force: true });
      }
    },
    LONGEST_MS,
  );
});
