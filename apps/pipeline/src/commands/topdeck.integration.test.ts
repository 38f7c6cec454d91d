import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDate } from '@deckwright/domain';
import {
  type CommanderResults,
  commanderCards,
  commanderResults,
  loadEngine,
  NO_ENGINE_FILTERS,
} from '@deckwright/engine/query';
import { currentSnapshotId, dataPaths, readRefreshReport, readSnapshot } from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trinkets } from '../testing/mini-mirror.fixture.ts';
import { deckwrightWith, type Run } from '../testing/run.fixture.ts';
import { serveTopDeck, standing, type TopDeck } from '../testing/topdeck.fixture.ts';
import { serveMirror } from '../testing/upstream.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const DAY = 86_400;
const TODAY = Math.floor(Date.now() / 1000 / DAY);
const AZURE = ['Azure Archivist'];
const list = (from: number) => ({ commanders: AZURE, cards: trinkets(from, from + 69) });

const bench = useWorkbench();
let topdeck: TopDeck;

/** Forty players: three lists, of which the third is too short to count, and a player who names only the commander. */
const spring = () => ({
  TID: 'spring',
  tournamentName: 'Spring Open',
  startDate: (TODAY - 20) * DAY,
  standings: [
    standing(1, list(1), 4),
    standing(2, list(11), 3),
    standing(3, { commanders: AZURE, cards: trinkets(1, 20) }),
    standing(4, { commanders: AZURE, cards: [] }),
    ...Array.from({ length: 36 }, (_, index) => standing(index + 5, null)),
  ],
});
/** The list of the first again, 20 places worse. */
const autumn = () => ({
  TID: 'autumn',
  tournamentName: 'Autumn Open',
  startDate: (TODAY - 5) * DAY,
  standings: Array.from({ length: 36 }, (_, index) => standing(index + 1, index === 20 ? list(1) : null, 1)),
});

beforeEach(async () => {
  topdeck = await serveTopDeck();
  topdeck.tournaments = [spring()];
  await bench.ingestMirror();
});

afterEach(() => topdeck.close());

const run = (...args: string[]): Promise<Run> => deckwrightWith(topdeck.env, bench.dataDir, ...args);

async function results(): Promise<CommanderResults | null> {
  const snapshot = await readSnapshot(bench.dataDir, currentSnapshotId(bench.dataDir) ?? '');
  const engine = loadEngine(snapshot.engine, snapshot.results);
  const azure = snapshot.cards.findIndex(({ name }) => name === AZURE[0]);
  for (let commander = 0; commander < engine.commanders; commander++)
    if (commanderCards(engine, commander).includes(azure))
      return commanderResults(engine, { commander, filters: NO_ENGINE_FILTERS });
  return null;
}

function lakeText(): string {
  const { decks } = dataPaths(bench.dataDir);
  return readdirSync(decks)
    .map((folder) => readFileSync(join(decks, folder, 'decks.jsonl'), 'utf8'))
    .join('');
}

