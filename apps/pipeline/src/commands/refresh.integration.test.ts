import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  currentSnapshotId,
  dataPaths,
  readManifest,
  readRefreshReport,
  writeRefreshReport,
} from '@deckwright/snapshot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMiniMirror } from '../testing/mini-mirror.fixture.ts';
import { deckwrightWith, type Run } from '../testing/run.fixture.ts';
import { serveMirror, type Trouble, type Upstream } from '../testing/upstream.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const CARDS = '/scryfall/oracle-cards.json';
const PRINTINGS = '/scryfall/default-cards.json';
const COMBOS = '/spellbook/variants.json.gz';

const bench = useWorkbench();
let upstream: Upstream;

beforeEach(async () => {
  upstream = await serveMirror(bench.mirror);
  await bench.ingestMirror();
  await bench.ingestDecks();
});

afterEach(() => upstream.close());

const refresh = (): Promise<Run> => deckwrightWith(upstream.env, bench.dataDir, 'refresh');
const lake = (): string => readFileSync(dataPaths(bench.dataDir).lakeCurrent, 'utf8');

/** Applies a change to every record of a file. */
const records = (change: (record: Record<string, unknown>) => Record<string, unknown>): Trouble => ({
  always: (bytes) => Buffer.from(JSON.stringify(JSON.parse(bytes.toString()).map(change))),
});
const firstTenth: Trouble = {
  always: (bytes) => {
    const all: unknown[] = JSON.parse(bytes.toString());
    return Buffer.from(JSON.stringify(all.slice(0, all.length / 10)));
  },
};
const text = (words: string): Trouble => ({ always: () => Buffer.from(words) });

/** Problems of the services, and what the report says about them. */
const BAD_DAYS: [
  day: string,
  troubles: [path: string, trouble: Trouble][],
  outcome: string,
  words: RegExp,
][] = [
  [
    'send a tenth of the cards',
    [
      [CARDS, firstTenth],
      [PRINTINGS, firstTenth],
    ],
    'refused',
    /^9\d% fewer cards \(100 to \d+\); at most 0\.5% may go at once\.$/,
  ],
  ['send an empty list of cards', [[CARDS, text('[]')]], 'failed', /oracle-cards.* is an empty list\./],
  ['send an empty file', [[CARDS, text('')]], 'failed', /oracle-cards/],
  [
    'rename a field of every card',
    [[CARDS, records(({ name, ...card }) => ({ ...card, title: name }))]],
    'failed',
    /card/,
  ],
  [
    'send no prices',
    [
      [CARDS, records(({ prices: _, ...card }) => card)],
      [PRINTINGS, records(({ prices: _, ...card }) => card)],
    ],
    'refused',
    /^100% fewer prices of tcgplayer \(\d+ to 0\)/,
  ],
  [
    'cut an archive short',
    [[COMBOS, { always: (bytes) => bytes.subarray(0, bytes.length / 2) }]],
    'failed',
    /variants/,
  ],
  ['send a page in place of an archive', [[COMBOS, text('<html>Back soon</html>')]], 'failed', /variants/],
];

