import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EngineDeck } from '../../build/types.ts';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { loaded } from '../../testing/load.ts';
import { cardCounts } from '../counting/accessors.ts';

test('a deck more that runs a card changes its eligible decks by one if its own date or other cards allow it, else not', () => {
  fc.assert(
    fc.property(catalog, deckLists, fc.nat({ max: 15 }), (cards, decks, card) => {
      const last = decks.at(-1) as EngineDeck;
      if (last.commanders.includes(card)) return;
      const added: EngineDeck = { ...last, cards: [...new Set([...last.cards, card])], companion: null };
      const key = (deck: EngineDeck): string => `${[...deck.commanders].sort()}:${[...deck.cards].sort()}`;
      const before = decks.slice(0, -1).filter((deck) => key(deck) !== key(added));
      const count = (lists: readonly EngineDeck[]) => {
        const at = loaded(cards, lists, AS_OF);
        return cardCounts(at.engine, at.index(cards[card]?.slug ?? ''));
      };
      const [less, more] = [count(before), count([...before, added])];
      const release = (position: number): number => cards[position]?.releaseDay ?? 0;
      const all = [...added.commanders, ...added.cards];
      const others = all.filter((position) => position !== card).map(release);
      const isDated = added.day !== null && all.every((position) => release(position) <= (added.day ?? 0));
      const allows = isDated || others.some((day) => day >= release(card));
      const step = allows && release(card) <= AS_OF ? 1 : 0;
      expect(more.potentialDecks - less.potentialDecks).toBe(step);
      expect(more.numDecks - less.numDecks).toBe(step);
    }),
    { numRuns: 500 },
  );
});
