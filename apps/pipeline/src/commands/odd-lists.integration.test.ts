import { writeFileSync } from 'node:fs';
import { cardCounts, loadEngine } from '@deckwright/engine/query';
import { currentSnapshotId, readSnapshot } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { deckLine, trinkets } from '../testing/mini-mirror.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const bench = useWorkbench();
const azure = ['Azure Archivist'];

const entries = (names: readonly string[]) => names.map((name) => ({ name, quantity: 1 }));
/** 1 commander, `copies` of Trinket 01, 65 others and 30 Islands: 96 + `copies` cards. */
const withCopies = (id: string, copies: number, from: number): string =>
  deckLine(id, azure, [], '2024-03-01', {
    cards: [
      { name: 'Trinket 01', quantity: copies },
      ...entries(trinkets(from, from + 64)),
      { name: 'Island', quantity: 30 },
    ],
  });

async function publish(...lines: string[]) {
  writeFileSync(bench.deckFile, lines.join(''));
  await bench.ingestMirror();
  const ingested = await bench.ingestDecks();
  const built = await bench.run('build');
  const snapshot = await readSnapshot(bench.dataDir, currentSnapshotId(bench.dataDir) ?? '');
  return { ingested, built, snapshot, engine: loadEngine(snapshot.engine) };
}

describe('lists that are not as the rules have them', () => {
  it('with four copies of a card are reported, and the card counts once', async () => {
    const { ingested, built, snapshot, engine } = await publish(
      withCopies('four', 4, 2),
      withCopies('one', 1, 3),
      deckLine('listed', azure, ['Trinket 01', 'Trinket 01', ...trinkets(4, 70), 'Island'], '2024-03-01'),
    );
    expect(ingested).toContain(
      '2 decks with more copies of a card than the rules allow, which will count once: four (4 Trinket 01), listed (2 Trinket 01)\n',
    );
    expect(built).toContain(
      '2 counted decks with more copies of a card than the rules allow, which count once: club four (4 Trinket 01), club listed (2 Trinket 01)\n',
    );
    const card = snapshot.cards.findIndex(({ name }) => name === 'Trinket 01');
    expect(cardCounts(engine, card).numDecks).toBe(3);
    expect([...snapshot.deckLinks].flatMap(({ extraCopies = [] }) => extraCopies).sort()).toEqual([
      ['trinket-01', 2],
      ['trinket-01', 4],
    ]);
  });

  it('of sixty cards count, and the build says that they are filled with basics', async () => {
    const { ingested, built, snapshot } = await publish(
      // 1 commander + 58 + 1 Island = 60 cards, so 40 more basics: 41.
      deckLine('s60', azure, [...trinkets(1, 58), 'Island'], '2024-03-01'),
      // 72 cards, so 28 more: 29.
      deckLine('usual', azure, [...trinkets(1, 70), 'Island'], '2024-03-01'),
      withCopies('stated', 1, 3),
    );
    expect(ingested).not.toContain('more copies');
    expect(built).not.toContain('more copies');
    expect(built).toContain('2 counted decks from sources that record one copy of each card');
    expect(built).toContain('1 with more than 38, so probably short lists: club s60 (41 basic lands)\n');
    expect(snapshot.manifest.counts.decks).toBe(3);
  });

  it('are not mentioned where there are none', async () => {
    const { ingested, built } = await publish(withCopies('one', 1, 3), withCopies('two', 1, 4));
    for (const report of [ingested, built]) expect(report).not.toMatch(/more copies|basic lands/);
  });
});
