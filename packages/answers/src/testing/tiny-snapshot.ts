import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Theme, toDay } from '@deckwright/domain';
import {
  buildShard,
  type EngineDeck,
  finishEngine,
  makeCardModel,
  toEngineCard,
} from '@deckwright/engine/build';
import { loadEngine } from '@deckwright/engine/query';
import { buildNameIndex } from '@deckwright/search';
import { publishSnapshot, type SnapshotContent, writeSnapshot } from '@deckwright/snapshot';
import { loadSnapshot } from '../snapshot/load-snapshot.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { TINY_CARDS, TINY_DECKS } from './tiny-catalog.ts';

/** Every second deck of TINY_DECKS, starting with the first, is tagged with tokens. */
const TINY_THEMES: readonly Omit<Theme, 'decks'>[] = [
  { slug: 'tokens', name: 'Tokens', kind: 'theme' },
  { slug: 'elves', name: 'Elves', kind: 'kindred' },
  { slug: 'planeswalkers', name: 'Planeswalkers', kind: 'theme' },
];

/** Creates a new folder in the system's temporary folder; the caller removes it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'deckwright-site-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The content of a snapshot with the tiny catalog; `decks` are positions in TINY_DECKS, all by default. */
export function tinyContent(
  decks: readonly number[] = TINY_DECKS.map((_, index) => index),
  changes: Partial<SnapshotContent> = {},
): SnapshotContent {
  const engineCards = TINY_CARDS.map(toEngineCard);
  const shard = buildShard(engineCards, decks.flatMap(engineDeck));
  const asOfDay = toDay('2024-03-30') ?? 0;
  const { bytes, themeDecks, cardOrder, deckRefs } = finishEngine(engineCards, shard, {
    asOfDay,
    themes: TINY_THEMES.map(({ kind }) => kind),
  });
  const cards = Array.from(cardOrder).flatMap((position) => TINY_CARDS[position] ?? []);
  const indexOf = (name: string): number => cardOrder.indexOf(getPosition(name));
  const dated = shard.day.filter((day) => day > 0).length;
  return {
    asOf: '2024-03-30',
    maxAgeDays: 730,
    sample: false,
    provenance: [{ source: 'club', rights: 'own', decks: shard.day.length }],
    deckRejects: {},
    decks: shard.day.length,
    datedDecks: dated,
    commanders: shard.labels.length,
    engine: bytes,
    cardModel: makeCardModel(cards, loadEngine(bytes.buffer), [
      { commanders: [indexOf('Cyr the Lone')], cards: [indexOf('Beacon')] },
    ]),
    deckLinks: Array.from(deckRefs, (ref) => ({
      id: `deck${ref}`,
      source: 0,
      url: ref === 4 ? null : `https://decks.example/${ref}`,
      basics: ref === 0 ? [['plains', 30]] : [],
      statedDate: null,
      sourceIds: [`source-deck${ref}`],
      ...(ref === 4 ? { extraCopies: [['wave', 4]] } : {}),
    })),
    cards,
    names: buildNameIndex(
      cards.map((card, ref) => ({
        label: card.name,
        keys: [card.name, ...card.faces.map((face) => face.name), ...card.aliases],
        weight: cards.length - ref,
        kind: 0,
        ref,
      })),
    ),
    combos: [
      {
        id: '1-2',
        cards: [
          { name: 'Beacon', oracleId: null, mustBeCommander: false },
          { name: 'Wave', oracleId: null, mustBeCommander: false },
        ],
        requires: [],
        produces: ['Infinite light'],
        identity: 2,
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
        commanders: ['Cyr the Lone'],
        cards: [{ name: 'Beacon', quantity: 1 }],
      },
    ],
    sets: [
      {
        code: 'tst',
        name: 'Test Set',
        setType: 'expansion',
        released: '2020-01-01',
        cardCount: 18,
        iconUri: null,
      },
    ],
    rulings: [],
    excluded: {
      date: '2024-03-28',
      names: [
        { name: 'Ha! Bo, Run!', kind: 'not-legal' },
        { name: 'Beacon (Not the Bright One)', kind: 'not-legal' },
        { name: 'Screen Light', kind: 'arena' },
        { name: 'Beast', kind: 'token' },
      ],
    },
    themes: TINY_THEMES.map((theme, number) => ({ ...theme, decks: themeDecks[number] ?? 0 })),
    ...changes,
  };
}

export type TinySnapshot = { snapshot: LoadedSnapshot; dataDir: string; close: () => Promise<void> };

/** The tiny snapshot, ready to answer; `decks` are positions in TINY_DECKS, all by default. */
export async function openTiny(
  changes: Partial<SnapshotContent> = {},
  decks?: readonly number[],
): Promise<TinySnapshot> {
  const folder = temporaryFolder();
  const id = await publishTiny(folder.path, tinyContent(decks, changes));
  const { snapshot, close } = await loadSnapshot(folder.path, id);
  return {
    snapshot,
    dataDir: folder.path,
    close: async () => {
      await close();
      folder.remove();
    },
  };
}

/** Writes and publishes a snapshot; returns its id. */
export async function publishTiny(
  dataDir: string,
  content: SnapshotContent = tinyContent(),
): Promise<string> {
  const { id } = await writeSnapshot(dataDir, content, '2024-04-01T00:00:00.000Z');
  await publishSnapshot(dataDir, id);
  return id;
}

function engineDeck(index: number): EngineDeck[] {
  const deck = TINY_DECKS[index];
  if (!deck) return [];
  return [
    {
      commanders: deck.commanders.map(getPosition),
      cards: deck.cards.map(getPosition),
      day: deck.date === null ? null : toDay(deck.date),
      companion: deck.companion === undefined ? null : getPosition(deck.companion),
      bracket: deck.bracket ?? 0,
      estimatedBracket: 2,
      basics: 30,
      basicsEstimated: true,
      tags: index % 2 === 0 ? [0] : [],
      ref: index,
    },
  ];
}

function getPosition(name: string): number {
  const position = TINY_CARDS.findIndex((card) => card.name === name);
  if (position < 0) throw new RangeError(`The tiny catalogue has no card "${name}".`);
  return position;
}
