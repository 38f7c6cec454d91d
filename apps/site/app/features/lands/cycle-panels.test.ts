import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CyclePanels } from './cycle-panels.tsx';
import type { CycleView } from './cycle-view.ts';

type Page = Parameters<typeof CyclePanels>[0]['page'];

const land = (name: string, numDecks: number, potentialDecks: number, prices = '') =>
  ({
    name,
    url: `/cards/${name.toLowerCase()}`,
    fits: true,
    banned: false,
    rate: potentialDecks === 0 ? 0 : numDecks / potentialDecks,
    numDecks,
    potentialDecks,
    prices,
    picture: {
      name,
      primaryType: 'Land',
      colorIdentity: [],
      imageUri: null,
      imageUriSmall: null,
      face: { manaCost: '', type: 'Land', text: null, corner: null },
    },
  }) as unknown as CycleView['lands'][number];

function draw(lands: CycleView['lands'], brief = false): string {
  const cycle: CycleView = { tag: 'any', name: 'Any', note: '', share: 0.5, isAverage: true, lands };
  const page = { cycles: [cycle], averages: { numDecks: 100 }, identity: null, sample: false };
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(CyclePanels, { page: page as unknown as Page, brief })),
  );
}

const readRows = (markup: string): string[] =>
  [...markup.matchAll(/<li.*?<\/li>/gs)].map(([row]) =>
    row.replace(/<div aria-hidden.*?<\/div>/gs, '').replace(/<[^>]*>/g, ''),
  );

describe('the lands of a cycle', () => {
  it('have no percentage without decks', () => {
    expect(readRows(draw([land('Old', 50, 100), land('New', 0, 0)]))).toEqual(['Old50%', 'New']);
  });

  it('state the least of their prices next to the number of lands', () => {
    // Source 0 is Card Kingdom, in dollars.
    const markup = draw([land('A', 50, 100, '0:12.5'), land('B', 40, 100, '0:9.99'), land('C', 1, 100)]);
    expect(markup.replace(/<[^>]*>/g, '')).toContain('3 lands · from $9.99');
  });

  it('after the tenth are names', () => {
    const lands = Array.from({ length: 12 }, (_, index) => land(`L${index}`, 12 - index, 100));
    const markup = draw(lands);
    expect(markup).toContain('2 more: any');
    expect(readRows(markup).slice(10)).toEqual(['L10 2%', 'L11 1%']);
  });
});
