import {
  cardResultsResource,
  commanderOfId,
  commanderResultsResource,
  type LoadedSnapshot,
  loadSnapshot,
} from '@deckwright/answers';
import type { CommanderPage, SearchPage } from '@deckwright/contract/schemas';
import { type DeckFilters, NO_FILTERS } from '@deckwright/domain';
import { currentSnapshotId } from '@deckwright/snapshot';
import { starterCards, starterDecks, starterResults } from '@deckwright/starter';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { madeSample } from '../lib/made-once.mjs';
import {
  countEntries,
  getSides,
  mantelHaenszel,
  markedSides,
  newcombe,
  played,
  type ReferenceCard,
  type ReferenceCount,
  type ReferenceEntry,
  wilson,
} from './results-reference.ts';
import { documentAt } from './walk-pages.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

/** The first days of the ranges that end with 2025-09-30. */
const FIRST_DAY = { week: '2025-09-24', month: '2025-09-01', year: '2024-10-01' };

/** With what a filter may choose by. */
type Entry = ReferenceEntry & { commanders: string[]; bracket: number | null };

let snapshot: LoadedSnapshot;
let close: () => Promise<void>;
let cards: Map<string, ReferenceCard & { isBasic: boolean }>;
let byCommander: Map<string, Entry[]>;

beforeAll(async () => {
  const dataDir = await madeSample();
  ({ snapshot, close } = await loadSnapshot(dataDir, currentSnapshotId(dataDir) ?? ''));
  const facts = new Map(starterCards().map((card) => [card.name, card]));
  const toSlug = (name: string): string => facts.get(name)?.slug ?? name;
  cards = new Map(
    [...facts.values()].map(({ slug, released, typeLine }) => [
      slug,
      { slug, released, isBasic: typeLine.startsWith('Basic ') },
    ]),
  );
  const toList = (deck: { commanders: string[]; cards: { name: string }[] }): string =>
    [deck.commanders.join(' & '), ...deck.cards.map(({ name }) => name).sort()].join('\n');
  const decks = new Map(Array.from(starterDecks(), (deck) => [toList(deck), deck]));
  const entries = Array.from(starterResults()).flatMap((row): Entry[] => {
    const deck = row.cards.length === 0 ? null : decks.get(toList(row));
    if (deck === undefined || !row.result) throw new Error(`${row.id} is not played with a deck.`);
    // Nobody knows what was played.
    if (row.commanders.length === 0) return [];
    const { event, ...result } = row.result;
    return [
      {
        commander: row.commanders.map(toSlug).sort().join('-'),
        commanders: row.commanders.map(toSlug),
        cards: deck && new Set(deck.cards.map(({ name }) => toSlug(name))),
        saved: deck?.date ?? null,
        bracket: deck?.bracket ?? null,
        ...{ event: event.id, day: event.date, size: event.size },
        ...result,
      },
    ];
  });
  byCommander = Map.groupBy(entries, ({ commander }) => commander);
});

afterAll(() => close());

const near = (value: number) => expect.closeTo(value, 3.9);

/** As the API states it: shares to four digits, none of too few. */
function stated(count: ReferenceCount) {
  const games = played(count);
  const rate = games < 30 ? null : wilson(count.wins, games);
  const cut = count.largeEntries < 10 ? null : wilson(count.reached, count.largeEntries);
  return {
    ...{ entries: count.entries, wins: count.wins, losses: count.losses, draws: count.draws, games },
    win_rate: rate && near(count.wins / games),
    win_rate_low: rate && near(rate.low),
    win_rate_high: rate && near(rate.high),
    small_sample: games < 100,
    top_cut: cut && {
      ...{
        entries: count.largeEntries,
        reached: count.reached,
        share: near(count.reached / count.largeEntries),
      },
      ...{ share_low: near(cut.low), share_high: near(cut.high), expected: near(count.expected) },
      small_sample: count.largeEntries < 39,
    },
  };
}

