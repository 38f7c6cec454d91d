import type { Card } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';
import { historyTableBytes } from './history/history-table.ts';
import { joinCountHistory } from './history/snapshot-history.ts';
import type { SnapshotContent } from './write-snapshot.ts';

/** A card with this name, a price, a salt score and a role. */
function cardNamed(name: string): Card {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return makeCard({
    name,
    key: slug,
    slug,
    text: null,
    prices: { tcgplayer: { price: 1.5, currency: 'USD', date: '2024-01-01' } },
    salt: { score: 1.25, votes: 4 },
    roles: ['ramp'],
  });
}

/** A small snapshot's content; `changes` replace parts of it. */
export function sampleContent(changes: Partial<SnapshotContent> = {}): SnapshotContent {
  return {
    asOf: '2024-03-30',
    maxAgeDays: 730,
    sample: false,
    provenance: [{ source: 'club', rights: 'own', decks: 2 }],
    deckRejects: { 'off-color': 1 },
    decks: 2,
    datedDecks: 1,
    commanders: 1,
    deckLinks: [
      {
        ...{ id: 'a1', source: 0, url: 'https://decks.example/1', basics: [] },
        ...{ statedDate: '2023-02-01', sourceIds: ['a1-club', 'a1-other'] },
      },
      { id: 'b2', source: 0, url: null, basics: [['wastes', 9]], statedDate: null, sourceIds: ['b2-club'] },
    ],
    engine: new Uint8Array(4096).map((_, index) => index % 251),
    cardModel: new Uint8Array([9, 8, 7]),
    cardDecks: new Uint8Array([6, 5]),
    history: {
      prices: historyTableBytes({
        days: [19_800, 19_812],
        rows: 3,
        columns: 8,
        fill: (row, column, series) => series.set(column === 1 ? [100 + row, 150] : [-1, -1]),
      }),
      counts: joinCountHistory(
        historyTableBytes({
          days: [19_812],
          rows: 3,
          columns: 3,
          fill: (row, _, series) => series.set([row]),
        }),
        historyTableBytes({ days: [19_812], rows: 1, columns: 2, fill: (_, __, series) => series.set([2]) }),
      ),
    },
    results: new Uint8Array([7, 8, 9]),
    excluded: { date: '2024-03-29', names: [{ name: 'Joke (Worn)', kind: 'not-legal' }] },
    cards: [cardNamed('Brass Beacon'), cardNamed('Élan Engine'), cardNamed('Quiet Quill')],
    names: new Uint8Array([1, 2, 3, 4]),
    combos: [
      {
        id: '1-2',
        cards: [
          { name: 'Brass Beacon', oracleId: null, mustBeCommander: false },
          { name: 'Quiet Quill', oracleId: null, mustBeCommander: false },
        ],
        requires: [],
        produces: ['Infinite mana'],
        identity: 0,
        prerequisites: '',
        steps: '',
        manaNeeded: '',
        bracketTag: 'S',
      },
    ],
    precons: [
      {
        name: 'First Steps',
        slug: 'first-steps',
        setCode: 'tst',
        released: '2020-01-01',
        type: 'Commander Deck',
        commanders: ['Brass Beacon'],
        cards: [{ name: 'Quiet Quill', quantity: 1 }],
      },
    ],
    sets: [
      {
        code: 'tst',
        name: 'Test',
        setType: 'expansion',
        released: '2020-01-01',
        cardCount: 3,
        iconUri: null,
      },
    ],
    rulings: [
      {
        key: 'quiet-quill',
        rulings: [
          { date: '2024-03-30', source: 'wotc', text: 'It writes “é” — quietly.\nAlways.' },
          { date: '2020-01-01', source: 'scryfall', text: 'It costs {1}.' },
        ],
      },
      { key: 'of-another-catalogue', rulings: [{ date: '2020-01-01', source: 'wotc', text: 'No.' }] },
    ],
    themes: [{ slug: 'tokens', name: 'Tokens', kind: 'theme', decks: 1 }],
    ...changes,
  };
}
