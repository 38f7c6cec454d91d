import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MustGo } from './must-go.tsx';
import { buildNewList } from './new-list/new-list.ts';
import type { DeckBox } from './use-deck-box.ts';

const FOREST = {
  name: 'Forest',
  slug: 'forest',
  type: 'Land' as const,
  layout: 'normal',
  price: null,
  printing: null,
};

function render(copies: number): string {
  const sent = { commanders: [], cards: [{ card: FOREST, written: 'Forest', quantity: 6 }], others: [] };
  const list = buildNewList(sent, { from: '6 Forest', to: copies > 0 ? `${copies} Forest` : '' }, []);
  const cards = [{ name: 'Forest', url: '/cards/forest', reason: 'Outside the colors.', picture: null }];
  // Safe because nothing else is read before a press.
  const view = createElement(MustGo, { cards, list, box: {} as DeckBox } as Parameters<typeof MustGo>[0]);
  return renderToStaticMarkup(createElement(MemoryRouter, null, view));
}

describe('a card that must go', () => {
  it('is removed once no copy of it is left', () => {
    for (const copies of [6, 5]) {
      expect(render(copies)).toContain('aria-disabled="false"');
      expect(render(copies)).toContain('Remove Forest');
    }
    expect(render(0)).toContain('aria-disabled="true"');
    expect(render(0)).toContain('Removed from your list');
  });
});
