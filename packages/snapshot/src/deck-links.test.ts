import type { DeckLink } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { DeckLinks, deckLinkId, deckLinkLine, deckSourceLine, makeListIds } from './deck-links.ts';

const LINKS: DeckLink[] = [
  {
    id: 'aaaaaaaaaaaa',
    source: 0,
    url: 'https://decks.example/é',
    basics: [
      ['island', 10],
      ['snow-covered-plains', 8],
    ],
    statedDate: '2024-03-30',
    sourceIds: ['111111111111', '222222222222', '333333333333'],
  },
  {
    ...{ id: 'bbbbbbbbbbbb', source: 11, url: null, basics: [] },
    ...{ statedDate: null, sourceIds: ['444444444444'] },
  },
  {
    ...{ id: 'cccccccccccc', source: 0, url: 'https://decks.example/3', basics: [['wastes', 1]] },
    extraCopies: [
      ['mox', 2],
      ['sol-ring', 4],
    ],
    ...{ statedDate: null, sourceIds: ['555555555555'] },
  },
];

function read(links: readonly DeckLink[]): DeckLinks {
  const toBytes = (toLine: (link: DeckLink) => string) => Buffer.from(links.map(toLine).join(''));
  return new DeckLinks(toBytes(deckLinkLine), toBytes(deckSourceLine));
}

const links = read(LINKS);

describe('DeckLinks', () => {
  it('returns what was written, deck by deck', () => {
    expect(links.size).toBe(3);
    expect(links.sources).toBe(3);
    expect([0, 1, 2].map((deck) => links.at(deck))).toEqual(LINKS);
    expect([...links]).toEqual(LINKS);
    expect(links.at(3)).toBeNull();
    expect(links.at(-1)).toBeNull();
  });

  it('finds a deck by its whole id among those given', () => {
    expect(links.find('cccccccccccc', 0, 3)).toBe(2);
    expect(links.find('cccccccccccc', 2, 3)).toBe(2);
    expect(links.find('cccccccccccc', 0, 2)).toBeNull();
    expect(links.find('aaaaaaaaaaaa', 1, 3)).toBeNull();
    expect(links.find('cccc', 0, 3)).toBeNull();
    expect(links.find('', 0, 3)).toBeNull();
    expect(links.find('cccccccccccc', 3, 3)).toBeNull();
  });

  it('finds a deck by its whole id among all', () => {
    expect(LINKS.map(({ id }) => links.search(id))).toEqual([0, 1, 2]);
    for (const id of ['', 'cccc', 'https://decks.example/3', 'bbbbbbbbbbbb\t', '111111111111'])
      expect(links.search(id), id).toBeNull();
    expect(read([]).search('aaaaaaaaaaaa')).toBeNull();
  });

  it('finds a deck by the ids that decks with its list have at their sources', () => {
    const ids = LINKS.map(({ sourceIds }) => sourceIds.map((id) => links.findBySource(id)));
    expect(ids).toEqual([[0, 0, 0], [1], [2]]);
    expect(links.findBySource('333333333333', 0, 1)).toBe(0);
    expect(links.findBySource('333333333333', 1, 3)).toBeNull();
    expect(links.findBySource('555555555555', 2, 3)).toBe(2);
    for (const id of ['', '5555', 'aaaaaaaaaaaa', '111111111111 222222222222', 'https://decks.example/3'])
      expect(links.findBySource(id), id).toBeNull();
    expect(read([]).findBySource('111111111111')).toBeNull();
  });

  it('has the same line for a deck without extra copies', () => {
    const plain: DeckLink = { id: 'a', source: 0, url: null, basics: [], statedDate: null, sourceIds: [] };
    expect([plain, { ...plain, extraCopies: [] }].map(deckLinkLine)).toEqual(['a\t\t\n', 'a\t\t\n']);
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
    const again = new Map<number, number>();
    links.countSources(0, 3, again);
    expect(again.get(0)).toBe(2);
  });

  it('is empty for no deck', () => {
    expect(read([]).size).toBe(0);
  });

  it('omits an address that would break the lines', () => {
    const odd = {
      id: 'a',
      source: 0,
      url: 'https://decks.example/a\nb\t0\thttps://elsewhere.example',
      basics: [],
      statedDate: null,
      sourceIds: ['b'],
    };
    expect(deckSourceLine(odd)).toBe('0\t\tb\n');
    expect(deckLinkLine(odd)).toBe('a\t\t\n');
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

describe('the id of a list', () => {
  it('depends on the commanders and the cards alone, in any order', () => {
    const toId = makeListIds(['a', 'b', 'c', 'd']);
    const id = toId([0, 1], [2, 3]);
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(toId([1, 0], [3, 2])).toBe(id);
    // The same cards of a catalog with more of them, in another order.
    expect(makeListIds(['z', 'd', 'b', 'y', 'c', 'a'])([5, 2], [4, 1])).toBe(id);
    const others = [toId([0], [1, 2, 3]), toId([0, 1], [2]), toId([0, 1, 2], [3]), toId([], [0, 1, 2, 3])];
    expect(new Set([id, ...others, makeListIds(['a', 'b', 'c', 'e'])([0, 1], [2, 3])]).size).toBe(6);
  });
});
