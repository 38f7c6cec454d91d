import type { TextBlock } from '@deckwright/contract/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Questions } from './questions.tsx';

const text = (words: string) => [{ type: 'text' as const, text: words }];
const heading = (id: string, level: 2 | 3 = 2): TextBlock => ({
  type: 'heading',
  level,
  id,
  parts: text(id),
});
const paragraph = (words: string): TextBlock => ({ type: 'paragraph', parts: text(words) });

function render(blocks: TextBlock[]): string {
  const router = createMemoryRouter([{ path: '/', element: createElement(Questions, { blocks }) }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

describe('questions', () => {
  const html = render([
    paragraph('Before'),
    heading('inclusion'),
    paragraph('A share.'),
    heading('part', 3),
    heading('lift'),
    paragraph('A ratio.'),
  ]);

  it('are listed in the contents, each leading to its heading', () => {
    const contents = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'));
    expect([...contents.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '#inclusion',
      '#lift',
    ]);
    for (const id of ['inclusion', 'lift']) expect(html).toMatch(new RegExp(`<h2 id="${id}"`));
  });

  it('have a box each that shows the answer, with what stands below its heading', () => {
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    const [, first = ''] = html.split('<section');
    expect(first).toContain('A share.');
    expect(first).toContain('<h3');
    expect(first).not.toContain('A ratio.');
    expect(html.indexOf('Before')).toBeLessThan(html.indexOf('<section'));
  });
});
