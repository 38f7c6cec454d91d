import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  currentSnapshotId,
  dataPaths,
  deckLinkId,
  publishSnapshot,
  readManifest,
  readSnapshot,
  snapshotIds,
  writeSnapshot,
} from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const bench = useWorkbench();
const A2 = 'https://decks.example/a2';
const TODAY = new Date().toISOString().slice(0, 10);

/** Every byte of lake and snapshots, apart from the list of what was removed. */
function everything(): string {
  const { lake, snapshots } = dataPaths(bench.dataDir);
  return [lake, snapshots]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'refusals.json')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

const served = () => currentSnapshotId(bench.dataDir) ?? '';
const getDecks = (source: string) =>
  readManifest(bench.dataDir, served())
    .provenance.filter((row) => row.source === source)
    .map(({ decks }) => decks);

/** Two sources: the club's eleven lines, and one deck of a league. */
async function prepare(): Promise<void> {
  await bench.ingestMirror();
  await bench.ingestDecks();
  const line =
    readFileSync(bench.deckFile, 'utf8')
      .split('\n')
      .find((text) => text.includes('"p1"')) ?? '';
  const league = join(bench.folder, 'league.jsonl');
  writeFileSync(league, `${line.replace('"p1"', '"z9"')}\n`);
  await bench.ingestDecks(league, 'League of Pairs', 'permission');
  await bench.run('build', '--max-age-days', 'all');
}

/** A snapshot marked as a sample, without content: nothing here looks into it. */
async function publishSample(): Promise<string> {
  const none = new Uint8Array(0);
  const files = { engine: none, cardModel: none, names: none, deckLinks: [] };
  const lists = { cards: [], combos: [], precons: [], sets: [], rulings: [], themes: [] };
  const counts = { provenance: [], deckRejects: {}, decks: 0, datedDecks: 0, commanders: 0 };
  const about = { asOf: null, maxAgeDays: null, sample: true };
  const content = { ...files, ...lists, ...counts, ...about };
  const { id } = await writeSnapshot(bench.dataDir, content, '2026-01-01T00:00:00.000Z');
  await publishSnapshot(bench.dataDir, id);
  return id;
}

