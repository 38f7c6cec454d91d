import { DEFAULT_VIEW, joinQuery } from '@deckwright/contract';
import { type DeckFilters, NO_FILTERS } from '@deckwright/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Switches } from './switches.tsx';

const counts = { '1': 1, '2': 5, '3': 13, '4': 3, '5': 0 };
const estimates = { '1': 0, '2': 6, '3': 3, '4': 15, '5': 0 };

function toHtml(filters: DeckFilters, hasThirds = true): string {
  const bracketCounts = { owner: counts, estimated: estimates };
  const view = {
    query: DEFAULT_VIEW,
    own: '/commanders/x',
    to: () => '',
    withQuery: (query: string) => `/commanders/x${joinQuery(query, { ...DEFAULT_VIEW, group: 'type' })}`,
  };
  const themes = [{ slug: 'group-hug', name: 'Group Hug', numDecks: 9 }];
  const budget = hasThirds
    ? { budgetCounts: { budget: 10, expensive: 10 }, budgetLimits: { budget: 119.6, expensive: 1400 } }
    : { budgetCounts: null };
  const switches = createElement(Switches, { filters, view, bracketCounts, themes, ...budget });
  return renderToStaticMarkup(
    createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element: switches }]) }),
  );
}

function links(filters: DeckFilters): Map<string, string> {
  const found = toHtml(filters).matchAll(/<a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g);
  return new Map(
    [...found].map(([, href = '', inner = '']) => [
      inner
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      href.replaceAll('&amp;', '&'),
    ]),
  );
}

describe('Switches', () => {
  const filtered: DeckFilters = {
    ...NO_FILTERS,
    counts: [{ type: 'c', op: 'gt', number: 30 }],
    names: [{ preposition: 'in', names: ['sol-ring'] }],
  };

  it('keeps the filters and the view in every URL', () => {
    for (const href of links(filtered).values()) expect(href).toMatch(/f=in=sol-ring;c:gt=30.*&group=type/);
  });

  it('offers the five brackets in order, numbered 1 to 5', () => {
    const brackets = [...links(NO_FILTERS)].filter(([label]) => /^\d /.test(label));
    expect(brackets).toEqual([
      ['1 Exhibition 1', '/commanders/x?bracket=exhibition&group=type'],
      ['2 Core 5', '/commanders/x?bracket=core&group=type'],
      ['3 Upgraded 13', '/commanders/x?bracket=upgraded&group=type'],
      ['4 Optimized 3', '/commanders/x?bracket=optimized&group=type'],
      ['5 cEDH 0', '/commanders/x?bracket=cedh&group=type'],
    ]);
  });

  it('offers estimates only within a bracket', () => {
    expect([...links(NO_FILTERS).keys()].some((label) => label.includes('estimated'))).toBe(false);
    const inBracket = links({ ...NO_FILTERS, bracket: 'upgraded' });
    expect(inBracket.get('+ estimated brackets')).toBe(
      '/commanders/x?bracket=upgraded&estimated=1&group=type',
    );
    expect(inBracket.get('All brackets')).toBe('/commanders/x?group=type');
  });

  it('offers no estimates within Exhibition, which is never estimated, but a way back', () => {
    const labels = (estimated: boolean) => [
      ...links({ ...NO_FILTERS, bracket: 'exhibition', estimated }).keys(),
    ];
    expect(labels(false).some((label) => label.includes('estimated'))).toBe(false);
    expect(labels(true)).toContain('✓ with estimated brackets');
  });

  it('counts owner-set decks, and estimated ones only on request', () => {
    expect(links(NO_FILTERS).has('4 Optimized 3')).toBe(true);
    expect(links({ ...NO_FILTERS, bracket: 'upgraded', estimated: true }).has('4 Optimized 18')).toBe(true);
  });

  it('links to each theme with its decks, and to the thirds by price', () => {
    const found = links({ ...NO_FILTERS, theme: 'group-hug' });
    expect(found.get('Group Hug 9 ✓')).toBe('/commanders/x?group=type&theme=group-hug');
    expect(found.get('All themes')).toBe('/commanders/x?group=type');
    expect(found.get('Budget third, up to $120 10')).toBe(
      '/commanders/x?budget=budget&group=type&theme=group-hug',
    );
  });

  it('names the amounts of the thirds, and why there are none', () => {
    expect(links(NO_FILTERS).has('Expensive third, from $1,400 10')).toBe(true);
    const without = toHtml(NO_FILTERS, false);
    expect(without).toContain('Fewer than 30 of these decks have a price');
    expect(without).not.toContain('third,');
  });

  it('names the active theme even if no deck has it', () => {
    expect(links({ ...NO_FILTERS, theme: 'stax' }).get('stax 0 ✓')).toBe(
      '/commanders/x?group=type&theme=stax',
    );
  });
});
