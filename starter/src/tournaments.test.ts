import { type RawDeck, toDay } from '@deckwright/domain';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SAMPLE_DATE, starterCards, starterDecks, starterResultCount, starterResults } from './index.ts';

// Twenty thousand decks take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Result = NonNullable<RawDeck['result']>;

const results = [...starterResults()];
const played = results.flatMap(({ result }) => (result ? [result] : []));
const byEvent = Map.groupBy(played, ({ event }) => event.id);
const listed = results.filter(({ cards }) => cards.length > 0);
const toList = ({ commanders, cards }: Pick<RawDeck, 'commanders' | 'cards'>): string =>
  JSON.stringify([commanders, cards]);
const sum = (rows: readonly Result[], read: (row: Result) => number): number =>
  rows.reduce((total, row) => total + read(row), 0);

let decks: Map<string, RawDeck>;
beforeAll(() => {
  decks = new Map(Array.from(starterDecks(), (deck) => [toList(deck), deck]));
});

describe('the sample tournaments', () => {
  it('have a result for each place, the same at every call', () => {
    expect(results).toHaveLength(starterResultCount());
    expect(played).toHaveLength(results.length);
    for (const [id, rows] of byEvent) {
      const { size } = rows[0]?.event ?? { size: 0 };
      expect([id, rows.map(({ placing }) => placing)]).toEqual([
        id,
        Array.from({ length: size }, (_, index) => index + 1),
      ]);
    }
    expect(
      results.every(
        ({ id, date, result }) =>
          id === `${result?.event.id}/${result?.placing}` && date === result?.event.date,
      ),
    ).toBe(true);
    expect([...starterResults()]).toEqual(results);
  });

  it('are of sizes on both sides of those with a top cut, up to the last week of the sample', () => {
    const sizes = [...byEvent.values()].map((rows) => rows.length);
    expect(sizes.filter((size) => size < 32).length).toBeGreaterThan(10);
    expect(sizes.filter((size) => size >= 32).length).toBeGreaterThan(20);
    expect(sizes).toContain(28);
    expect(sizes).toContain(32);
    const last = toDay(SAMPLE_DATE) ?? 0;
    const days = played.map(({ event }) => toDay(event.date) ?? 0);
    expect(last - Math.max(...days)).toBeLessThan(7);
    expect(last - Math.min(...days)).toBeGreaterThan(600);
    expect(last - Math.min(...days)).toBeLessThan(730);
  });

  it('have one winner in each game of four, or a draw', () => {
    for (const [id, rows] of byEvent) {
      const rounds = rows.length <= 32 ? 4 : rows.length <= 64 ? 5 : 6;
      expect([id, new Set(rows.map(({ wins, losses, draws }) => wins + losses + draws))]).toEqual([
        id,
        new Set([rounds]),
      ]);
      expect([id, sum(rows, ({ losses }) => losses)]).toEqual([id, 3 * sum(rows, ({ wins }) => wins)]);
      expect(sum(rows, ({ draws }) => draws) % 4).toBe(0);
      const points = rows.map(({ wins, draws }) => 5 * wins + draws);
      expect([id, points]).toEqual([id, [...points].sort((a, b) => b - a)]);
    }
    expect(sum(played, ({ draws }) => draws)).toBeGreaterThan(200);
  });

  it('are played with lists of sample decks, saved since then, that hold no card of later', () => {
    const released = new Map(starterCards().map((card) => [card.name, toDay(card.released) ?? 0]));
    for (const row of listed) {
      const deck = decks.get(toList(row));
      const day = toDay(row.date ?? '') ?? 0;
      expect(toDay(deck?.date ?? '') ?? 0).toBeGreaterThanOrEqual(day);
      for (const name of [...row.commanders, ...row.cards.map((card) => card.name)])
        if ((released.get(name) ?? Number.POSITIVE_INFINITY) > day) throw new Error(`${row.id}: ${name}`);
    }
  });

  it('have lists entered several times, and players without a list, of some of whom the commander is known', () => {
    const times = [...Map.groupBy(listed, toList).values()].map((rows) => rows.length);
    expect(times.filter((count) => count > 1).length).toBeGreaterThan(100);
    const inOneEvent = [...Map.groupBy(listed, (row) => `${row.result?.event.id} ${toList(row)}`).values()];
    expect(Math.max(...inOneEvent.map((rows) => rows.length))).toBe(2);
    const without = results.filter(({ cards }) => cards.length === 0);
    expect(without.filter(({ commanders }) => commanders.length > 0).length).toBeGreaterThan(20);
    expect(without.filter(({ commanders }) => commanders.length === 0).length).toBeGreaterThan(20);
  });

  it('give some commanders many games, some few, and most none', () => {
    const games = new Map<string, number>();
    for (const { commanders, result } of results)
      if (result && commanders.length > 0)
        games.set(
          commanders.join(' + '),
          (games.get(commanders.join(' + ')) ?? 0) + result.wins + result.losses + result.draws,
        );
    const counts = [...games.values()];
    expect(counts.filter((count) => count >= 100).length).toBeGreaterThan(15);
    expect(counts.filter((count) => count >= 30 && count < 100).length).toBeGreaterThan(5);
    expect(counts.filter((count) => count < 30).length).toBeGreaterThan(5);
    expect(games.has('Sram, Senior Edificer')).toBe(false);
  });

  it('name no player', () => {
    for (const row of results)
      expect(Object.keys(row).sort()).toEqual(
        'bracket cards commanders companion date hasQuantities id result tags url'.split(' '),
      );
  });
});