/** The cards of a commander with at least 30 games on both sides. */
function comparedCards(entries: readonly Entry[]) {
  const run = new Set(entries.flatMap((entry) => [...(entry.cards ?? [])]));
  return [...run].flatMap((slug) => {
    const card = cards.get(slug);
    if (!card || card.isBasic) return [];
    const sides = getSides(entries, card);
    return Math.min(played(sides.with), played(sides.without)) < 30 ? [] : [{ slug, ...sides }];
  });
}

async function expectResults(key: string, entries: readonly Entry[], filters: DeckFilters): Promise<number> {
  const api = await commanderResultsResource(snapshot, commanderOfId(snapshot, key), filters);
  const { cards: compared, ...total } = api;
  const days = entries.map(({ day }) => day).sort();
  expect(total, key).toMatchObject({
    ...stated(countEntries(entries)),
    events: new Set(entries.map(({ event }) => event)).size,
    ...{ from: days[0] ?? null, to: days.at(-1) ?? null, win_rate_by_chance: 0.25 },
  });
  const reference = comparedCards(entries);
  expect(compared.map(({ slug }) => slug).sort()).toEqual(reference.map(({ slug }) => slug).sort());
  for (const row of reference) {
    const { difference, low, high } = newcombe(row.with, row.without);
    expect(
      compared.find(({ slug }) => slug === row.slug),
      `${key} ${row.slug}`,
    ).toMatchObject({
      ...{ with: stated(row.with), without: stated(row.without) },
      ...{ difference: near(difference), difference_low: near(low), difference_high: near(high) },
    });
  }
  return reference.length;
}

