import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toDay } from '@deckwright/domain';
import { cardCounts, commanderCards, commanderDecks, loadEngine } from '@deckwright/engine/query';
import { loadNameIndex } from '@deckwright/search';
import { currentSnapshotId, dataPaths, deckLinkId, readSnapshot } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { deckLine, trinkets, writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { deckwrightWith } from '../testing/run.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const bench = useWorkbench();
const { run, ingestMirror, ingestDecks } = bench;

async function published() {
  const id = currentSnapshotId(bench.dataDir);
  if (id === null) throw new Error('nothing is published');
  const snapshot = await readSnapshot(bench.dataDir, id);
  return { id, ...snapshot, engine: loadEngine(snapshot.engine) };
}

describe('the way from upstream files to a published snapshot', () => {
  it('reads every file of a folder of decks', async () => {
    await ingestMirror();
    const folder = join(bench.folder, 'lists');
    mkdirSync(join(folder, 'more'), { recursive: true });
    expect((await bench.run('status')).match(/^Decks/gm)).toBeNull();
    const refuses = (words: RegExp) =>
      bench.expectFailure(words, 'ingest', 'decks', folder, '--source', 'me', '--rights', 'own');
    await refuses(/holds no files/);
    const list = (first: number) =>
      `Commander\n1 Azure Archivist\n\nDeck\n${trinkets(first, first + 64).join('\n')}\n34 Island\n`;
    writeFileSync(join(folder, 'one.txt'), list(1));
    writeFileSync(join(folder, 'two.txt'), list(2));
    writeFileSync(join(folder, '.hidden'), 'no deck');
    const damaged = join(folder, 'zipped.gz');
    writeFileSync(damaged, gzipSync(list(3)).subarray(0, -9));
    await refuses(/cut short or damaged .* None of the 3 files was ingested/);
    rmSync(damaged);
    expect(await ingestDecks(folder, 'me')).toMatch(/^Decks me-[0-9a-f]{16}: 2 decks from me \(own\)$/m);
    expect(await run('build')).toMatch(/^Snapshot [0-9a-f]{16}: 2 decks, 1 commander,/m);
  });

  it('counts the decks that count', async () => {
    // 3 commanders, 2 basics, Storm Surge, Half One // Half Two, Wishing Well, 92 trinkets; Outsider is not of the
    // format.
    expect(await ingestMirror()).toMatch(
      /^Catalog [0-9a-f]{16}: 100 cards, 1 combo, 1 precon, 1 set, 8 rulings, card data of 2024-04-01$/m,
    );
    expect(await ingestDecks()).toMatch(/^Decks club-[0-9a-f]{16}: 11 decks from club \(own\)$/m);
    const report = await run('build');
    expect(report).toContain('2 card lines under 2 names that the catalog lacks');
    expect(report).toContain('Nobody (1), Unheard Of (1)');
    expect(report).toMatch(
      /Snapshot [0-9a-f]{16}: 4 decks, 2 commanders, 100 cards, 1 combo, 1 precon, 1 set, 8 rulings; as of 2024-03-30/,
    );

    const { manifest, engine, deckLinks, cards, names, combos, precons, sets, rulings, id } =
      await published();
    expect(report).toContain(`Published ${id}`);
    expect(manifest).toMatchObject({
      asOf: '2024-03-30',
      maxAgeDays: 730,
      sample: false,
      provenance: [{ source: 'club', rights: 'own', decks: 4 }],
      counts: {
        decks: 4,
        datedDecks: 3,
        cards: 100,
        commanders: 2,
        combos: 1,
        precons: 1,
        sets: 1,
        rulings: 8,
      },
      deckRejects: {
        'identical-list': 1,
        'off-color': 1,
        'older-version': 1,
        precon: 1,
        'too-few-cards': 1,
        'too-old': 1,
        'unknown-commander': 1,
      },
    });
    expect(engine).toMatchObject({ decks: 4, commanders: 2, cards: 100, asOfDay: toDay('2024-03-30') });
    const commanders = [0, 1].map((commander) => ({
      names: commanderCards(engine, commander).map((card) => cards[card]?.name),
      decks: commanderDecks(engine, commander),
    }));
    expect(commanders).toEqual([
      { names: ['Azure Archivist'], decks: 3 },
      { names: ['Ember Envoy', 'Gloom Guide'], decks: 1 },
    ]);
    // For each commander the undated deck first, then by date: a3, a2, a1 of Azure Archivist, then the pair's.
    expect([...deckLinks]).toEqual(
      [['a3'], ['a2', 'same'], ['a1'], ['p1']].map((decks) => ({
        id: expect.stringMatching(/^[0-9a-f]{12}$/),
        source: 0,
        url: decks[0] === 'a2' ? 'https://decks.example/a2' : null,
        basics: [],
        statedDate: null,
        sourceIds: decks.map((deck) => deckLinkId('club', deck)),
      })),
    );
    // Trinket 30 is in a1 (1–70), a2 (11–80), a3 (1–65) and p1 (1–60); Trinket 63 in the first three; 75 only in a2.
    const included = (name: string) =>
      cardCounts(
        engine,
        cards.findIndex((card) => card.name === name),
      ).numDecks;
    expect(
      ['Trinket 30', 'Trinket 63', 'Trinket 75', 'Trinket 90', 'Half One // Half Two'].map(included),
    ).toEqual([4, 3, 1, 0, 1]);
    expect(cards[0]?.name).toBe('Trinket 11');
    const [hit] = loadNameIndex(names).search('azure', 5);
    expect(cards[hit?.ref ?? -1]?.name).toBe('Azure Archivist');
    expect(combos[0]?.cards.map(({ name }) => name)).toEqual(['Wishing Well', 'Trinket 01']);
    expect(precons.map(({ slug }) => slug)).toEqual(['first-steps']);
    expect(sets.map(({ code }) => code)).toEqual(['tst']);
    const rulingsOn = (name: string) => rulings.of(cards.findIndex((card) => card.name === name));
    // The newest, then the six of one day in file order.
    expect(rulingsOn('Wishing Well')).toEqual([
      { date: '2024-02-01', source: 'wotc', text: 'Paying {1} is no wish.' },
      ...[1, 2, 3, 4, 5, 6].map((wish) => ({
        date: '2020-01-01',
        source: 'wotc',
        text: `Wish ${wish} may be made once.`,
      })),
    ]);
    expect(rulingsOn('Azure Archivist')).toHaveLength(1);
    expect(rulingsOn('Trinket 01')).toEqual([]);
    expect(cards.find(({ name }) => name === 'Trinket 01')?.prices).toEqual({
      cardkingdom: { price: 1.5, currency: 'USD', date: '2024-04-01' },
      tcgplayer: { price: 0.25, currency: 'USD', date: '2024-04-01' },
    });
  });

  it('stores no names of players or decks', async () => {
    await ingestMirror();
    await ingestDecks();
    const { decks } = dataPaths(bench.dataDir);
    for (const name of readdirSync(decks)) {
      for (const file of readdirSync(join(decks, name))) {
        expect(readFileSync(join(decks, name, file), 'utf8')).not.toContain('must not be kept');
      }
    }
  });

  it('changes nothing when the same is ingested or built twice', async () => {
    await ingestMirror();
    await ingestDecks();
    await run('build');
    const before = await published();
    const paths = dataPaths(bench.dataDir);
    const current = readFileSync(paths.lakeCurrent, 'utf8');
    expect(await ingestMirror()).toMatch(/^Catalog [0-9a-f]{16} \(unchanged\): 100 cards/m);
    expect(await ingestDecks()).toMatch(/\(unchanged\): 11 decks/);
    expect(await run('build')).toContain(`Snapshot ${before.id} (unchanged)`);
    expect(readFileSync(paths.lakeCurrent, 'utf8')).toBe(current);
    expect((await published()).manifest).toEqual(before.manifest);
    expect(readdirSync(paths.catalogue)).toHaveLength(1);
    expect(readdirSync(paths.decks)).toHaveLength(1);
    expect(readdirSync(paths.snapshots).sort()).toEqual([before.id, 'current'].sort());
  });

  it('replaces the catalog by a newer one and keeps the decks', async () => {
    await ingestMirror();
    await ingestDecks();
    writeMiniMirror(bench.mirror, { trinketCount: 95 });
    await ingestMirror();
    await run('build');
    expect((await published()).manifest.counts).toMatchObject({ cards: 103, decks: 4 });
    expect(readdirSync(dataPaths(bench.dataDir).catalogue)).toHaveLength(1);
  });

  it('replaces a deck by a newer version of a later ingest', async () => {
    await ingestMirror();
    await ingestDecks();
    const newer = join(bench.folder, 'newer.jsonl');
    writeFileSync(newer, deckLine('a2', ['Azure Archivist'], trinkets(21, 90), '2024-03-01'));
    await ingestDecks(newer, 'club', 'licensed');
    await run('build');
    const { manifest, engine, cards } = await published();
    expect(manifest.deckRejects['older-version']).toBe(2);
    expect(manifest.provenance).toEqual([
      { source: 'club', rights: 'licensed', decks: 1 },
      { source: 'club', rights: 'own', decks: 4 },
    ]);
    // a2 now contains 21–90 instead of 11–80, and its former list still counts as "same", dated 2023-12-01.
    expect(
      cardCounts(
        engine,
        cards.findIndex(({ name }) => name === 'Trinket 90'),
      ).numDecks,
    ).toBe(1);
  });

  it('counts as of another day and without an age limit if told to', async () => {
    await ingestMirror();
    await ingestDecks();
    await run('build', '--as-of', '2024-02-15');
    const earlier = await published();
    expect(earlier.manifest).toMatchObject({ asOf: '2024-02-15', counts: { decks: 4 } });
    expect(earlier.manifest.deckRejects).toMatchObject({ 'future-date': 1, 'too-old': 1 });
    expect(earlier.manifest.deckRejects['older-version']).toBeUndefined();
    await run('build', '--max-age-days', 'all');
    expect((await published()).manifest).toMatchObject({ maxAgeDays: null, counts: { decks: 5 } });
    expect(await run('build', '--max-age-days', '30')).toContain(
      'Warning: 60 % of the decks are more than 30 days',
    );
    expect((await published()).manifest.counts).toMatchObject({ decks: 2, datedDecks: 1 });
    // A build goes on with what an earlier one was told; a setting prevails, and nothing may contradict it.
    await run('build');
    expect((await published()).manifest).toMatchObject({ maxAgeDays: 30, counts: { decks: 2 } });
    const set = { MAX_DECK_AGE_DAYS: 'all' };
    expect((await deckwrightWith(set, bench.dataDir, 'build')).code).toBe(0);
    expect((await published()).manifest).toMatchObject({ maxAgeDays: null, counts: { decks: 5 } });
    const refused = await deckwrightWith(set, bench.dataDir, 'build', '--max-age-days', '30');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('MAX_DECK_AGE_DAYS is all') });
  });

  it('replaces a published snapshot that cannot be read', async () => {
    await ingestMirror();
    await ingestDecks();
    await run('build', '--max-age-days', 'all');
    const folder = join(bench.dataDir, 'snapshots', currentSnapshotId(bench.dataDir) ?? '');
    writeFileSync(join(folder, 'manifest.json'), '{"format":"another"}');
    await run('build', '--max-age-days', '30');
    writeFileSync(
      join(bench.dataDir, 'snapshots', currentSnapshotId(bench.dataDir) ?? '', 'manifest.json'),
      '{"format":"another"}',
    );
    await run('build');
    expect((await published()).manifest).toMatchObject({ maxAgeDays: 730 });
  });

  it('publishes only if told to, and returns to an older snapshot', async () => {
    await ingestMirror();
    await ingestDecks();
    await run('build');
    const first = currentSnapshotId(bench.dataDir);
    const out = await run('build', '--max-age-days', 'all', '--no-publish');
    expect(currentSnapshotId(bench.dataDir)).toBe(first);
    const second = /Snapshot ([0-9a-f]{16})/.exec(out)?.[1] ?? '';
    expect(await run('publish', second)).toContain(`Published ${second}: 5 decks, 100 cards`);
    expect(currentSnapshotId(bench.dataDir)).toBe(second);
    await run('publish', first ?? '');
    const status = await run('status');
    expect(status).toContain(`Published ${first}: every file is sound`);
    expect(status).toMatch(new RegExp(`${second}  written .* as of 2024-03-30  5 decks\n`));
  });

  it('builds a catalog without decks', async () => {
    await ingestMirror();
    expect(await run('build')).toContain('It holds no decks');
    const { manifest, engine } = await published();
    expect(manifest).toMatchObject({
      asOf: null,
      provenance: [],
      counts: { decks: 0, commanders: 0, cards: 100 },
    });
    expect(engine.decks).toBe(0);
  });

  it('builds the sample set alone and never mixes it with ingested data', async () => {
    await ingestMirror();
    await ingestDecks();
    expect(await run('build')).not.toContain('Warning: the sample');
    expect(await run('build', '--sample')).toContain('Warning: the sample takes the place of real data');
    const sample = await published();
    expect(sample.manifest).toMatchObject({
      sample: true,
      provenance: [
        { source: 'starter', rights: 'own' },
        { source: 'starter-tournaments', rights: 'own', decks: 0 },
      ],
    });
    expect(sample.cards.some(({ name }) => /^Trinket \d/.test(name))).toBe(false);
    await run('build');
    const real = await published();
    expect(real.manifest.sample).toBe(false);
    expect(real.manifest.provenance.map(({ source }) => source)).toEqual(['club']);
  });

  it("sets a vendor's prices from a file; the newest file counts", async () => {
    await ingestMirror();
    const prices = join(bench.folder, 'prices.csv');
    writeFileSync(
      prices,
      'name,price,date\nTrinket 01,7.50,2024-03-01\nTrinket 01,6.00,2024-03-02\nUnheard Of,1,2024-03-01\n',
    );
    expect(await run('ingest', 'prices', prices, '--vendor', 'scg', '--currency', 'USD')).toContain(
      '2 card names',
    );
    writeFileSync(prices, 'name,price,date\nTrinket 01,5.00,2024-03-05\nUnheard Of,1,2024-03-01\n');
    await run('ingest', 'prices', prices, '--vendor', 'scg', '--currency', 'USD');
    expect(await run('build')).toContain('1 price of scg name no card of the catalog: Unheard Of');
    const { cards } = await published();
    expect(cards.find(({ name }) => name === 'Trinket 01')?.prices).toEqual({
      cardkingdom: { price: 1.5, currency: 'USD', date: '2024-04-01' },
      scg: { price: 5, currency: 'USD', date: '2024-03-05' },
      tcgplayer: { price: 0.25, currency: 'USD', date: '2024-04-01' },
    });
    expect(readdirSync(dataPaths(bench.dataDir).prices)).toHaveLength(1);
    writeFileSync(prices, 'name,price,date\n');
    await bench.expectFailure(
      /prices\.csv has no prices\. Nothing was changed\./,
      ...['ingest', 'prices', prices, '--vendor', 'scg', '--currency', 'USD'],
    );
    expect(await run('status')).toContain('2 prices of scg');
  });

  it('sets salt scores from a file; the newest file counts', async () => {
    await ingestMirror();
    const salt = join(bench.folder, 'salt.csv');
    writeFileSync(salt, 'name,score,votes\nTrinket 01,1.5,20\n');
    await run('ingest', 'salt', salt);
    const good = Array.from({ length: 20 }, (_, index) => `Unheard Of ${index},1,3`);
    writeFileSync(salt, ['name,score,votes', 'Trinket 02,3.25,40', ...good, 'Trinket 03,9,1'].join('\n'));
    const report = await run('ingest', 'salt', salt);
    expect(report).toContain('rejected line 23: score: not a number from 0 to 4');
    expect(report).toMatch(/^Salt [0-9a-f]{16}: 21 scores$/m);
    expect(await run('ingest', 'salt', salt)).toContain('(unchanged)');
    expect(await run('status')).toMatch(/^Salt [0-9a-f]{16}: 21 scores$/m);
    expect(await run('build')).toContain('20 salt scores name no card of the catalog: Unheard Of 0, ');
    const { cards } = await published();
    const getSalt = (name: string) => cards.find((card) => card.name === name)?.salt;
    expect(['Trinket 01', 'Trinket 02', 'Trinket 03'].map(getSalt)).toEqual([
      null,
      { score: 3.25, votes: 40 },
      null,
    ]);
    expect(readdirSync(dataPaths(bench.dataDir).salt)).toHaveLength(1);
  });
});

describe('what a killed run left', () => {
  it('is removed by the next run, and nothing else is', async () => {
    await ingestMirror();
    await ingestDecks();
    const paths = dataPaths(bench.dataDir);
    for (const left of [
      join(paths.catalogue, '.tmp-1-abc'),
      join(paths.snapshots, '.tmp-1-abc'),
      join(paths.decks, 'club-0123456789abcdef'),
    ]) {
      mkdirSync(left, { recursive: true });
      writeFileSync(join(left, 'half.jsonl'), '{');
    }
    writeFileSync(join(paths.snapshots, '.tmp-2-def'), '0123');
    mkdirSync(paths.database, { recursive: true });
    writeFileSync(join(paths.database, '.tmp-not-ours'), '');
    await run('build');
    expect(readdirSync(paths.catalogue)).toHaveLength(1);
    expect(readdirSync(paths.decks)).toEqual([expect.not.stringContaining('0123456789abcdef')]);
    expect(readdirSync(paths.snapshots).sort()).toEqual([currentSnapshotId(bench.dataDir), 'current'].sort());
    expect(readdirSync(paths.database)).toEqual(['.tmp-not-ours']);
  });
});
