import type { TournamentResults } from '@deckwright/contract/schemas';
import { NO_FILTERS } from '@deckwright/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { CommanderPageView } from './commander-view.ts';
import { ResultsPanel } from './results-panel.tsx';

const RESULTS: TournamentResults = {
  ...{ entries: 20, games: 100, wins: 30, losses: 50, draws: 20, events: 3 },
  ...{ winRate: 0.3, winRateLow: 0.2189, winRateHigh: 0.3958, smallSample: false },
  ...{ from: '2026-01-10', to: '2026-04-11', topCut: null, cardsCompared: 0, cards: [] },
};

function toText(results: TournamentResults | null, sample = false): string {
  // Safe because the panel reads these fields only.
  const page = { canonical: '/commanders/boss', filters: NO_FILTERS, results, sample } as CommanderPageView;
  const panel = createElement(ResultsPanel, { page });
  return renderToStaticMarkup(createElement(MemoryRouter, null, panel)).replace(/<[^>]+>/g, ' ');
}

describe('tournament results', () => {
  it('are not mentioned without any', () => {
    expect(toText(null)).toBe('');
  });

  it('come with their sample, interval and chance', () => {
    const text = toText(RESULTS);
    expect(text).toMatch(/Win rate\s+30%\s+likely\s22–40%, of 100 games; by chance 25%/);
    expect(text).toContain('20 entries in 3 tournaments');
    expect(text).toContain('30 won, 50 lost, 20 drawn. A draw counts as not won.');
    expect(text).not.toMatch(/small sample|In the top 16/);
  });

  it('are marked as a small sample, or left out with the number of games', () => {
    expect(toText({ ...RESULTS, smallSample: true })).toContain('small sample');
    const few = { winRate: null, winRateLow: null, winRateHigh: null, games: 12 };
    expect(toText({ ...RESULTS, ...few })).toMatch(/Too few games for a rate: 12 games/);
  });

  it('have the share of the top 16 with what chance gives', () => {
    const topCut = {
      entries: 50,
      reached: 20,
      share: 0.4,
      shareLow: 0.276,
      shareHigh: 0.538,
      expected: 0.31,
      smallSample: false,
    };
    expect(toText({ ...RESULTS, topCut })).toMatch(
      /40%\s+likely\s28–54%, of 50 entries in tournaments of at least 32 players; by chance\s+31%/,
    );
  });

  it('link to the decks of a top 16 only if an entry is known to have reached it', () => {
    const cut = { entries: 12, share: 0, shareLow: 0, shareHigh: 0.24, expected: 0.3, smallSample: true };
    const link = 'Only decks of a top 16';
    expect(toText({ ...RESULTS, topCut: { ...cut, reached: 0 } })).not.toContain(link);
    expect(toText(RESULTS)).not.toContain(link);
    expect(toText({ ...RESULTS, topCut: { ...cut, reached: 1 } })).toContain(link);
  });

  it('name cards with the sample of both sides, or say that chance explains all', () => {
    const side = (wins: number, games: number) => ({
      ...{ entries: 2, games, wins, losses: games - wins, draws: 0, smallSample: true, topCut: null },
      ...{ winRate: wins / games, winRateLow: 0.1, winRateHigh: 0.9 },
    });
    const wave = {
      ...{ name: 'Wave', url: '/cards/wave', with: side(60, 80), without: side(20, 90) },
      ...{ difference: 0.53, differenceLow: 0.39, differenceHigh: 0.64 },
    };
    const text = toText({ ...RESULTS, cardsCompared: 7, cards: [wave] }).replace(/\s+/g, ' ');
    expect(text).toContain('Wave 75% of 80 22% of 90 +53 +39 to +64');
    expect(text).toContain('Of 7 cards compared');
    expect(text).toContain('Win rate in games with and without a card');
    expect(toText({ ...RESULTS, cardsCompared: 7 })).toContain('7 cards were compared');
    expect(toText(RESULTS)).not.toContain('compared');
  });

  it('say in each unit that they are of the sample', () => {
    const topCut = {
      ...{ entries: 50, reached: 20, share: 0.4, shareLow: 0.276, shareHigh: 0.538, expected: 0.31 },
      smallSample: false,
    };
    const text = toText({ ...RESULTS, topCut }, true).replace(/\s+/g, ' ');
    expect(text).toContain('of 100 sample games');
    expect(text).toContain('of 50 sample entries');
    expect(text).toContain('20 sample entries in 3 sample tournaments');
    const few = { winRate: null, winRateLow: null, winRateHigh: null, games: 1, entries: 1, events: 1 };
    const single = toText({ ...RESULTS, ...few }, true);
    expect(single).toContain('Too few games for a rate: 1 sample game');
    expect(single).toContain('1 sample entry in 1 sample tournament,');
  });
});