describe('sources', () => {
  it('lists sources with their decks in the lake and on the site, and shows what is stored of one', async () => {
    await prepare();
    const list = await bench.run('sources', 'list');
    expect(list).toMatch(/source +rights +in the lake +on the site\n/);
    expect(list).toMatch(/League of Pairs +permission +1 +\d\n/);
    expect(await bench.run('sources')).toBe(list);
    expect(await bench.run('sources', 'show', 'league of pairs')).toMatch(
      /League of Pairs +permission +1 +0 +league-of-pairs-/,
    );
    const shown = await bench.run('sources', 'show', A2);
    expect(shown).toMatch(/id +a2\n +address +https:\/\/decks\.example\/a2\n +saved +2024-02-01/);
    expect(shown).toContain('Azure Archivist');
  });

  it.each([
    ['its address', A2],
    ['its address, typed carelessly', 'http://www.DECKS.example/a2/?x=1#top'],
    ['its id', 'a2'],
    ['its source and id', 'Club/a2'],
    [
      'an address that leads to its page',
      `https://site.example/decks/azure-archivist/${deckLinkId('club', 'a2')}`,
    ],
  ])('remove a deck by %s with everything derived from it, for good', async (_, name) => {
    await prepare();
    expect(everything()).toContain(A2);
    const before = everything();
    const would = await bench.run('sources', 'remove', name, '--dry-run');
    expect(would).toMatch(/^Would remove deck club\/a2 \(https:\/\/decks\.example\/a2\), saved 2024-02-01\n/);
    expect(everything()).toBe(before);
    const out = await bench.run('sources', 'remove', name, '--reason', 'Letter of its owner');
    expect(out).toMatch(/^Removed deck club\/a2 /);
    expect(out).toMatch(/Published [0-9a-f]{16}\n/);
    expect(everything()).not.toContain(A2);
    expect(snapshotIds(bench.dataDir)).toEqual([served()]);
    const again = await bench.ingestDecks();
    expect(again).toContain('left out 1: removed on request');
    await bench.run('build', '--max-age-days', 'all');
    expect(everything()).not.toContain(A2);
    expect(await bench.run('sources', 'list')).toContain(
      `Removed ${TODAY}: deck club/a2 (${A2}): Letter of its owner\n`,
    );
  });

  it('remove a deck by the address of its page, and allow it again by the same', async () => {
    await prepare();
    const { deckLinks } = await readSnapshot(bench.dataDir, served());
    const toPage = (id: string): string => {
      const deck = deckLinks.findBySource(deckLinkId('club', id)) ?? -1;
      return `https://site.example/decks/azure-archivist/${deckLinks.at(deck)?.id}`;
    };
    const [page, page2] = [toPage('a3'), toPage('a2')];
    expect(await bench.run('sources', 'show', page)).toMatch(/^ +source +club \(own\)\n +id +a3\n/);
    // Another deck has the list of a2: without a2, its page would stay.
    await bench.expectFailure(
      /stands for several decks; name one of club\/a2, club\/same\./,
      ...['sources', 'remove', page2, '--reason', 'x'],
    );
    expect(await bench.run('sources', 'remove', page, '--reason', 'x')).toMatch(/^Removed deck club\/a3\n/);
    expect([...(await readSnapshot(bench.dataDir, served())).deckLinks].map(({ id }) => id)).not.toContain(
      page.split('/').at(-1),
    );
    expect(await bench.run('sources', 'allow', page)).toContain('deck club/a3');
  });

  it('remove every version of a deck, and the same address in another source', async () => {
    await prepare();
    const copy = join(bench.folder, 'copy.jsonl');
    const line =
      readFileSync(bench.deckFile, 'utf8')
        .split('\n')
        .find((text) => text.includes(A2)) ?? '';
    writeFileSync(copy, `${line.replace('"a2"', '"copied"')}\n`);
    await bench.ingestDecks(copy, 'mirror site');
    const would = await bench.run('sources', 'remove', 'club/a2', '--dry-run');
    const out = await bench.run('sources', 'remove', 'club/a2', '--reason', 'x');
    const named = ['club/a2', 'mirror site/copied'];
    expect([...would.matchAll(/^Would remove deck (.*?) \(/gm)].map(([, name]) => name)).toEqual(named);
    expect([...out.matchAll(/^Removed deck (.*?) \(/gm)].map(([, name]) => name)).toEqual(named);
    expect(everything()).not.toContain(A2);
    expect(everything()).not.toContain('"copied"');
    const versions = await bench.run('sources', 'remove', 'club/a1', '--reason', 'x');
    // Two lines of the file are versions of it.
    expect(versions.match(/^Removed deck club\/a1/gm)).toHaveLength(2);
    expect(everything()).not.toContain('"a1"');
  });

  it('leave decks alone whose addresses differ in a parameter', async () => {
    await prepare();
    const event = 'https://events.example/event?e=1&d=';
    const line =
      readFileSync(bench.deckFile, 'utf8')
        .split('\n')
        .find((text) => text.includes(A2)) ?? '';
    const decks = [1, 2, 3].map((n) => line.replace('"a2"', `"e${n}"`).replace(A2, event + n));
    const file = join(bench.folder, 'events.jsonl');
    writeFileSync(file, `${decks.join('\n')}\n`);
    await bench.ingestDecks(file);
    const remove = (name: string) => bench.run('sources', 'remove', name, '--reason', 'x', '--no-build');
    await bench.expectFailure(
      /stands for several decks; name one of https:\S+d=1, https:\S+d=2, https:\S+d=3\.\n/,
      ...['sources', 'remove', 'events.example/event', '--reason', 'x'],
    );
    await bench.expectFailure(/^There is no source and no deck/, 'sources', 'show', `${event}4`);
    expect((await remove('events.example/event?d=2&e=1&utm_source=z')).match(/^Removed/gm)).toHaveLength(1);
    for (const [n, present] of [true, false, true].entries())
      expect(everything().includes(`${event}${n + 1}`)).toBe(present);
    expect(await bench.ingestDecks(file)).toContain('left out 1: removed on request');
    await remove('events.example/event?d=1');
    await bench.expectFailure(/stands for several decks/, 'sources', 'allow', 'events.example/event');
    expect(await bench.run('sources', 'allow', 'events.example/event?d=2')).toContain(`${event}2`);
    expect(await bench.run('sources', 'list')).toContain(`${event}1`);
  });

  it('remove a source, of which nothing is taken until it is allowed again', async () => {
    await prepare();
    expect(getDecks('League of Pairs')).toHaveLength(1);
    const out = await bench.run('sources', 'remove', 'League of Pairs', '--reason', 'Permission ended');
    expect(out).toMatch(/^Removed 1 deck of League of Pairs in 1 folder\n/);
    expect(getDecks('League of Pairs')).toEqual([]);
    expect(everything()).not.toContain('"z9"');
    const file = join(bench.folder, 'league.jsonl');
    await bench.expectFailure(
      /^League of Pairs was removed on \d{4}-\d\d-\d\d \(Permission ended\)\. "sources allow"/,
      ...['ingest', 'decks', file, '--source', 'LEAGUE of pairs', '--rights', 'permission'],
    );
    // Run again, as after a kill, it has nothing left to do and says so.
    expect(await bench.run('sources', 'remove', 'League of Pairs', '--reason', 'Again')).toMatch(
      /^Removed 0 decks/,
    );
    expect(await bench.run('sources', 'allow', 'League of Pairs')).toMatch(/Permission ended\nAllowed again/);
    await bench.ingestDecks(file, 'League of Pairs', 'permission');
    expect(await bench.run('sources', 'list')).not.toContain('Removed');
  });

  it('stay removed where an older copy of the lake brings them back', async () => {
    await prepare();
    const { lakeCurrent, decks } = dataPaths(bench.dataDir);
    const current = readFileSync(lakeCurrent, 'utf8');
    const retained = JSON.parse(current).decks.map((name: string) => ({
      name,
      files: readdirSync(join(decks, name)).map((file) => ({
        file,
        bytes: readFileSync(join(decks, name, file)),
      })),
    }));
    await bench.run('sources', 'remove', A2, '--reason', 'x');
    for (const { name, files } of retained) {
      mkdirSync(join(decks, name), { recursive: true });
      for (const { file, bytes } of files) writeFileSync(join(decks, name, file), bytes);
    }
    writeFileSync(lakeCurrent, current);
    await bench.run('build', '--max-age-days', 'all');
    const file = join(dataPaths(bench.dataDir).snapshots, served(), 'deck-sources.tsv');
    expect(readFileSync(file, 'utf8')).not.toContain(A2);
  });

  it('leave no snapshot of real decks where the sample or none is published', async () => {
    await prepare();
    const sample = await publishSample();
    expect(snapshotIds(bench.dataDir)).toHaveLength(2);
    expect(await bench.run('sources', 'remove', A2, '--dry-run')).toMatch(/\nWould delete 1 snapshot\. /);
    const out = await bench.run('sources', 'remove', A2, '--reason', 'x');
    expect(out).toMatch(/\nNo snapshot of it is published\.\nDeleted 1 snapshot that may contain it\n/);
    expect(snapshotIds(bench.dataDir)).toEqual([sample]);
    expect(everything()).not.toContain(A2);
    await bench.run('build', '--max-age-days', 'all');
    rmSync(dataPaths(bench.dataDir).currentSnapshot);
    await bench.run('sources', 'remove', 'club/a1', '--reason', 'x');
    expect(snapshotIds(bench.dataDir)).toEqual([sample]);
  });

  it('change only the lake with --no-build', async () => {
    await prepare();
    const before = served();
    const out = await bench.run('sources', 'remove', A2, '--reason', 'x', '--no-build');
    expect(out).toMatch(/The site still has it: run "npm run deckwright -- build"/);
    expect(served()).toBe(before);
  });

  it('say what is wrong with what was typed', async () => {
    await prepare();
    const fail = bench.expectFailure;
    await fail(/^Unknown command "sources drop"\./, 'sources', 'drop');
    await fail(/^Missing required argument 'SOURCE\|DECK'\./, 'sources', 'remove');
    await fail(
      /^"sources remove" takes one argument, .*Quote what has spaces\./,
      'sources',
      'remove',
      'League',
      'of',
      'Pairs',
    );
    await fail(
      /^--reason is missing\. See "npm run deckwright -- sources remove --help"\./,
      'sources',
      'remove',
      A2,
    );
    await fail(
      /^There is no source and no deck "nobody" in the lake\./,
      'sources',
      'remove',
      'nobody',
      '--reason',
      'x',
    );
    await fail(/^"club" was not removed\./, 'sources', 'allow', 'club');
    await fail(
      /^Decks from players are reviewed and withdrawn on the site/,
      'sources',
      'remove',
      'players',
      '--reason',
      'x',
    );
    await bench.ingestDecks(bench.deckFile, 'other club');
    await fail(
      /^"a2" stands for several decks; name one of club\/a2, other club\/a2\./,
      'sources',
      'remove',
      'a2',
      '--reason',
      'x',
    );
    writeFileSync(join(bench.dataDir, 'lake/refusals.json'), '{');
    await fail(/refusals\.json is damaged: .* they would come back\./, 'build');
  });
});
