import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CyclePanels } from './cycle-panels.tsx';

type Page = Parameters<typeof CyclePanels>[0]['page'];

const land = (name: string, numDecks: number, potentialDecks: number) => ({
  name,
  url: `/cards/${name.toLowerCase()}`,
  fits: true,
  banned: false,
  rate: potentialDecks === 0 ? 0 : numDecks / potentialDecks,
  numDecks,
  potentialDecks,
});

describe('the lands of a cycle', () => {
  it('have no percentage without decks', () => {
    const page = {
      cycles: [
        { tag: 'any', name: 'Any', note: '', average: 0.5, lands: [land('Old', 50, 100), land('New', 0, 0)] },
      ],
      averages: { numDecks: 100 },
      identity: null,
      sample: false,
    } as unknown as Page;
    const markup = renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(CyclePanels, { page })),
    );
    const rows = [...markup.matchAll(/<li.*?<\/li>/gs)].map(([row]) => row.replace(/<[^>]*>/g, ''));
    expect(rows).toEqual(['Old50%', 'New']);
  });
});
