import {
  ArticlePage,
  CardList,
  CardPage,
  CommanderPage,
  CommandersPage,
  InfoPage,
  PrintedGroup,
} from '@deckwright/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { deFacto, deFactoPrinter } from './de-facto.ts';

const print = (shape: Parameters<typeof deFactoPrinter>[0], value: object) =>
  deFactoPrinter(shape).print(value as never);

/** Parts of answers, as far as a printer changes them; the other fields of a page are printed as they are. */
describe('the de-facto shape', () => {
  const entry = { name: 'Wave', slug: 'wave', num_decks: 3 };
  const list = { kind: 'topcards', title: 'Top Cards', cards: [entry] };
  const view = { name: 'Wave', slug: 'wave', num_decks: 3, inclusion: 3, sanitized: 'wave' };
  const printedList = { tag: 'topcards', header: 'Top Cards', cardviews: [view] };

  it('calls lists and their entries as other programs do', () => {
    expect(print(CardList, list)).toEqual(printedList);
    expect(print(PrintedGroup, { kind: 'lands', title: 'Lands', type: 'Land', count: 1, lines: [] })).toEqual(
      { tag: 'lands', header: 'Lands', type: 'Land', count: 1, lines: [] },
    );
  });

  it('puts card and lists of a commander below its container, its figures below panels', () => {
    const page = {
      title: 'Cyr (Commander)',
      description: 'What 4 decks play.',
      canonical: '/commanders/cyr',
      card: { name: 'Cyr' },
      lists: [list],
      similar: [entry],
      averages: {
        creature: 2,
        instant: 0,
        sorcery: 0,
        artifact: 1,
        enchantment: 0,
        battle: 0,
        planeswalker: 0,
      },
      themes: [{ slug: 'tokens', name: 'Tokens', num_decks: 2 }],
      mana_curve: { '1': 0.5 },
      combos: [],
      articles: [{ title: 'On light', url: '/articles/on-light' }],
      // A fifth of the month's decks: 20 percent.
      rank_history: [{ month: '2024-03', num_decks: 1, share: 0.2, rank: 4 }],
    };
    expect(print(CommanderPage, page)).toEqual({
      header: 'Cyr (Commander)',
      description: 'What 4 decks play.',
      canonical: '/commanders/cyr',
      similar: [view],
      ...page.averages,
      tag_counts: { tokens: 2 },
      panels: {
        taglinks: [{ count: 2, slug: 'tokens', value: 'Tokens' }],
        mana_curve: { '1': 0.5 },
        piechart: {
          title: 'Card types',
          content: [
            { label: 'Creature', value: 2, color: 'creature' },
            { label: 'Artifact', value: 1, color: 'artifact' },
          ],
        },
        combocounts: [],
        links: [],
        articles: [{ value: 'On light', href: '/articles/on-light' }],
        rank_over_time: { '2024-03': { commander_count: 1, perc_of_decks_overall: 20, rank: 4 } },
      },
      container: {
        title: 'Cyr (Commander)',
        description: 'What 4 decks play.',
        json_dict: { card: { name: 'Cyr' }, cardlists: [printedList] },
      },
    });
  });

  it('says nothing of rulings, which are in our own answers alone', () => {
    const rulings = [{ date: '2024-03-30', source: 'wotc', text: 'Yes.' }];
    const page = { title: 'Wave', description: '', lists: [], combos: [], articles: [], rulings };
    expect(print(CardPage, page)).toEqual({
      header: 'Wave',
      description: '',
      panels: { combocounts: [], links: [], articles: [] },
      container: { title: 'Wave', description: '', json_dict: { cardlists: [] } },
    });
    expect(deFactoPrinter(CardPage).shape).not.toHaveProperty('shape.rulings');
    expect(deFactoPrinter(CardPage).shape).toHaveProperty('shape.printings');
  });

  it('keeps the title of an article beside the header of its page', () => {
    const page = { title: 'On light', description: '', lists: [] };
    expect(print(ArticlePage, page)).toEqual({
      title: 'On light',
      header: 'On light',
      description: '',
      container: { title: 'On light', description: '', json_dict: { cardlists: [] } },
    });
  });

  it('has a header and no container where there are no lists', () => {
    expect(print(InfoPage, { title: 'FAQ', description: '', blocks: [] })).toEqual({
      header: 'FAQ',
      description: '',
      blocks: [],
    });
  });

  it('leads to the next answer below its own base', () => {
    expect(
      print(CommandersPage, { title: '', description: '', lists: [], more: '/commanders?page=2' }),
    ).toMatchObject({ more: '/data/pages/commanders?page=2' });
    expect(print(CommandersPage, { title: '', description: '', lists: [], more: null })).toMatchObject({
      more: null,
    });
  });

  it('is read back by the shape that it states', () => {
    const lists = deFacto(CardList).safeParse({ tag: 'x', header: 'X', cardviews: [] });
    expect(lists.success).toBe(true);
    expect(deFacto(CardList).safeParse({ kind: 'x', title: 'X', cards: [] }).success).toBe(false);
  });
});
