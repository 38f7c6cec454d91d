import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';

describe('BarChart', () => {
  const html = renderToStaticMarkup(
    createElement(BarChart, {
      title: 'Cards by mana value',
      columns: ['Mana value', 'Cards per deck'],
      bars: [
        { label: '0', value: 5, text: '5.0' },
        { label: '1', value: 10, text: '10.0' },
      ],
    }),
  );

  it('names the picture and gives the same numbers as a table', () => {
    expect(html).toContain('role="img" aria-label="Cards by mana value"');
    expect(html).toMatch(/<th scope="row"[^>]*>1<\/th><td[^>]*>10\.0<\/td>/);
  });

  it('draws heights in proportion', () => {
    const heights = [...html.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
    expect(heights).toHaveLength(2);
    expect(heights[1]).toBeCloseTo(2 * (heights[0] ?? 0), 1);
  });

  it('survives bars that are all zero', () => {
    const flat = renderToStaticMarkup(
      createElement(BarChart, {
        title: 't',
        columns: ['a', 'b'],
        bars: [{ label: '0', value: 0, text: '0' }],
      }),
    );
    expect(flat).not.toContain('NaN');
  });
});

describe('LineChart', () => {
  const draw = (
    heights: number[],
    months = heights.map((_, index) => index),
    edges: [string, string] = ['#1', '#9'],
  ) =>
    renderToStaticMarkup(
      createElement(LineChart, {
        title: 'Rank by month',
        columns: ['Month', 'Rank'],
        edges,
        points: heights.map((height, index) => ({
          label: `2026-0${index + 1}`,
          month: months[index] ?? 0,
          height,
          cells: [`#${-height}`],
        })),
      }),
    );

  it('puts the better rank higher', () => {
    const points = /points="([^"]+)"/.exec(draw([-9, -1]))?.[1] ?? '';
    const [first = [], second = []] = points.split(' ').map((point) => point.split(',').map(Number));
    expect(second[1]).toBeLessThan(first[1] ?? 0);
  });

  it('spaces months as they are, and joins none over half a year and more', () => {
    const html = draw([1, 2, 3, 4], [0, 5, 10, 40]);
    // 280 wide with 8 on each side: 8 + 264 · month / 40.
    const across = [...html.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(across).toEqual([8, 41, 74, 272]);
    const lines = [...html.matchAll(/points="([^"]+)"/g)].map(([, points = '']) => points.split(' ').length);
    expect(lines).toEqual([3, 1]);
  });

  it('draws an even line in the middle if nothing changes', () => {
    const points = /points="([^"]+)"/.exec(draw([-3, -3, -3]))?.[1] ?? '';
    expect(new Set(points.split(' ').map((point) => point.split(',')[1]))).toEqual(new Set(['48.0']));
  });

  it('has one label and one rule in the middle if both ends are the same', () => {
    const flat = draw([0, 0], [0, 1], ['0%', '0%']);
    expect(flat.match(/<span>0%<\/span>/g)).toHaveLength(1);
    expect([...flat.matchAll(/<line [^>]*y1="(\d+)"/g)].map(([, y]) => y)).toEqual(['48']);
    const uneven = draw([0.1, 0.2], [0, 1], ['12%', '9%']);
    expect(uneven).toContain('<span>12%</span><span>9%</span>');
    expect(uneven.match(/<line /g)).toHaveLength(2);
  });
});
