import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { commanderKey } from '@deckwright/domain';
import {
  cardCounts,
  commanderCards,
  commanderDecks,
  commanderRanks,
  loadEngine,
} from '@deckwright/engine/query';
import { currentSnapshotId, readSnapshot } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deckwright } from '../testing/run.fixture.ts';

const SHARED = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
const MIRROR = join(SHARED, 'mirror');
const DECKS = join(SHARED, 'decks', 'tournament-decks.jsonl.gz');
const present = existsSync(MIRROR) && existsSync(DECKS);
const title = present
  ? 'the real tournament decks'
  : 'the real tournament decks (not here: ../shared/data is absent)';

type Line = { commanders: string[]; cards: string[]; updatedAt: string | null };

/** An address by independent rules: letters without accents and digits, everything else but hyphens dropped. */
function plainAddress(name: string): string {
  const front = name.split(' // ')[0] ?? name;
  const letters = [...front.normalize('NFD')].filter((letter) => /[A-Za-z0-9 -]/.test(letter)).join('');
  return letters.toLowerCase().trim().split(/ +/).join('-');
}

/** How often each key occurs, most frequent first. */
function tally(keys: Iterable<string>): [string, number][] {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return Object.entries(counts).sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
}

describe.skipIf(!present)(title, () => {
  let dataDir: string;
  let lines: Line[];
  let report: string;
  let published: Awaited<ReturnType<typeof readPublished>>;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'deckwright-real-'));
    const text = gunzipSync(readFileSync(DECKS)).toString('utf8');
    lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));
    for (const args of [
      ['ingest', '--from', MIRROR],
      ['ingest', 'decks', DECKS, '--source', 'tournaments', '--rights', 'permission'],
      ['build'],
    ]) {
      const run = await deckwright(dataDir, ...args);
      expect(run).toMatchObject({ code: 0, err: '' });
      report = run.out;
    }
    published = await readPublished();
  });

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function readPublished() {
    const { engine, cards, manifest } = await readSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
    return { engine: loadEngine(engine), cards, manifest };
  }

  /** The stated dates of decks of which no card came out later. */
  function savedDates(): string[] {
    const released = new Map(
      published.cards.flatMap((card) => [card.name, ...card.aliases].map((name) => [name, card.released])),
    );
    return lines.flatMap(({ updatedAt, commanders, cards }) => {
      if (updatedAt === null) return [];
      const date = updatedAt.slice(0, 10);
      return [...commanders, ...cards].some((name) => (released.get(name) ?? '') > date) ? [] : [date];
    });
  }

  it('all count except those with a printed rejection', async () => {
    const { engine, manifest } = published;
    expect(lines).toHaveLength(6494);
    const rejected = Object.values(manifest.deckRejects).reduce((sum, count) => sum + count, 0);
    expect(engine.decks).toBe(6494 - rejected);
    for (const [rule, count] of Object.entries(manifest.deckRejects)) {
      expect(report).toMatch(new RegExp(`\\(${rule}\\) +${count} `));
    }
    // Its last days have more than ten decks, so it is the newest date.
    expect(manifest.asOf).toBe(savedDates().sort().at(-1));
    expect(manifest.asOf).toBe('2024-03-30');
    expect(manifest.counts.datedDecks).toBe(savedDates().length - rejected);
    const contradicted = lines.filter(({ updatedAt }) => updatedAt !== null).length - savedDates().length;
    expect(report).toContain(`  ${contradicted} decks dated before the release of a card in the list`);
  });

  it('give the 25 largest commanders, including pairs, the counts of an independent count', async () => {
    const { engine, cards } = published;
    const expected = tally(
      lines.map(({ commanders }) => commanders.map(plainAddress).sort().join('-')),
    ).slice(0, 25);
    const found = new Map<string, number>();
    for (let commander = 0; commander < engine.commanders; commander += 1) {
      const slugs = commanderCards(engine, commander).map((card) => cards[card]?.slug ?? '?');
      found.set(commanderKey(slugs), commanderDecks(engine, commander));
    }
    expect(expected.map(([key]) => [key, found.get(key)])).toEqual(expected);
    expect(found.get('yuriko-the-tigers-shadow')).toBe(103);
    expect(found.get('kraum-ludevics-opus-tymna-the-weaver')).toBe(558);
    expect(
      commanderRanks(engine, { range: 'none' })
        .slice(0, 25)
        .map(({ decks }) => decks),
    ).toEqual(expected.map(([, decks]) => decks));
  });

  it('give the 20 most played cards the counts of an independent count', async () => {
    const { engine, cards } = published;
    const expected = tally(lines.flatMap((line) => [...new Set(line.cards)])).slice(0, 20);
    const found = cards
      .slice(0, 20)
      .map(({ name }, card): [string, number] => [name, cardCounts(engine, card).numDecks]);
    expect(found).toEqual(expected);
  });

  it.each([
    ['week', '2024-03-24'],
    ['month', '2024-03-01'],
    // 365 days up to 2024-03-30, and 2024 is a leap year.
    ['year', '2023-04-01'],
  ] as const)('has the decks of the last %s, from %s on', async (range, first) => {
    const { engine } = published;
    const ranks = commanderRanks(engine, { range });
    const decks = ranks.reduce((sum, rank) => sum + rank.decks, 0);
    expect(decks).toBe(savedDates().filter((date) => date >= first).length);
    expect(decks).toBeGreaterThan(100);
  });

  it('change nothing when ingested again', async () => {
    const before = currentSnapshotId(dataDir);
    const again = await deckwright(
      dataDir,
      'ingest',
      'decks',
      DECKS,
      '--source',
      'tournaments',
      '--rights',
      'permission',
    );
    expect(again.out).toContain('(unchanged)');
    expect((await deckwright(dataDir, 'build')).out).toContain(`Snapshot ${before} (unchanged)`);
  });
});
