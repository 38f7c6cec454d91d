import { toWire } from '@deckwright/contract/wire';
import { NO_FILTERS } from '@deckwright/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cardPage } from '../card-page/card-page.ts';
import { commanderPage } from '../commander/commander-page.ts';
import { commanderAt } from '../lookup/known-names.ts';
import { searchPage } from '../search/search-page.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { openTiny, tinyContent, tinyResults } from '../testing/index.ts';
import { cardResultsResource } from './card-tournament-results.ts';

/** Each deck played 40 games of one event and won 10, and 30 if `isStrong`. */
async function openWithResults(isStrong: (cards: readonly number[]) => boolean): Promise<LoadedSnapshot> {
  const { snapshot, close } = await openTiny({ results: tinyResults({ isStrong }) });
  onTestFinished(close);
  return snapshot;
}

const never = () => false;
const find = (snapshot: LoadedSnapshot, q: string) => searchPage({ snapshot, imageHost: null }, q, 1);
const named = async (snapshot: LoadedSnapshot, q: string) =>
  (await find(snapshot, q)).lists[0]?.cards.map(({ name }) => name) ?? [];

/** Cyr has four decks: Beacon is in three of them, Wave in two, and seven cards are in one each. */
describe('win rates in the search', () => {
  it('are those of the commander’s decks with a card, and come with their games', async () => {
    const snapshot = await openWithResults(never);
    const page = await find(snapshot, 'in:cyr-the-lone order:winrate');
    // 30 of 120: center (30 + 1.92073) / 123.84146, half-width 1.96 / 123.84146 × √(30 × 90 / 120 + 0.96036).
    expect(page.records?.[0]).toEqual({
      ...{ url: '/cards/beacon', games: 120, winRate: 0.25 },
      ...{ winRateLow: 0.1811, winRateHigh: 0.3344 },
    });
    // At the same rate, more games come first: Beacon's 120, Wave's 80, then 40 each.
    expect((await named(snapshot, 'in:cyr-the-lone order:winrate')).slice(0, 2)).toEqual(['Beacon', 'Wave']);
    expect(await named(snapshot, 'in:cyr-the-lone games>=80')).toEqual(['Beacon', 'Wave']);
    expect(await named(snapshot, 'in:cyr-the-lone winrate>25')).toEqual([]);
    expect(await named(snapshot, 'in:cyr-the-lone wr>=25')).toHaveLength(9);
  });

  it('without a commander are those of decks with the card as one', async () => {
    const snapshot = await openWithResults(never);
    expect(await named(snapshot, 'is:commander winrate=25')).toContain('Cyr the Lone');
    expect(await named(snapshot, 'winrate>=0 -is:commander')).toEqual([]);
  });

  it('are explained where there are none, and not sent unless asked for', async () => {
    const { snapshot, close } = await openTiny();
    onTestFinished(close);
    const page = await find(snapshot, 'winrate>10');
    expect(page).toMatchObject({ numCards: 0, records: null });
    expect(page.warnings.join(' ')).toContain('too few tournament results');
    expect((await find(await openWithResults(never), 'in:cyr-the-lone')).records).toBeNull();
  });
});

describe('results on pages', () => {
  it('name the cards that chance hardly explains', async () => {
    const content = tinyContent();
    const wave = content.cards.findIndex(({ slug }) => slug === 'wave');
    const snapshot = await openWithResults((cards) => cards.includes(wave));
    const page = await commanderPage(
      { snapshot, imageHost: null },
      commanderAt(snapshot, 'cyr-the-lone'),
      NO_FILTERS,
      [],
    );
    // Wave: 60 of 80 with it, 20 of 80 without it.
    expect(page.results?.cards[0]).toMatchObject({
      ...{ name: 'Wave', url: '/cards/wave', difference: 0.5 },
      ...{ with: { games: 80, wins: 60 }, without: { games: 80, wins: 20 } },
    });
    expect(page.results?.cardsCompared).toBe(9);
  });

  it('compare a card with the same commanders’ decks without it', async () => {
    const snapshot = await openWithResults(never);
    const beacon = snapshot.cards.findIndex(({ slug }) => slug === 'beacon');
    const { results } = await cardPage({ snapshot, imageHost: null }, beacon, NO_FILTERS, []);
    expect(results?.across).toMatchObject({ difference: 0 });
    expect(results?.commanders.map(({ name }) => name)).toContain('Cyr the Lone');
    const resource = await cardResultsResource(snapshot, beacon);
    expect(resource).toMatchObject({ object: 'card_results', slug: 'beacon', win_rate: 0.25, events: 1 });
    expect(resource.across).toEqual(toWire(results?.across));
    expect(resource.games).toBe(results?.games);
  });
});