describe('fetch topdeck', () => {
  it('brings decks and results into the snapshot, and no player', async () => {
    expect(await run('fetch', 'topdeck')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/: 40 results from TopDeck\.gg \(licensed\)\n/),
    });
    expect(lakeText()).not.toMatch(/Player \d|player-\d/);
    expect(existsSync(join(dataPaths(bench.dataDir).lake, 'downloads', 'topdeck'))).toBe(false);
    const { out } = await run('build');
    expect(out).toContain('2 decks from TopDeck.gg (licensed)');
    expect(out).toMatch(/\(no-list\) +37 /);
    // Four of the 40 play the commander: 4 + 3 + 2 + 2 wins of 5 games each, all in the top 16; chance is 16 of 40 each.
    expect((await results())?.total).toEqual({
      ...{ entries: 4, wins: 11, losses: 5, draws: 4 },
      ...{ largeEntries: 4, topCut: 4, expectedTopCut: expect.closeTo(1.6, 9) },
    });
  });

  it('asks again only from shortly before the newest tournament, and changes nothing without news', async () => {
    await run('fetch', 'topdeck', '--days', '30');
    // The newest began 20 days ago, and 14 more are asked for again: four weeks and six days.
    topdeck.requested = [];
    topdeck.env.OPERATOR_EMAIL = 'ann@example.org';
    const { out } = await run('fetch', 'topdeck');
    expect(topdeck.agents.at(-1)).toContain('; ann@example.org)');
    expect(topdeck.requested).toEqual([7, 7, 7, 7, 6]);
    expect(out).toContain('(unchanged): 40 results');
    topdeck.tournaments = [spring(), autumn()];
    expect((await run('fetch', 'topdeck')).out).toContain('76 results');
    expect(lakeText().split('\n')).toHaveLength(77);
  });

  it('counts a list played twice as one deck with both results', async () => {
    topdeck.tournaments = [spring(), autumn()];
    await run('fetch', 'topdeck', '--days', '30');
    const { out } = await run('build');
    expect(out).toContain('2 decks from TopDeck.gg (licensed)');
    const found = await results();
    expect(found).toMatchObject({ events: 2, total: { entries: 5, wins: 12, largeEntries: 5, topCut: 4 } });
    expect([found?.firstDay, found?.lastDay].map((day) => toDate(day ?? 0))).toEqual([
      toDate(TODAY - 20),
      toDate(TODAY - 5),
    ]);
  });

  it('replaces a tournament whose standings were corrected', async () => {
    await run('fetch', 'topdeck', '--days', '30');
    topdeck.tournaments = [{ ...spring(), standings: spring().standings.slice(0, 38) }];
    expect((await run('fetch', 'topdeck')).out).toContain(': 38 results');
  });

  it('writes an empty file of results if there are none', async () => {
    await bench.ingestDecks();
    await bench.run('build');
    const snapshot = await readSnapshot(bench.dataDir, currentSnapshotId(bench.dataDir) ?? '');
    expect(snapshot.results.byteLength).toBe(0);
    await run('fetch', 'topdeck', '--days', '30');
    await bench.run('build');
    const next = await readSnapshot(bench.dataDir, currentSnapshotId(bench.dataDir) ?? '');
    expect(next.results.byteLength).toBeGreaterThan(0);
  });

  it('needs a key, and takes nothing from a source that was removed', async () => {
    await bench.expectFailure(/Set TOPDECK_KEY to the key/, 'fetch', 'topdeck');
    await run('fetch', 'topdeck', '--days', '30');
    await bench.run('sources', 'remove', 'TopDeck.gg', '--reason', 'asked for', '--no-build');
    expect(await run('fetch', 'topdeck')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/was removed on/),
    });
    expect(lakeTextOrNone()).toBe('');
  });
});

function lakeTextOrNone(): string {
  return existsSync(dataPaths(bench.dataDir).decks) ? lakeText() : '';
}

describe('a refresh with a key', () => {
  it('takes new tournaments, and on a bad day of theirs keeps the old ones and warns', async () => {
    const upstream = await serveMirror(bench.mirror);
    const refresh = (): Promise<Run> =>
      deckwrightWith({ ...upstream.env, ...topdeck.env }, bench.dataDir, 'refresh');
    try {
      await run('fetch', 'topdeck', '--days', '30');
      expect(await refresh()).toMatchObject({ code: 0, err: '' });
      expect(readRefreshReport(bench.dataDir)).toMatchObject({ outcome: 'published', reasons: [] });
      expect((await results())?.events).toBe(1);
      const renamed = JSON.stringify([{ id: 'spring', players: [] }]);
      for (const trouble of [{ status: 403 }, { body: '[{"TID":' }, { body: renamed }]) {
        topdeck.trouble = trouble;
        const { code, err } = await refresh();
        expect(code).toBe(0);
        expect(err).toMatch(/^Warning: New tournaments are missing; those fetched before stay\. /);
        expect(err).not.toMatch(/k3y|\n\s+at /);
        expect(readRefreshReport(bench.dataDir)?.outcome).toBe('unchanged');
        expect((await results())?.events).toBe(1);
      }
      topdeck.trouble = null;
      topdeck.tournaments.push(autumn());
      await refresh();
      expect((await results())?.events).toBe(2);
    } finally {
      await upstream.close();
    }
  });
});
