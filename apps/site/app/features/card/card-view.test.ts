import type { CardPage } from '@deckwright/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { cardPageView } from './card-view.ts';

const RULING = { date: '2024-03-30', source: 'wotc' as const, text: 'Yes.' };

/** What the view reads of a page. */
const pageWith = (rulings: CardPage['rulings']) =>
  ({
    printings: [],
    similar: [],
    played_together: [],
    lists: [],
    history: [],
    rulings,
  }) as unknown as CardPage;

describe('the view of a card', () => {
  it('writes the rulings of a document once, as markup: the server reads them, its data lack them', () => {
    const view = cardPageView(pageWith([RULING]), true);
    expect(view.rulings).toEqual([RULING]);
    expect(JSON.parse(JSON.stringify(view))).not.toHaveProperty('rulings');
  });

  it('sends them with the data where the page was reached by a link within the site', () => {
    expect(JSON.parse(JSON.stringify(cardPageView(pageWith([RULING]), false)))).toMatchObject({
      rulings: [RULING],
    });
  });
});
