import { DeckDetails, DeckResource } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commanderAt, UnknownNameError } from '../lookup/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { commanderOfDeckId, deckDetails, deckResource, decksOfCommander } from './deck-resource.ts';

let tiny: TinySnapshot;
let view: ViewContext;
beforeAll(async () => {
  tiny = await openTiny();
  view = { snapshot: tiny.snapshot, imageHost: null };
}, 60_000);
afterAll(() => tiny.close());

describe('decks', () => {
  it('are listed newest first', async () => {
    const cyr = commanderAt(view.snapshot, 'cyr-the-lone');
    const decks = (await decksOfCommander(view, cyr)).map((deck) =>
      DeckResource.strict().parse(deckResource(view, cyr, deck)),
    );
    expect(decks.map(({ id }) => id)).toEqual(['deck3', 'deck4', 'deck5', 'deck6']);
    expect(decks[3]).toMatchObject({ id: 'deck6', date: '2022-06-01' });
  });

  it('have their cards', async () => {
    const details = await deckDetails(view, commanderOfDeckId(view, 'deck0'), 'deck0');
    const deck = DeckDetails.strict().parse(details);
    expect(deck).toMatchObject({
      id: 'deck0',
      commander: { id: 'key-ada-the-first_key-bo-the-second' },
      date: '2024-03-30',
      bracket: 3,
      bracket_estimated: false,
      source: { name: 'club', url: 'https://decks.example/0' },
      // Two commanders, Beacon, Wave, Sunbeam, Harbor and 30 Plains.
      size: 36,
    });
    expect(deck.cards).toContainEqual({
      id: 'key-plains',
      name: 'Plains',
      quantity: 30,
      is_commander: false,
    });
    expect(deck.cards.filter((card) => card.is_commander)).toHaveLength(2);
  });

  it('are unknown by another id, and as a deck of another commander', async () => {
    expect(() => commanderOfDeckId(view, 'nothing')).toThrow(UnknownNameError);
    const cyr = commanderAt(view.snapshot, 'cyr-the-lone');
    await expect(deckDetails(view, cyr, 'deck0')).rejects.toThrow(UnknownNameError);
  });
});
