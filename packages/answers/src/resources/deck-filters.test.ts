import { CardPage, CommanderPage, CommandersPage, TopListPage } from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { chosenFilters, type DeckChoice, type DeckFilters } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardOfId, commanderAt } from '../lookup/index.ts';
import { cardResultsResource, commanderResultsResource } from '../results/index.ts';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { chosenCards } from './card-choice.ts';
import { cardResource, filteredCardResource } from './card-resource.ts';
import { cardsOfCommander, playedCard } from './cards-of-commander.ts';
import { commanderDetails, commanderResource, commandersInWindow } from './commander-resource.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

/** Filters, as pages write them and as a choice. */
const WINDOWS: readonly (readonly [string, DeckChoice])[] = [
  ['', {}],
  ['range=month', { range: 'month' }],
  ['range=year&bracket=cedh', { range: 'year', bracket: 5 }],
  ['bracket=core&estimated=1', { bracket: 2, estimated: true }],
];
const FILTERS: typeof WINDOWS = [
  ...WINDOWS,
  ['theme=tokens', { theme: 'tokens' }],
  ['budget=budget&range=year', { budget: 'budget', range: 'year' }],
  ['placing=top16', { placing: 'top16' }],
  ['bracket=optimized', { bracket: 4 }],
];

const details = (slug: string, choice: DeckChoice) =>
  commanderDetails(pages.view, commanderAt(pages.snapshot, slug), chosenFilters(choice));

async function listCommanders(choice: DeckChoice) {
  const { snapshot, view } = pages;
  const listed = await commandersInWindow(snapshot, null, chosenFilters(choice));
  return listed.map(({ commander, ...counts }) =>
    commanderResource(view, commanderAt(snapshot, snapshot.commanders.keys[commander] ?? ''), counts),
  );
}

async function listPlayed(slug: string, filters: DeckFilters) {
  const cards = await cardsOfCommander(pages.snapshot, commanderAt(pages.snapshot, slug), 'lift', filters);
  return cards.map((numbers) => playedCard(pages.snapshot, numbers));
}

async function listCards(filters: DeckFilters, order: 'decks' | 'name' = 'decks') {
  const found = await chosenCards(pages.snapshot, {}, { order, minDecks: 0, filters });
  return found.map(({ card, ...counts }) => cardResource(pages.view, card, counts));
}

