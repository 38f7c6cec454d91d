import type { DeckLink } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { DeckLinks, deckLinkId, deckLinkLines } from './deck-links.ts';

const LINKS: DeckLink[] = [
  {
    id: 'aaaaaaaaaaaa',
    source: 0,
    url: 'https://decks.example/é',
    basics: [
      ['island', 10],
      ['snow-covered-plains', 8],
    ],
  },
  { id: 'bbbbbbbbbbbb', source: 11, url: null, basics: [] },
  { id: 'cccccccccccc', source: 0, url: 'https://decks.example/3', basics: [['wastes', 1]] },
];
const links = new DeckLinks(Buffer.from([...deckLinkLines(LINKS)].join('')));

describe('DeckLinks', () => {
  it('returns what was written, deck by deck', () => {
    expect(links.size).toBe(3);
    expect([0, 1, 2].map((deck) => links.at(deck))).toEqual(LINKS);
    expect([...links]).toEqual(LINKS);
    expect(links.at(3)).toBeNull();
    expect(links.at(-1)).toBeNull();
  });

  it('finds a deck by its whole id among those given', () => {
    expect(links.find('cccccccccccc', 0, 3)).toBe(2);
    expect(links.find('cccccccccccc', 0, 2)).toBeNull();
    expect(links.find('cccc', 0, 3)).toBeNull();
    expect(links.find('', 0, 3)).toBeNull();
  });

  it('finds a deck by its whole id among all', () => {
    expect(LINKS.map(({ id }) => links.search(id))).toEqual([0, 1, 2]);
    for (const id of ['', 'cccc', 'https://decks.example/3', 'bbbbbbbbbbbb\t11'])
      expect(links.search(id), id).toBeNull();
    expect(new DeckLinks(Buffer.alloc(0)).search('aaaaaaaaaaaa')).toBeNull();
  });

  it('counts decks by source', () => {
    const counts = new Map<number, number>();
    links.countSources(0, 3, counts);
    expect([...counts]).toEqual([
      [0, 2],
      [11, 1],
    ]);
    links.countSources(1, 2, counts);
    expect(counts.get(11)).toBe(2);
  });

  it('is empty for no deck', () => {
    expect(new DeckLinks(Buffer.alloc(0)).size).toBe(0);
  });

  it('omits an address that would break the lines', () => {
    const odd = {
      id: 'a',
      source: 0,
      url: 'https://decks.example/a\nb\t0\thttps://elsewhere.example',
      basics: [],
    };
    expect([...deckLinkLines([odd])]).toEqual(['a\t0\t\t\n']);
  });
});

describe('deckLinkId', () => {
  it('distinguishes sources and ids and is stable', () => {
    expect(deckLinkId('club', '7')).toMatch(/^[0-9a-f]{12}$/);
    expect(deckLinkId('club', '7')).toBe(deckLinkId('club', '7'));
    expect(new Set([deckLinkId('club', '7'), deckLinkId('club', '8'), deckLinkId('other', '7')]).size).toBe(
      3,
    );
  });
});
