import { DeckDetails, DeckResource } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commanderAt, UnknownNameError } from '../lookup/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { tinyContent } from '../testing/tiny-snapshot.ts';
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

  it('say what counts otherwise than their source states', async () => {
    const details = async (id: string, at: ViewContext = view) =>
      DeckDetails.strict().parse(await deckDetails(at, commanderOfDeckId(at, id), id));
    // 30 basics of which the list has one Island, and 4 copies of Wave, which has no text that allows them.
    expect(await details('deck4')).toMatchObject({
      basics_added: 29,
      extra_copies: [{ name: 'Wave', copies: 4, allowed: 1 }],
      stated_date: null,
    });
    // All 30 Plains are recorded.
    expect(await details('deck0')).toMatchObject({ basics_added: 0, extra_copies: [] });
    // The day after the as-of date.
    const deckLinks = [...tinyContent().deckLinks].map((link) =>
      link.id === 'deck4' ? { ...link, statedDate: '2024-03-31' } : link,
    );
    const later = await openTiny({ deckLinks });
    expect(await details('deck4', { snapshot: later.snapshot, imageHost: null })).toMatchObject({
      stated_date: { date: '2024-03-31', because: 'after-as-of' },
    });
    await later.close();
  });

  it('are unknown by another id, and as a deck of another commander', async () => {
    expect(() => commanderOfDeckId(view, 'nothing')).toThrow(UnknownNameError);
    const cyr = commanderAt(view.snapshot, 'cyr-the-lone');
    await expect(deckDetails(view, cyr, 'deck0')).rejects.toThrow(UnknownNameError);
  });
});
