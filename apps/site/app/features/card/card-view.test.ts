import type { CardPage } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { cardPageView } from './card-view.ts';

const RULING = { date: '2024-03-30', source: 'wotc' as const, text: 'Yes.' };

/** A page with what the view reads. */
const pageWith = (rulings: CardPage['rulings']) =>
  ({
    printings: [],
    similar: [],
    playedTogether: [],
    lists: [],
    history: [],
    rulings,
  }) as unknown as CardPage;

describe('the view of a card', () => {
  it('renders the rulings of a document once, as markup: the server reads them, but its data omits them', () => {
    const view = cardPageView(pageWith([RULING]), true);
    expect(view.rulings).toEqual([RULING]);
    expect(JSON.parse(JSON.stringify(view))).not.toHaveProperty('rulings');
  });

  it('sends them with the data if the page was reached by a link within the site', () => {
    expect(JSON.parse(JSON.stringify(cardPageView(pageWith([RULING]), false)))).toMatchObject({
      rulings: [RULING],
    });
  });
});
