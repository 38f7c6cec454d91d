import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardPageView } from './card-view.ts';
import { CountLines } from './count-lines.tsx';
import { PriceHistoryCharts } from './price-history.tsx';
import { priceCharts } from './price-lines.ts';

type History = NonNullable<CardPageView['priceHistory']>;

const usd = (...prices: (number | null)[]) => ({ currency: 'USD' as const, prices });
const history: History = {
  days: ['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05'],
  vendors: {
    cardkingdom: usd(2, null, 4, 3),
    tcgplayer: usd(1, 1.5, null, null),
    scg: usd(null, null, null, 9),
    cardmarket: { currency: 'EUR', prices: [5, 5, 5, 5] },
  },
};

describe('priceCharts', () => {
  it('has a chart per currency, places by day and price, and leaves gaps open', () => {
    // Over four days from November 1 to 5 the 4th is at 3 ÷ 4. Prices from 1 to 4: 2 is at 1 ÷ 3, 3 at 2 ÷ 3.
    expect(priceCharts(history)).toEqual([
      {
        currency: 'USD',
        low: 1,
        high: 4,
        lines: [
          {
            vendor: 'cardkingdom',
            stretches: [
              [{ x: 0, y: 1 / 3 }],
              [
                { x: 0.75, y: 1 },
                { x: 1, y: 2 / 3 },
              ],
            ],
            last: 3,
            lastDay: '2026-11-05',
          },
          {
            vendor: 'tcgplayer',
            stretches: [
              [
                { x: 0, y: 0 },
                { x: 0.25, y: 0.5 / 3 },
              ],
            ],
            last: 1.5,
            lastDay: '2026-11-02',
          },
        ],
      },
      expect.objectContaining({ currency: 'EUR', low: 5, high: 5 }),
    ]);
  });

  it('has none for one day, and none for nothing', () => {
    expect(priceCharts({ days: ['2026-11-01'], vendors: { scg: usd(1) } })).toEqual([]);
    expect(priceCharts({ days: [], vendors: {} })).toEqual([]);
  });
});

describe('the charts of prices', () => {
  const markup = (priceHistory: History): string =>
    renderToStaticMarkup(createElement(PriceHistoryCharts, { page: { priceHistory } }));

  it('name a vendor that stopped with its last day, and give the numbers as a table', () => {
    const html = markup(history);
    expect(html).toContain('TCGplayer $1.50, last on Nov 2, 2026');
    expect(html).toContain('Card Kingdom $3.00</li>');
    expect(html).not.toContain('Star City Games');
    expect(html).toMatch(
      /<th scope="row"[^>]*>Nov 5, 2026<\/th><td[^>]*>\$3\.00<\/td><td[^>]*>–<\/td><td[^>]*>€5\.00/,
    );
    expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(2);
    // One currency is shown, the others on request.
    expect(html).toMatch(
      /Price by day at Card Kingdom, TCGplayer.*<details.*Also in euros.*Price by day at Cardmarket/,
    );
  });

  it('are not there for one day', () => {
    expect(markup({ days: ['2026-11-01'], vendors: { scg: usd(1) } })).toBe('');
  });
});

describe('the lines of counts', () => {
  const count = (date: string, numDecks: number, rank: number | null) => ({
    ...{ date, numDecks, rank },
    potentialDecks: 10,
    inclusionRate: numDecks / 10,
  });
  const markup = (countHistory: ReturnType<typeof count>[], query = ''): string =>
    renderToStaticMarkup(createElement(CountLines, { page: { countHistory, query } }));
  const two = [count('2026-09-01', 4, 12), count('2026-11-25', 5, 7)];

  it('say since when rank and inclusion changed', () => {
    const html = markup(two);
    expect(html).toContain('Rank 7 of all cards, up 5 since Sep 1, 2026.');
    expect(html).toContain('In 50% of eligible decks; in 40% by the data of Sep 1, 2026.');
    expect(html).toMatch(/Sep 1, 2026<\/th><td[^>]*>40%<\/td><td[^>]*>4 of 10<\/td><td[^>]*>#12/);
  });

  it('leave out a rank that is too low to have, and are not there for one day or with filters', () => {
    expect(markup([count('2026-09-01', 4, null), count('2026-11-25', 5, 990)])).not.toContain('Rank 990');
    expect(markup([count('2026-11-25', 5, 7)])).toBe('');
    expect(markup(two, '?range=year')).toBe('');
  });
});
