import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UsageChart } from './usage-chart.tsx';

describe('the chart of inclusion by month', () => {
  const month = (of: string, numDecks: number, potentialDecks: number) => ({
    month: of,
    numDecks,
    potentialDecks,
  });
  const markup = (...history: ReturnType<typeof month>[]): string =>
    renderToStaticMarkup(createElement(UsageChart, { page: { history, trend: null } }));
  const two = [month('2026-09', 5, 10), month('2026-10', 3, 12)];

  it('leaves out months of fewer than ten eligible decks, and says so', () => {
    const html = markup(month('2026-08', 9, 9), ...two);
    expect(html).not.toContain('Aug 2026');
    expect(html).toMatch(/Oct 2026<\/th><td[^>]*>25%<\/td><td[^>]*>3 of 12/);
    expect(html).toContain('Months with fewer than 10 eligible decks are not shown.');
  });

  it('says nothing of months if it has all, and is not there for one', () => {
    expect(markup(...two)).not.toContain('Months with');
    expect(markup(month('2026-08', 9, 9), month('2026-09', 5, 10))).toBe('');
  });
});
