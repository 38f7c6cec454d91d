import {
  commanderNumbers,
  commanderStats,
  findCommander,
  loadEngine,
  NO_ENGINE_FILTERS,
} from '@deckwright/engine/query';
import { currentSnapshotId, readSnapshot, type Snapshot } from '@deckwright/snapshot';
import { starterCommanders } from '@deckwright/starter';
import { beforeAll, describe, expect, it } from 'vitest';
import { madeSample } from '../../../../tooling/lib/made-once.mjs';

/** A commander's signature cards must be within this rank by shrunk lift. */
const SIGNATURE_RANK = 40;

describe('the snapshot of the sample set', () => {
  let snapshot: Snapshot;
  let stats: (commanders: readonly string[]) => ReturnType<typeof commanderStats>;
  let ranksByLift: (commanders: readonly string[]) => Map<string, number>;

  beforeAll(async () => {
    const dataDir = await madeSample();
    snapshot = await readSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
    const { cards } = snapshot;
    const engine = loadEngine(snapshot.engine);
    const indexOf = new Map(cards.map((card, index) => [card.name, index]));
    const getCommander = (names: readonly string[]): number => {
      const found = findCommander(
        engine,
        names.map((name) => indexOf.get(name) ?? -1),
      );
      if (found === null) throw new Error(`${names.join(' + ')} leads no deck`);
      return found;
    };
    stats = (names) => commanderStats(engine, { commander: getCommander(names), filters: NO_ENGINE_FILTERS });
    ranksByLift = (names) => {
      const numbers = commanderNumbers(engine, {
        commander: getCommander(names),
        filters: NO_ENGINE_FILTERS,
      });
      const order = Array.from(numbers.cards, (card, position) => ({
        name: cards[card]?.name ?? '',
        lift: numbers.lift[position] ?? Number.NaN,
      })).sort((a, b) => b.lift - a.lift);
      return new Map(order.map(({ name }, index) => [name, index + 1]));
    };
  });

  it('counts every deck, as of the last day of the sample', () => {
    const { manifest, precons, combos } = snapshot;
    expect(manifest.counts.decks).toBeGreaterThanOrEqual(20_000);
    // The lists of the tournaments are those of counted decks.
    expect(Object.keys(manifest.deckRejects)).toEqual(['identical-list', 'no-list']);
    expect(manifest.asOf).toBe('2025-09-30');
    expect(precons.length).toBe(12);
    expect(combos.length).toBeGreaterThanOrEqual(40);
  });

  it('fills at least ten sections and 150 tiles for most of the commanders', () => {
    const pages = starterCommanders()
      .filter(({ decks }) => decks > 0)
      .map(({ commanders, decks }) => {
        const { sections } = stats(commanders);
        const tiles = sections.reduce((sum, { cards }) => sum + cards.length, 0);
        return { decks, isFull: sections.length >= 10 && tiles >= 150 };
      });
    expect(pages.length).toBeGreaterThanOrEqual(120);
    expect(pages.filter(({ isFull }) => isFull).length).toBeGreaterThanOrEqual(120);
    expect(pages.filter(({ decks, isFull }) => decks > 30 && !isFull)).toEqual([]);
    expect(pages.filter(({ decks }) => decks <= 12).length).toBeGreaterThanOrEqual(5);
  });

  it(`has each signature card of the well-known commanders among the first ${SIGNATURE_RANK} by lift`, () => {
    const listed = starterCommanders().filter(({ signature }) => signature.length > 0);
    expect(listed.length).toBe(80);
    const low = listed.flatMap(({ commanders, signature }) => {
      const ranks = ranksByLift(commanders);
      return signature
        .map((name) => ({ commander: commanders.join(' + '), name, rank: ranks.get(name) ?? null }))
        .filter(({ rank }) => rank === null || rank > SIGNATURE_RANK);
    });
    expect(low).toEqual([]);
  });

  it('has cards of the newest sets among the new ones of some commanders', () => {
    const fresh = starterCommanders()
      .filter(({ decks }) => decks > 100)
      .filter(({ commanders }) => stats(commanders).sections.some(({ tag }) => tag === 'newcards'));
    expect(fresh.length).toBeGreaterThan(20);
  });

  it('counts all five brackets by owner, and estimates from 2 on if none is set', () => {
    const { bracketCounts } = stats(["Atraxa, Praetors' Voice"]);
    expect(Math.min(...bracketCounts.owner)).toBeGreaterThan(0);
    expect(bracketCounts.unset).toBeGreaterThan(200);
    expect(bracketCounts.estimated[0]).toBe(0);
    expect(bracketCounts.estimated.filter((count) => count > 0).length).toBeGreaterThanOrEqual(3);
  });

  it('moves commanders up and down the ranks', () => {
    const ranks = stats(["Atraxa, Praetors' Voice"]).rankHistory.map(({ rank }) => rank);
    expect(ranks.length).toBeGreaterThanOrEqual(24);
    expect(new Set(ranks).size).toBeGreaterThan(2);
  });
});
