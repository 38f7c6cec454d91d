import type { CommanderPage, DeckPage, TournamentResults } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { BetweenPages, compareAll } from './between-pages.ts';
import { Ledger } from './ledger.ts';
import { checkCommanderResults, factsOfDeckResults } from './results-rules.ts';

const side = (wins: number, games: number) => ({
  ...{ entries: 20, games, wins, losses: games - wins, draws: 0 },
  ...{ winRate: wins / games, winRateLow: 0.01, winRateHigh: 0.99, smallSample: games < 100, topCut: null },
});

const RESULTS: TournamentResults = {
  ...side(30, 120),
  topCut: {
    ...{ entries: 12, reached: 3, share: 0.25, shareLow: 0.1, shareHigh: 0.6, expected: 0.3 },
    smallSample: true,
  },
  ...{ events: 4, from: '2025-01-01', to: '2025-06-01', cardsCompared: 9 },
  cards: [
    {
      ...{ name: 'Wave', url: '/cards/wave', with: side(20, 40), without: side(10, 80) },
      ...{ difference: 0.375, differenceLow: 0.2, differenceHigh: 0.5 },
    },
  ],
};

function problemsFound(results: TournamentResults): string {
  const between = new BetweenPages(new Ledger());
  checkCommanderResults(between, { results } as CommanderPage, 'ada', '/commanders/ada');
  return between.ledger.reported.join('\n');
}

const withSide = (changes: object): TournamentResults => ({
  ...RESULTS,
  cards: RESULTS.cards.map((card) => ({ ...card, with: { ...card.with, ...changes } })),
});

describe('the walk through results', () => {
  it('reports nothing for consistent ones', () => {
    expect(problemsFound(RESULTS)).toBe('');
  });

  it.each([
    ['games are won, lost or drawn', { ...RESULTS, draws: 1 }],
    ['a rate is wins by games', { ...RESULTS, winRate: 0.3 }],
    ['a rate from 30 games on', { ...RESULTS, winRate: null }],
    ['a mark below 100 games', { ...RESULTS, smallSample: true }],
    ['an interval around the rate', { ...RESULTS, winRateLow: 0.26 }],
    ['results are of tournaments', { ...RESULTS, events: 21 }],
    ['the cards of results are some of those compared', { ...RESULTS, cardsCompared: 0 }],
    ['a difference of two rates', withSide({ wins: 21, losses: 19, winRate: 21 / 40 })],
    ['enough games on both sides', withSide(side(10, 20))],
    ['with and without a card are among all games', withSide(side(21, 42))],
  ])('reports: %s', (problem, results) => {
    expect(problemsFound(results)).toContain(problem);
  });

  it('reports games with a card that its decks did not play', () => {
    const between = new BetweenPages(new Ledger());
    const result = {
      event: 'Open',
      date: '2025-01-01',
      players: 32,
      placing: 16,
      wins: 1,
      losses: 3,
      draws: 1,
    };
    const page = {
      commander: { slug: 'ada' },
      groups: [{ kind: 'creatures', lines: [{ url: '/cards/wave' }] }],
      deck: { results: [result, { ...result, placing: 17, players: 64 }] },
    };
    factsOfDeckResults(between, page as unknown as DeckPage);
    between.state('games with a card', 'ada wave', 10);
    between.state('decks of a top 16', 'ada', 1);
    compareAll(between, new Set());
    expect(between.ledger.reported).toEqual([]);
    between.state('games with a card', 'ada wave', 1);
    compareAll(between, new Set());
    expect(between.ledger.reported).toEqual(['ada wave: all games with a card: 10, but 11']);
  });
});