describe('filters by decks', () => {
  it('count commanders by what they say', async () => {
    // The 30 days up to 2024-03-30 have four of the eight decks: two of Ada and Bo, one of Ada, one of Cyr.
    expect(await listCommanders({ range: 'month' })).toMatchObject([
      { slug: 'ada-the-first-bo-the-second', num_decks: 2, potential_decks: 4, inclusion_rate: 0.5, rank: 1 },
      { slug: 'ada-the-first', num_decks: 1, potential_decks: 4, rank: 2 },
      { slug: 'cyr-the-lone', num_decks: 1, potential_decks: 4, rank: 2 },
    ]);
    expect(await details('cyr-the-lone', { range: 'month' })).toMatchObject({
      ...{ num_decks: 1, potential_decks: 4, inclusion_rate: 0.25, rank: 2 },
    });
    // Two of Cyr's four decks have no bracket from their owner; we estimate all such decks, five, at 2.
    expect(await details('cyr-the-lone', { bracket: 2 })).toMatchObject({ num_decks: 0, rank: null });
    expect(await details('cyr-the-lone', { bracket: 2, estimated: true })).toMatchObject({
      ...{ num_decks: 2, potential_decks: 5 },
    });
    // Every second deck has tokens, two of Cyr's among them; the rank is not by theme.
    expect(await details('cyr-the-lone', { theme: 'tokens' })).toMatchObject({
      ...{ num_decks: 2, potential_decks: 8, inclusion_rate: 0.25, rank: 1 },
    });
  });

  it('count cards by what they say', async () => {
    // Bracket 5 was set for one deck of Cyr alone.
    const filters = chosenFilters({ bracket: 5 });
    const played = await listPlayed('cyr-the-lone', filters);
    expect(played.map(({ name }) => name).sort()).toEqual(['Beacon', 'Island', 'Old Terror', 'Wave']);
    for (const card of played) expect(card).toMatchObject({ num_decks: 1, potential_decks: 1 });
    const listed = await listCards(filters, 'name');
    expect(listed.map(({ name }) => name)).toEqual(['Beacon', 'Island', 'Old Terror', 'Wave']);
    for (const card of listed) expect(card).toMatchObject({ num_decks: 1, potential_decks: 1 });
    const beacon = cardOfId(pages.snapshot, 'beacon');
    expect(await filteredCardResource(pages.view, beacon, chosenFilters({ range: 'month' }))).toMatchObject({
      num_decks: 4,
      potential_decks: 4,
      inclusion_rate: 1,
    });
  });

  it.each(FILTERS)('give a commander the numbers of its page: %s', async (query, choice) => {
    for (const id of ['cyr-the-lone', 'ada-the-first-bo-the-second', 'dun-the-unplayed']) {
      const found = toWire(await pages.read(`/commanders/${id}?${query}`, CommanderPage));
      const commander = await details(id, choice);
      for (const key of [
        ...(['num_decks', 'rank', 'averages', 'mana_curve', 'avg_price', 'priced_decks'] as const),
        ...(['avg_salt', 'bracket_counts', 'bracket_counts_estimated'] as const),
      ])
        expect(commander[key], `${id} ${key}`).toEqual(found[key]);
      expect(commander.themes.map(({ num_decks }) => num_decks)).toEqual(
        found.themes.map(({ num_decks }) => num_decks),
      );
      const filters = chosenFilters(choice);
      const cards = new Map((await listPlayed(id, filters)).map((card) => [card.name, card]));
      const shown = found.lists
        .flatMap(({ cards }) => cards)
        .filter(({ num_decks }) => num_decks !== undefined);
      if (found.num_decks > 0) expect(shown.length, id).toBeGreaterThan(0);
      for (const { name, num_decks, potential_decks, synergy, lift } of shown)
        expect(cards.get(name), `${id} ${name}`).toMatchObject({ num_decks, potential_decks, synergy, lift });
      const resolved = commanderAt(pages.snapshot, id);
      const results = await commanderResultsResource(pages.snapshot, resolved, filters);
      expect(results.entries).toBe(found.results?.entries ?? 0);
    }
  });

  it.each(FILTERS)('give a card the numbers of its page: %s', async (query, choice) => {
    for (const id of ['beacon', 'wave']) {
      const found = toWire(await pages.read(`/cards/${id}?${query}`, CardPage));
      const { num_decks, potential_decks, inclusion_rate, inclusion_low, inclusion_high } = found;
      const expected = { num_decks, potential_decks, inclusion_rate, inclusion_low, inclusion_high };
      const card = cardOfId(pages.snapshot, id);
      const filters = chosenFilters(choice);
      expect(await filteredCardResource(pages.view, card, filters), id).toMatchObject(expected);
      const results = await cardResultsResource(pages.snapshot, card, filters);
      expect(results.entries).toBe(found.results?.entries ?? 0);
    }
  });

  it.each(WINDOWS)('give lists the numbers of the ranked pages: %s', async (query, choice) => {
    const commanders = toWire(await pages.read(`/commanders?${query}`, CommandersPage));
    const ranked = commanders.lists.find(({ kind }) => kind === 'commanders')?.cards ?? [];
    const reported = (entries: readonly { name: string; num_decks?: number | undefined }[]) =>
      entries.map(({ name, num_decks }) => `${name.replace(' // ', ' & ')}: ${num_decks}`);
    expect(reported(await listCommanders(choice))).toEqual(reported(ranked));
    const cards = new Map((await listCards(chosenFilters(choice))).map((card) => [card.name, card]));
    const top = toWire(await pages.read(`/top/white?${query}`, TopListPage));
    for (const { name, num_decks, potential_decks } of top.lists.flatMap((shown) => shown.cards))
      expect(cards.get(name), name).toMatchObject({ num_decks, potential_decks });
  });
});