describe('a refresh', () => {
  it('publishes what the services have, and next time says that nothing changed', async () => {
    expect(await refresh()).toMatchObject({ code: 0, err: '' });
    expect(readRefreshReport(bench.dataDir)).toMatchObject({
      outcome: 'published',
      snapshot: currentSnapshotId(bench.dataDir),
      reasons: [],
    });
    expect(await refresh()).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to download') });
    expect(readRefreshReport(bench.dataDir)?.outcome).toBe('unchanged');
  });

  it('does nothing again that it did with the same files, decks, settings and history', async () => {
    const isBuilt = async (): Promise<boolean> => {
      const { code, out } = await refresh();
      expect(code).toBe(0);
      return !out.includes('nothing is new since it was built');
    };
    const isRead = async (): Promise<boolean> =>
      !(await refresh()).out.includes('the files are those of the last refresh');
    expect([await isBuilt(), await isBuilt()]).toEqual([true, false]);
    expect(await isRead()).toBe(false);
    // Other decks.
    await bench.run('sources', 'remove', 'club', '--reason', 'a test', '--no-build');
    expect(await isBuilt()).toBe(true);
    expect(await isBuilt()).toBe(false);
    // A build in between is not done again, with its choice of decks neither.
    await bench.run('build', '--max-age-days', '700');
    expect(await isBuilt()).toBe(false);
    expect(await isRead()).toBe(false);
    await bench.run('build', '--no-publish', '--max-age-days', '600');
    expect(await isBuilt()).toBe(false);
    // Another snapshot is published, or it is damaged.
    const { snapshots, history, currentSnapshot, lastInputs } = dataPaths(bench.dataDir);
    const served = currentSnapshotId(bench.dataDir) ?? '';
    truncateSync(join(snapshots, served, 'sets.json'), 1);
    expect(await isBuilt()).toBe(true);
    expect(await isBuilt()).toBe(false);
    rmSync(currentSnapshot);
    expect(await isBuilt()).toBe(true);
    // A day of the history is gone.
    rmSync(history, { recursive: true });
    expect(await isBuilt()).toBe(true);
    // Another setting.
    expect(await isBuilt()).toBe(false);
    upstream.env.MAX_DECK_AGE_DAYS = '729';
    expect(await isBuilt()).toBe(true);
    // Other files.
    upstream.troubles.set(COMBOS, { always: (bytes) => bytes });
    expect(await isRead()).toBe(false);
    // What is recorded cannot be read.
    writeFileSync(lastInputs, '{');
    expect(await isRead()).toBe(true);
    expect(await isBuilt()).toBe(false);
  }, 120_000);

  it('reads what is behind links, in a folder of links too', async () => {
    const [stored, linked] = [join(bench.folder, 'stored'), join(bench.mirror, 'scryfall')];
    mkdirSync(stored);
    for (const name of readdirSync(linked)) {
      renameSync(join(linked, name), join(stored, name));
      symlinkSync(join(stored, name), join(linked, name));
    }
    const moved = join(bench.folder, 'spellbook');
    renameSync(join(bench.mirror, 'spellbook'), moved);
    symlinkSync(moved, join(bench.mirror, 'spellbook'));
    // Neither hinders nor is endless.
    symlinkSync(join(bench.folder, 'nowhere'), join(linked, 'broken'));
    symlinkSync(linked, join(linked, 'around'));
    const isRead = async (): Promise<boolean> => {
      const { code, out } = await deckwrightWith({}, bench.dataDir, 'refresh', '--from', bench.mirror);
      expect(code).toBe(0);
      return !out.includes('the files are those of the last refresh');
    };
    expect([await isRead(), await isRead()]).toEqual([true, false]);
    for (const file of [join(stored, 'rulings.json'), join(moved, 'variants.json.gz')]) {
      const bytes = readFileSync(file);
      writeFileSync(file, file.endsWith('.gz') ? Buffer.concat([bytes, Buffer.alloc(64)]) : '[]');
      expect([await isRead(), await isRead()], file).toEqual([true, false]);
    }
  }, 60_000);

  it('repairs a catalog that was damaged or removed since', async () => {
    await refresh();
    const { catalogue } = dataPaths(bench.dataDir);
    const folder = (): string => join(catalogue, readdirSync(catalogue)[0] ?? '');
    const file = (): string => readFileSync(join(folder(), 'cards.jsonl'), 'utf8');
    const whole = file();
    truncateSync(join(folder(), 'cards.jsonl'), 100);
    expect(await refresh()).toMatchObject({ code: 0 });
    expect(file()).toBe(whole);
    rmSync(folder(), { recursive: true });
    expect(await refresh()).toMatchObject({ code: 0 });
    expect(file()).toBe(whole);
    // Damage that lengths do not show fails once, where something has to be built; the next refresh skips nothing.
    writeFileSync(join(folder(), 'cards.jsonl'), whole.replace(/[a-z]/, 'ß').slice(0, whole.length - 1));
    const { lastInputs } = dataPaths(bench.dataDir);
    upstream.env.MAX_DECK_AGE_DAYS = '729';
    expect(await refresh()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Ingest what it came from/),
    });
    expect(existsSync(lastInputs)).toBe(false);
    expect(await refresh()).toMatchObject({ code: 0 });
    expect(file()).toBe(whole);
  }, 60_000);

  it('is not contradicted by a build as of another day', async () => {
    await refresh();
    const args = ['build', '--as-of', '2024-02-15'];
    const refused = await deckwrightWith({}, bench.dataDir, ...args);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Add --no-publish to --as-of') });
    expect(await deckwrightWith({}, bench.dataDir, ...args, '--no-publish')).toMatchObject({ code: 0 });
    // Nothing has refreshed it for long.
    const report = readRefreshReport(bench.dataDir);
    if (report === null) throw new Error('no report');
    const startedAt = new Date(Date.now() - 15 * 86_400_000).toISOString();
    writeRefreshReport(bench.dataDir, { ...report, startedAt });
    expect(await deckwrightWith({}, bench.dataDir, ...args)).toMatchObject({ code: 0 });
  });

  it('is not contradicted by a build of the sample, and each build says what no later one goes on with', async () => {
    const build = (...args: string[]) => deckwrightWith({}, bench.dataDir, 'build', ...args);
    const manifest = () => readManifest(bench.dataDir, currentSnapshotId(bench.dataDir) ?? '');
    // Never refreshed: of the six decks, that of 2024-03-01 is later.
    const { out } = await build('--as-of', '2024-02-15');
    expect(out).toMatch(
      /^Warning: --as-of is of this build alone\. It counts as of 2024-02-15 and leaves out 1 later deck; the next build, refresh/m,
    );
    expect(out).toContain('Published');
    expect(manifest()).toMatchObject({ asOf: '2024-02-15', asOfGiven: true });
    expect((await deckwrightWith({}, bench.dataDir, 'status')).out).toContain('as of 2024-02-15 (--as-of)');
    expect((await build()).out).not.toContain('Warning: --as-of');
    expect(manifest().asOfGiven).toBeUndefined();
    // The same day, found and told: one id, and what is said of it is that of the last build.
    const { id, asOf } = manifest();
    await build('--as-of', asOf ?? '');
    expect(manifest()).toMatchObject({ id, asOfGiven: true });
    await build();
    expect(manifest().id).toBe(id);
    expect(manifest().asOfGiven).toBeUndefined();
    await refresh();
    expect(await build('--sample')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Add --no-publish to --sample'),
    });
    expect(manifest().sample).toBe(false);
  }, 120_000);

  it('waits as long as asked to, and restarts if a connection was cut', async () => {
    upstream.troubles.set('/scryfall/bulk-data', { once: { status: 429, retryAfter: '1' } });
    upstream.troubles.set(CARDS, { once: 'cut' });
    expect(await refresh()).toMatchObject({ code: 0 });
    expect(readRefreshReport(bench.dataDir)?.outcome).toBe('published');
    expect(upstream.troubles.size).toBe(0);
  });

  it.each(BAD_DAYS)('keeps what is published if the services %s', async (_, troubles, outcome, words) => {
    await refresh();
    const [served, read] = [currentSnapshotId(bench.dataDir), lake()];
    for (const [path, trouble] of troubles) upstream.troubles.set(path, trouble);
    const { code, err } = await refresh();
    expect({ code, served: currentSnapshotId(bench.dataDir), read: lake() }).toEqual({
      code: 1,
      served,
      read,
    });
    expect(err).not.toMatch(/\n\s+at /);
    const report = readRefreshReport(bench.dataDir);
    expect(report).toMatchObject({ outcome, endedAt: expect.any(String) });
    expect(report?.reasons[0]).toMatch(words);
    expect(await bench.run('status')).toContain(`Last refresh: ${outcome} ${report?.endedAt}\n`);

    upstream.troubles.clear();
    await refresh();
    expect(readRefreshReport(bench.dataDir)?.outcome).toBe('unchanged');
    expect(currentSnapshotId(bench.dataDir)).toBe(served);
  });

  it('can be published by hand, and rolled back', async () => {
    await refresh();
    const before = currentSnapshotId(bench.dataDir);
    upstream.troubles.set(CARDS, firstTenth);
    upstream.troubles.set(PRINTINGS, firstTenth);
    const { err } = await refresh();
    const [, id = ''] = /publish ([0-9a-f]{16})"/.exec(err) ?? [];
    await bench.run('publish', id);
    expect(currentSnapshotId(bench.dataDir)).toBe(id);
    await bench.run('rollback');
    expect(currentSnapshotId(bench.dataDir)).toBe(before);
    await bench.expectFailure(/No snapshot was published before/, 'rollback');
  });

  it('is never the target of a rollback if it was refused', async () => {
    await refresh();
    const served = currentSnapshotId(bench.dataDir);
    upstream.troubles.set(CARDS, firstTenth);
    upstream.troubles.set(PRINTINGS, firstTenth);
    await refresh();
    upstream.troubles.clear();
    // A new day with one more card.
    writeMiniMirror(bench.mirror, { trinketCount: 93 });
    await refresh();
    expect(currentSnapshotId(bench.dataDir)).not.toBe(served);
    await bench.run('rollback');
    expect(currentSnapshotId(bench.dataDir)).toBe(served);
  });

  it('compares what "build" makes, if asked to', async () => {
    await bench.ingestMirror();
    await bench.run('build');
    const served = currentSnapshotId(bench.dataDir);
    writeMiniMirror(bench.mirror, { trinketCount: 80 });
    await bench.ingestMirror();
    await bench.expectFailure(
      /lost too much to be published; the old one stays:\n {2}1\d% fewer cards/,
      'build',
      '--check',
    );
    expect(currentSnapshotId(bench.dataDir)).toBe(served);
    await bench.run('build');
    expect(currentSnapshotId(bench.dataDir)).not.toBe(served);
  });
});