describe('the tournament results of the sample, recomputed from its lists', () => {
  it('are played with decks that hold no card newer than themselves', () => {
    // So that a stated date alone decides which cards a deck could run.
    const newer = [...byCommander.values()]
      .flat()
      .flatMap((entry) =>
        [...(entry.cards ?? []), ...entry.commanders].filter(
          (slug) => (cards.get(slug)?.released ?? '9999') > (entry.saved ?? '9999'),
        ),
      );
    expect(newer).toEqual([]);
  });

  it('are those of every commander, with each card that can be compared', async () => {
    let compared = 0;
    for (const key of snapshot.commanders.keys)
      compared += await expectResults(key, byCommander.get(key) ?? [], NO_FILTERS);
    expect(byCommander.size).toBeGreaterThan(35);
    expect(compared).toBeGreaterThan(3000);
  });

  it('are those of a range, a bracket, and decks with a card or without it', async () => {
    const inCards = { preposition: 'in' as const, names: ['cyclonic-rift'] };
    const outCards = { preposition: 'out' as const, names: ['cyclonic-rift'] };
    for (const [key, entries] of byCommander) {
      for (const range of ['week', 'month', 'year'] as const)
        await expectResults(
          key,
          entries.filter(({ day }) => day >= FIRST_DAY[range]),
          {
            ...NO_FILTERS,
            range,
          },
        );
      await expectResults(
        key,
        entries.filter(({ bracket }) => bracket === 4),
        {
          ...NO_FILTERS,
          bracket: 'optimized',
        },
      );
      await expectResults(
        key,
        entries.filter((entry) => entry.cards?.has('cyclonic-rift')),
        {
          ...NO_FILTERS,
          names: [inCards],
        },
      );
      const without = entries.filter((entry) => entry.cards && !entry.cards.has('cyclonic-rift'));
      await expectResults(key, without, { ...NO_FILTERS, names: [outCards] });
    }
  });

  it('name the cards on the page that chance hardly explains', async () => {
    let marked = 0;
    for (const [key, entries] of byCommander) {
      const page = (await documentAt(snapshot, `/commanders/${key}`)) as unknown as CommanderPage;
      const compared = comparedCards(entries);
      const isMarked = markedSides(compared);
      const differences = compared
        .flatMap(({ slug, ...sides }, index) =>
          isMarked[index] ? [{ slug, size: Math.abs(newcombe(sides.with, sides.without).difference) }] : [],
        )
        .sort((a, b) => b.size - a.size);
      expect(page.results?.cardsCompared, key).toBe(compared.length);
      const named = page.results?.cards.map(({ url }) => url.slice('/cards/'.length)) ?? [];
      expect(named, key).toHaveLength(Math.min(3, differences.length));
      // Equal differences may change places.
      const smallest = differences[named.length - 1]?.size ?? 0;
      for (const slug of named)
        expect(differences.find((row) => row.slug === slug)?.size, `${key} ${slug}`).toBeGreaterThan(
          smallest - 0.0001,
        );
      marked += named.length;
    }
    expect(marked).toBeGreaterThan(10);
  });

  it('are those of every card, across its commanders', async () => {
    let across = 0;
    for (const [index, { slug }] of snapshot.cards.entries()) {
      const card = cards.get(slug);
      if (!card) throw new Error(`${slug} is no card of the sample.`);
      const sides = [...byCommander].flatMap(([commander, entries]) => {
        const both = getSides(entries, card);
        return played(both.with) > 0 && played(both.without) > 0 ? [{ commander, ...both }] : [];
      });
      const holding = [...byCommander.values()].flat().filter((entry) => entry.cards?.has(slug));
      const api = await cardResultsResource(snapshot, index);
      expect(api, slug).toMatchObject({
        ...stated(countEntries(holding)),
        events: new Set(holding.map(({ event }) => event)).size,
      });
      const games = (side: 'with' | 'without') => sides.reduce((sum, row) => sum + played(row[side]), 0);
      if (Math.min(games('with'), games('without')) < 30) expect(api.across, slug).toBeNull();
      else {
        const { difference, low, high } = mantelHaenszel(sides);
        expect(api.across, slug).toEqual({
          commanders: sides.length,
          ...{ games_with: games('with'), games_without: games('without') },
          ...{ difference: near(difference), difference_low: near(low), difference_high: near(high) },
        });
        across += 1;
      }
      const rated = sides.filter((row) => Math.min(played(row.with), played(row.without)) >= 30);
      expect(api.commanders, slug).toHaveLength(rated.length);
      for (const one of api.commanders) {
        const row = rated.find(({ commander }) => commander === one.slug);
        expect([one.with.wins, one.with.games, one.without.wins, one.without.games], slug).toEqual(
          row && [row.with.wins, played(row.with), row.without.wins, played(row.without)],
        );
      }
    }
    expect(across).toBeGreaterThan(500);
  });

  it('choose the decks of a top 16', async () => {
    let chosen = 0;
    for (const [key, entries] of byCommander) {
      const page = (await documentAt(
        snapshot,
        `/commanders/${key}?placing=top16`,
      )) as unknown as CommanderPage;
      const top = entries.filter(({ cards: list, size, placing }) => list && size >= 32 && placing <= 16);
      const lists = new Set(top.map((entry) => [...(entry.cards ?? [])].sort().join()));
      expect([key, page.numDecks, page.results]).toEqual([key, lists.size, null]);
      chosen += lists.size;
    }
    expect(chosen).toBeGreaterThan(200);
  });

  it('are what the search finds cards by', async () => {
    const key = 'kinnan-bonder-prodigy';
    const entries = byCommander.get(key) ?? [];
    const query = new URLSearchParams({ q: `in:${key} games>=30 order:winrate`, view: 'table' });
    const page = (await documentAt(snapshot, `/search?${query}`)) as unknown as SearchPage;
    expect(page.records?.length).toBeGreaterThan(20);
    for (const { url, games, winRate, winRateLow, winRateHigh } of page.records ?? []) {
      const card = cards.get(url.slice(url.lastIndexOf('/') + 1));
      const running = entries.filter((entry) => card && entry.cards?.has(card.slug));
      const count = countEntries(running);
      const { low, high } = wilson(count.wins, played(count));
      expect([games, winRate, winRateLow, winRateHigh], url).toEqual([
        played(count),
        ...[near(count.wins / played(count)), near(low), near(high)],
      ]);
    }
    const lows = page.records?.map(({ winRateLow }) => winRateLow ?? 0) ?? [];
    expect(lows).toEqual([...lows].sort((a, b) => b - a));
  });
});
