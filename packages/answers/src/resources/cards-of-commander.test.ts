import { CommanderPage, PlayedCard } from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commanderAt } from '../lookup/index.ts';
import { getListedCards, openPages, type PageCalls } from '../testing/page-calls.ts';
import { cardChooser } from './card-choice.ts';
import { cardsOfCommander, playedCard } from './cards-of-commander.ts';

let pages: PageCalls;
beforeAll(async () => {
  pages = await openPages();
}, 60_000);
afterAll(() => pages.close());

const played = async (slug: string, order: Parameters<typeof cardsOfCommander>[2] = 'inclusion') => {
  const cards = await cardsOfCommander(pages.snapshot, commanderAt(pages.snapshot, slug), order);
  return cards.map((numbers) => PlayedCard.strict().parse(playedCard(pages.snapshot, numbers)));
};

describe('the cards that decks of a commander run', () => {
  it('come in three orders', async () => {
    const cards = await played('cyr-the-lone');
    // Cyr's four decks run Beacon, Sunbeam, Harbor, Plains, Wave, Old Terror, Island, the lamp, the warden, Tide and Dawn.
    expect(cards).toHaveLength(11);
    // Beacon is in three of four; outside, in three of Ada and Bo's three and Ada's one, all of which could run it.
    // Wilson: (3 + 1.9208 ± 1.96·√(3·1/4 + 0.9604)) / (4 + 3.8416).
    expect(cards[0]).toMatchObject({
      object: 'played_card',
      id: 'key-beacon',
      num_decks: 3,
      potential_decks: 4,
      inclusion_rate: 0.75,
      inclusion_low: 0.3006,
      inclusion_high: 0.9544,
    });
    for (const order of ['synergy', 'lift'] as const) {
      const ordered = await played('cyr-the-lone', order);
      const values = ordered.map((card) => card[order] ?? Number.NEGATIVE_INFINITY);
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(new Set(values).size).toBeGreaterThan(1);
    }
    expect(await played('dun-the-unplayed')).toEqual([]);
  });

  it('have the numbers of the commander’s page', async () => {
    const page = await pages.read('/commanders/cyr-the-lone', CommanderPage);
    const cards = await played('cyr-the-lone');
    const onPage = toWire(getListedCards(page));
    expect(onPage.length).toBeGreaterThan(5);
    for (const { slug, num_decks, potential_decks, inclusion_low, synergy, lift } of onPage)
      expect(
        cards.find((card) => card.slug === slug),
        slug,
      ).toMatchObject({ num_decks, potential_decks, inclusion_low, synergy, lift });
  });

  it('are chosen by type', async () => {
    const cyr = commanderAt(pages.snapshot, 'cyr-the-lone');
    const cards = await cardsOfCommander(pages.snapshot, cyr, 'inclusion');
    const isLand = cardChooser(pages.snapshot, { type: 'Land' });
    const lands = cards.filter(({ card }) => isLand(card));
    expect(lands.map((numbers) => playedCard(pages.snapshot, numbers).name).sort()).toEqual([
      'Harbor',
      'Island',
      'Plains',
    ]);
  });
});
