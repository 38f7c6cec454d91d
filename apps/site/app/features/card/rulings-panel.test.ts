import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RulingsPanel } from './rulings-panel.tsx';

const said = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: '2024-03-30',
    source: 'wotc' as const,
    text: `Word ${index + 1}.`,
  }));

const markup = (rulings: Parameters<typeof RulingsPanel>[0]['page']['rulings']) =>
  renderToStaticMarkup(createElement(RulingsPanel, { page: { rulings } }));

describe('the rulings on the page of a card', () => {
  it('have no section if there are none or their data stayed on the server', () => {
    expect(markup([])).toBe('');
    expect(markup(undefined)).toBe('');
  });

  it('have a linkable heading, dates, mana symbols, and their source if it is not Wizards', () => {
    const html = markup([
      { date: '2024-03-30', source: 'wotc', text: 'Paying {2}{W} is <b>no</b> cost.\nNever.' },
      { date: '2009-10-01', source: 'scryfall', text: 'It works.' },
    ]);
    expect(html).toMatch(/<section id="rulings"[^>]*><h2[^>]*>Rulings<\/h2>/);
    expect(html).toContain('<time dateTime="2024-03-30">Mar 30, 2024</time></p>');
    expect(html).toContain('<time dateTime="2009-10-01">Oct 1, 2009</time>, by Scryfall</p>');
    expect(html).toContain('<span class="sr-only">2, white</span>');
    expect(html).not.toContain('{2}');
    expect(html).toContain('&lt;b&gt;no&lt;/b&gt; cost.</p><p>Never.</p>');
    expect(html).toContain('href="https://scryfall.com"');
    expect(html).not.toContain('<details');
  });

  it('are five at first, the others in a fold with the total number', () => {
    expect(markup(said(5))).not.toContain('<details');
    const [open = '', folded = ''] = markup(said(12)).split('<details');
    expect(open.match(/<li/g)).toHaveLength(5);
    expect(folded).toMatch(/<summary[^>]*>All 12 rulings</);
    expect(folded.match(/<li/g)).toHaveLength(7);
    expect(folded).toContain('Word 12.');
  });
});
