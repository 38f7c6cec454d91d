import type { CardEntry, HomePage } from '@deckwright/contract/schemas';
import { NO_FILTERS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { homeView } from './home-view.ts';

const CARD = {
  name: 'Sol Ring',
  url: '/cards/sol-ring',
  face: { manaCost: '{1}', type: 'Artifact', text: null, corner: null },
  prices: {},
  imageUri: null,
  salt: null,
} as unknown as CardEntry;

function home(cards: CardEntry[]): HomePage {
  const newSets = [{ code: 'tst', name: 'Test Set', released: '2020-01-01', card: null }];
  return {
    filters: NO_FILTERS,
    lists: [{ kind: 'topcards', title: 'Cards', cards }],
    newSets,
    pieces: [{ kind: 'articles', title: 'On light', slug: 'on-light', author: 'The team', card: null }],
  } as unknown as HomePage;
}

function written(page: HomePage, deferred: boolean): HomePage {
  return JSON.parse(JSON.stringify(homeView(page, deferred)));
}

describe('the home page of a document', () => {
  it('has the first five single commanders in hand: a pair would cover its neighbors', () => {
    const names = ['Ada', 'Bo', 'Cyr', 'Dun', 'Eve', 'Flo'];
    const [ada, ...others] = names.map((name) => ({ ...CARD, name }));
    const pair = { ...CARD, name: 'Eld // Gil', cards: [CARD, CARD] };
    const commanders = [ada, pair, ...others] as CardEntry[];
    const page = {
      ...home([]),
      lists: [{ kind: 'topcommanders', title: 'Top', cards: commanders }],
    } as HomePage;
    expect(homeView(page, false).hand.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cyr', 'Dun', 'Eve']);
  });

  it('renders lists and new sets from data that it does not contain', () => {
    const page = home([CARD]);
    expect(homeView(page, true).newSets).toEqual(page.newSets);
    expect(written(page, true)).not.toHaveProperty('newSets');
    expect(homeView(page, true).pieces).toEqual(page.pieces);
    expect(written(page, true)).not.toHaveProperty('pieces');
    expect(written(page, true).lists).toEqual([{ kind: 'topcards', title: 'Cards' }]);
  });

  it('sends them if the data are requested', () => {
    expect(written(home([CARD]), false).newSets).toHaveLength(1);
    expect(written(home([CARD]), false).lists[0]?.cards).toHaveLength(1);
  });

  it('sends the new sets if no list defers its data: nothing is deferred then', () => {
    expect(written(home([]), true).newSets).toHaveLength(1);
  });
});
