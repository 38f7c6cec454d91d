import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PreconYears } from './precon-years.tsx';
import { preconsView } from './precons-view.ts';

type Page = Parameters<typeof preconsView>[0];

const precon = (slug: string, released: string) => ({
  name: slug,
  slug,
  url: `/precon/${slug}`,
  released,
  colors: [],
  commanders: [],
  value: { price: 0, missing: 0 },
  view: null,
});

const view = (groups: { name: string; tag: string; precons: ReturnType<typeof precon>[] }[]) =>
  preconsView({ groups, lists: [], sample: false } as unknown as Page, false);

describe('the precons by year', () => {
  it('are newest first, and the first of a set has its anchor, though the set is of several years', () => {
    const { years = [] } = view([
      { name: 'Drop', tag: 'drop', precons: [precon('new', '2025-05-01'), precon('old', '2022-01-01')] },
      { name: 'Duels Commander', tag: 'duels', precons: [precon('duel', '2025-02-01')] },
    ]);
    expect(
      years.map(({ year, precons, sets }) => [year, sets, precons.map(({ slug, anchor }) => [slug, anchor])]),
    ).toEqual([
      [
        '2025',
        ['Drop', 'Duels Commander'],
        [
          ['new', 'drop'],
          ['duel', 'duels'],
        ],
      ],
      ['2022', ['Drop'], [['old', undefined]]],
    ]);
  });

  it('show ten of a year; the others are folded, with their anchors', () => {
    const many = Array.from({ length: 12 }, (_, index) => precon(`p${index}`, '2024-01-01'));
    const page = view([
      { name: 'A', tag: 'a', precons: many.slice(0, 11) },
      { name: 'B', tag: 'b', precons: many.slice(11) },
    ]);
    const markup = renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(PreconYears, { page, brief: false })),
    );
    expect(markup).toContain('2 more of 2024');
    const folded = markup.slice(markup.indexOf('2 more of 2024'));
    expect([...folded.matchAll(/<li id="(\w+)"/g)].map(([, id]) => id)).toEqual(['b']);
    expect(folded.match(/href="\/precon\/p1[01]"/g)).toHaveLength(2);
  });
});
