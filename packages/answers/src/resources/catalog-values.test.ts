import { makeCard } from '@deckwright/domain/testing';
import { expect, it, vi } from 'vitest';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { catalogDetails, catalogResource, listedCatalogs } from './catalog-resource.ts';

function openCatalogs(lines: readonly string[]): { snapshot: LoadedSnapshot; readTypeLine: () => number } {
  const readTypeLine = vi.fn();
  const cards = lines.map((typeLine, index) => {
    const card = makeCard({ name: `Card ${index}`, typeLine });
    const faces = card.faces.map((face) => ({
      ...face,
      get typeLine() {
        readTypeLine();
        return face.typeLine;
      },
    }));
    return { ...card, faces };
  });
  const nameRanks = Uint32Array.from(cards.keys(), (index) => cards.length - index);
  const snapshot = { cards, themes: [], sets: [], columns: { nameRanks }, ready: async () => {} };
  // All that catalogs read.
  return {
    snapshot: snapshot as unknown as LoadedSnapshot,
    readTypeLine: () => readTypeLine.mock.calls.length,
  };
}

const LINES = [
  'Creature -- Human Rogue',
  'Artifact Creature — Golem',
  'Artifact — Equipment',
  'Kindred Instant — Goblin',
  'Stickers',
];

it('has known types only, and creature types behind any dash', async () => {
  const { snapshot } = openCatalogs(LINES);
  const read = async (id: string) => (await catalogDetails(snapshot, id)).values;
  expect(await read('card-types')).toEqual(['Artifact', 'Creature', 'Instant', 'Kindred']);
  expect(await read('creature-types')).toEqual(['Goblin', 'Golem', 'Human', 'Rogue']);
  expect(await read('artifact-types')).toEqual(['Equipment']);
  expect(await read('spell-types')).toEqual([]);
  expect(await read('card-names')).toEqual(['Card 4', 'Card 3', 'Card 2', 'Card 1', 'Card 0']);
});

it('reads each type line for all catalogs in one pass', async () => {
  const { snapshot, readTypeLine } = openCatalogs(LINES);
  await Promise.all(listedCatalogs().map((id) => catalogResource(snapshot, id)));
  // Once for its types, once for the creature types of its card.
  expect(readTypeLine()).toBe(2 * LINES.length);
});

it('lets others have the thread meanwhile', async () => {
  const { snapshot, readTypeLine } = openCatalogs(Array.from({ length: 6000 }, () => 'Artifact'));
  const listed = catalogDetails(snapshot, 'sets');
  await new Promise(setImmediate);
  expect(readTypeLine()).toBeLessThan(2 * 6000);
  await listed;
});
