import { writeResults } from '@deckwright/engine/build';
import { loadEngine } from '@deckwright/engine/query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commanderAt } from '../lookup/known-names.ts';
import { openTiny, tinyContent } from '../testing/index.ts';
import { commanderResultsResource, tournamentResults } from './tournament-results.ts';

const total = (wins: number, losses: number, draws: number, large = { largeEntries: 0, topCut: 0 }) => ({
  total: { entries: 20, wins, losses, draws, expectedTopCut: large.largeEntries * 0.4, ...large },
  events: 2,
  firstDay: 20_000,
  lastDay: 20_010,
  cards: [],
});

const SNAPSHOT = { cards: [] };

describe('the results of a page', () => {
  it('have the win rate with its 95% interval, draws counted as not won', () => {
    /*
     * 30 of 100, by hand: z = 1.96, z² = 3.8415. Center (30 + 1.9207) / 103.8415 = 0.30740; half-width
     * 1.96 / 103.8415 × √(30 × 70 / 100 + 0.96036) = 0.018875 × √21.96036 = 0.018875 × 4.68619 = 0.08845.
     */
    expect(tournamentResults(SNAPSHOT, total(30, 50, 20))).toMatchObject({
      ...{ games: 100, winRate: 0.3, winRateLow: 0.2189, winRateHigh: 0.3958 },
      ...{ smallSample: false, from: '2024-10-04', to: '2024-10-14', topCut: null },
    });
  });

  it('have no win rate below 30 games, and a mark below 100', () => {
    expect(tournamentResults(SNAPSHOT, total(10, 19, 0))).toMatchObject({
      ...{ games: 29, winRate: null, winRateLow: null, winRateHigh: null, smallSample: true },
    });
    expect(tournamentResults(SNAPSHOT, total(10, 20, 0))).toMatchObject({
      winRate: 0.3333,
      smallSample: true,
    });
    expect(tournamentResults(SNAPSHOT, total(40, 59, 0))).toMatchObject({ smallSample: true });
  });

  it('compare the share of the top cut with chance, from ten decks on', () => {
    // 5 of 10: center (5 + 1.9207) / 13.8415 = 0.5; half-width 0.141604 × √(2.5 + 0.96036) = 0.26341.
    expect(tournamentResults(SNAPSHOT, total(0, 0, 0, { largeEntries: 10, topCut: 5 }))?.topCut).toEqual({
      ...{ entries: 10, reached: 5, share: 0.5, shareLow: 0.2366, shareHigh: 0.7634 },
      ...{ expected: 0.4, smallSample: true },
    });
    expect(tournamentResults(SNAPSHOT, total(0, 0, 0, { largeEntries: 9, topCut: 5 }))?.topCut).toBeNull();
  });

  it('are null without results', () => {
    expect(tournamentResults(SNAPSHOT, null)).toBeNull();
  });
});

describe('the results of a commander', () => {
  it('compare each card with the decks without it', async () => {
    const content = tinyContent();
    const engine = loadEngine(content.engine.buffer as ArrayBuffer);
    const event = { id: 'spring', name: 'Spring Open', day: 19_800, size: 64 };
    const entries = Array.from({ length: engine.decks }, (_, deck) => {
      const commander = engine.commanderStart.findIndex(
        (start, at) => start <= deck && deck < (engine.commanderStart[at + 1] ?? 0),
      );
      return { event, commander, deck, placing: deck + 1, wins: 20, losses: 15, draws: 5 };
    });
    const { snapshot, close } = await openTiny({ results: writeResults(entries, engine) });
    onTestFinished(close);
    const commander = snapshot.commanders.keys
      .map((key) => commanderAt(snapshot, key))
      .sort((a, b) => getDecks(b.key) - getDecks(a.key))[0];
    function getDecks(key: string): number {
      return snapshot.commanders.getDecks(snapshot.commanders.indexOf(key) ?? 0);
    }
    if (!commander) throw new Error('no commander');
    const found = await commanderResultsResource(snapshot, commander);
    const decks = getDecks(commander.key);
    expect(found).toMatchObject({ entries: decks, games: decks * 40, win_rate: 0.5, events: 1 });
    expect(found.cards.length).toBeGreaterThan(0);
    for (const card of found.cards) {
      expect(card.with.entries + card.without.entries).toBeLessThanOrEqual(decks);
      expect(card.difference).toBe(0);
      expect(card.difference_low).toBeLessThan(0);
      expect(card.difference_high).toBeGreaterThan(0);
    }
  });

  it('are zeros without results', async () => {
    const { snapshot, close } = await openTiny();
    onTestFinished(close);
    const commander = commanderAt(snapshot, snapshot.commanders.keys[0] ?? '');
    expect(await commanderResultsResource(snapshot, commander)).toMatchObject({
      ...{ entries: 0, games: 0, events: 0, win_rate: null, top_cut: null, from: null, cards: [] },
    });
  });
});
