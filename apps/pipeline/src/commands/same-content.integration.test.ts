import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentSnapshotId, readSnapshot } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { deckLine, miniDecks, trinkets } from '../testing/mini-mirror.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const bench = useWorkbench();

/** The decks of a file of their own, dated and undated, one with an event. */
const LINES = [
  deckLine('d1', ['Azure Archivist'], [...trinkets(1, 70), 'Island'], '2024-03-30', {
    url: 'https://a.example/1',
  }),
  deckLine('d2', ['Azure Archivist'], trinkets(11, 80), '2024-03-20', { bracket: 3, tags: ['tokens'] }),
  deckLine('d3', ['Azure Archivist'], trinkets(21, 90), null),
  deckLine('d4', ['Gloom Guide', 'Ember Envoy'], trinkets(5, 80), '2024-03-10'),
];
const FILE = LINES.join('');

const withIds = (toId: (id: string) => string): string =>
  LINES.map((line) => line.replace(/"id":"([^"]+)"/, (_, id: string) => `"id":"${toId(id)}"`)).join('');

type Source = readonly [name: string, file: string];

/** Ingests the files in this order into a fresh folder, builds and reads what was published. */
async function built(...sources: readonly Source[]) {
  const dataDir = join(bench.folder, `var-${crypto.randomUUID()}`);
  const at = ['--data-dir', dataDir];
  await bench.run('ingest', '--from', bench.mirror, ...at);
  for (const [index, [source, text]] of sources.entries()) {
    const file = join(bench.folder, `file-${index}.jsonl`);
    writeFileSync(file, text);
    await bench.run('ingest', 'decks', file, '--source', source, '--rights', 'own', ...at);
  }
  const report = await bench.run('build', ...at);
  const { manifest, deckLinks, cards } = await readSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
  const links = [...deckLinks];
  return { dataDir, report, manifest, links, ids: links.map(({ id }) => id), cards };
}

describe('the same numbers', () => {
  it.each<[string, ...Source[]]>([
    ['a deck ingested twice', ['club', FILE + (LINES[0] ?? '')]],
    ['a list under an id that comes first', ['club', FILE + withIds((id) => `0-${id}`)]],
    ['a list under an id that comes last', ['club', withIds((id) => `z-${id}`) + FILE]],
    ['all decks under another source that comes first', ['club', FILE], ['a club', FILE]],
    ['all decks under another source that comes last', ['the club', FILE], ['club', FILE]],
    ['another name of the source', ['renamed club', FILE]],
    [
      'an older copy of a list',
      ['club', FILE + (LINES[0] ?? '').replace('d1', 'd9').replace('2024-03-30', '2024-03-01')],
    ],
    ['decks that do not count', ['club', FILE + deckLine('few', ['Azure Archivist'], trinkets(1, 5), null)]],
    ['two files instead of one', ['club', LINES.slice(2).join('')], ['club', LINES.slice(0, 2).join('')]],
  ])('have the same id and the same addresses of decks with %s', async (_, ...sources) => {
    const plain = await built(['club', FILE]);
    const other = await built(...sources);
    expect(other.manifest.id).toBe(plain.manifest.id);
    expect(other.ids).toEqual(plain.ids);
    expect(new Set(plain.ids).size).toBe(4);
  });

  it('still say where the decks came from and which did not count', async () => {
    const few = deckLine('few', ['Azure Archivist'], trinkets(1, 5), null);
    const other = await built(['a club', FILE + few], ['b club', FILE]);
    expect(other.manifest.provenance).toEqual([
      { source: 'a club', rights: 'own', decks: 4 },
      { source: 'b club', rights: 'own', decks: 0 },
    ]);
    expect(other.manifest.deckRejects).toEqual({ 'identical-list': 4, 'too-few-cards': 1 });
    expect(other.links.map(({ sourceIds }) => sourceIds.length)).toEqual([2, 2, 2, 2]);
    expect(other.links.find(({ url }) => url !== null)?.url).toBe('https://a.example/1');
  });

  it('are published anew for other sources, and left as they are by a build that is not published', async () => {
    const { dataDir, manifest } = await built(['club', FILE]);
    const at = ['--data-dir', dataDir];
    writeFileSync(
      join(bench.folder, 'copy.jsonl'),
      withIds((id) => `0-${id}`),
    );
    const ingest = [
      'ingest',
      'decks',
      join(bench.folder, 'copy.jsonl'),
      '--source',
      'other',
      '--rights',
      'own',
    ];
    await bench.run(...ingest, ...at);
    const read = async () => (await readSnapshot(dataDir, manifest.id)).manifest;
    expect(await bench.run('build', '--no-publish', ...at)).toContain(`Snapshot ${manifest.id} (unchanged)`);
    expect(await read()).toEqual(manifest);
    expect(await bench.run('build', ...at)).toContain(`Published ${manifest.id}`);
    expect((await read()).provenance.map(({ source }) => source)).toEqual(['club', 'other']);
    expect(await bench.run('build', ...at)).toContain(`Snapshot ${manifest.id} (unchanged)`);
  });
});

describe('other numbers', () => {
  const changed = (from: string, to: string) => (FILE.includes(from) ? FILE.replace(from, to) : '');

  it.each([
    ['a later date', changed('2024-03-10', '2024-03-11')],
    ['another bracket', changed('"bracket":3', '"bracket":4')],
    ['another card', changed('Trinket 90', 'Trinket 91')],
    [
      'a copy of a list with a later date',
      FILE + (LINES[3] ?? '').replace('d4', 'd9').replace('2024-03-10', '2024-03-11'),
    ],
  ])('have another id: %s', async (_, file) => {
    const plain = await built(['club', FILE]);
    const other = await built(['club', file]);
    expect(other.manifest.id).not.toBe(plain.manifest.id);
    // Only a deck with other cards has another address.
    const moved = other.ids.filter((id) => !plain.ids.includes(id));
    expect(moved).toHaveLength(file.includes('Trinket 91') ? 1 : 0);
  });
});

describe('a deck of yesterday', () => {
  it('does not move the as-of date, and no deck becomes too old', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const many = Array.from({ length: 20 }, (_, index) =>
      deckLine(`m${index}`, ['Azure Archivist'], trinkets(1 + index, 70 + index), `2023-03-${11 + index}`),
    ).join('');
    const late = deckLine('late', ['Azure Archivist'], [...trinkets(1, 60), 'Storm Surge'], yesterday);
    for (const sources of [
      [['club', many + late]],
      [
        ['club', many],
        ['mine', late],
      ],
    ] as const) {
      const { report, manifest, links } = await built(...sources);
      expect(manifest).toMatchObject({ asOf: '2023-03-30', deckRejects: {} });
      expect(manifest.counts).toMatchObject({ decks: 21, datedDecks: 20 });
      expect(report).not.toContain('Warning');
      expect(report).toContain(
        `1 deck of ${sources.at(-1)?.[0]} dated after 2023-03-30, too few to move the as-of date: counted, but in no time range`,
      );
      expect(links.flatMap(({ statedDate }) => statedDate ?? [])).toEqual([yesterday]);
    }
  });

  it('counts as before where --as-of is given', async () => {
    const { dataDir } = await built(['club', miniDecks()]);
    expect(await bench.run('build', '--as-of', '2024-02-15', '--data-dir', dataDir)).toContain(
      'as of 2024-02-15',
    );
  });
});
