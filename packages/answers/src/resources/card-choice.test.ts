import { CardResource, type ListedCardOrder } from '@deckwright/contract/schemas';
import { identityFromSlug } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnknownNameError } from '../lookup/index.ts';
import { openTiny, type TinySnapshot, tinyContent } from '../testing/index.ts';
import { type CardChoice, chosenCards } from './card-choice.ts';
import { cardResource } from './card-resource.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  // The tiny catalog has no cards with themes.
  const cards = tinyContent().cards.map((card) =>
    card.name === 'Wave' ? { ...card, themes: ['tokens' as const] } : card,
  );
  tiny = await openTiny({ cards });
}, 60_000);
afterAll(() => tiny.close());

type Choice = CardChoice & { order?: ListedCardOrder; minDecks?: number };

async function choose({ order = 'decks', minDecks = 0, ...choice }: Choice = {}): Promise<CardResource[]> {
  const { snapshot } = tiny;
  const found = await chosenCards(snapshot, choice, { order, minDecks });
  return found.map(({ card, ...counts }) =>
    CardResource.strict().parse(cardResource({ snapshot, imageHost: null }, card, counts)),
  );
}

const names = (entries: readonly { name: string }[]): string[] => entries.map(({ name }) => name);

describe('the list of cards', () => {
  it('has each card once, most decks first', async () => {
    const cards = await choose();
    expect(new Set(cards.map(({ id }) => id)).size).toBe(18);
    expect(cards).toHaveLength(18);
    expect(cards[0]?.id).toBe('key-beacon');
    const decks = cards.map((card) => card.num_decks);
    expect(decks).toEqual(decks.toSorted((a, b) => b - a));
  });

  it('has those that fit a choice, in the order of the whole list', async () => {
    const cards = await choose();
    const some = async (choice: Choice) => names(await choose(choice));
    const those = (fits: (card: CardResource) => boolean): string[] => {
      const fitting = names(cards.filter(fits));
      expect(fitting.length).toBeGreaterThan(0);
      expect(fitting.length).toBeLessThan(cards.length);
      return fitting;
    };
    expect(await some({ type: 'Land' })).toEqual(those((card) => card.primary_type === 'Land'));
    expect(await some({ identity: identityFromSlug('mono-white') })).toEqual(
      those(({ color_identity: colors }) => colors.every((color) => color === 'W')),
    );
    expect(await some({ minDecks: 3 })).toEqual(those((card) => card.num_decks >= 3));
    expect(await some({ theme: 'tokens' })).toEqual(those((card) => card.themes.includes('tokens')));
    expect(await some({ role: 'ramp' })).toEqual(those((card) => card.roles.includes('ramp')));
  });

  it('is ordered by a number, those without it last, or by name', async () => {
    const cards = await choose();
    for (const [order, getNumber] of [
      ['salt', (card: CardResource) => card.salt],
      [
        'inclusion',
        (card: CardResource) => (card.potential_decks > 0 ? card.num_decks / card.potential_decks : null),
      ],
    ] as const) {
      const values = (await choose({ order })).map(getNumber);
      const known = values.filter((value) => value !== null);
      expect(values.slice(0, known.length)).toEqual(known.toSorted((a, b) => b - a));
      expect(values).toHaveLength(cards.length);
    }
    expect(names(await choose({ order: 'name' }))).toEqual(names(cards).toSorted());
  });

  it('is refused for an unknown theme', async () => {
    await expect(choose({ theme: 'nothing-like-it' })).rejects.toThrow(UnknownNameError);
  });
});
