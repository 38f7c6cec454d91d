import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCardDecks } from '../../build/card-decks/build-card-decks.ts';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { loaded } from '../../testing/load.ts';
import { manyDecks } from '../../testing/many-decks.ts';
import { loadCardDecks } from '../card-decks/card-decks.ts';
import { sideOfDeck } from '../decks/eligible.ts';
import type { Engine } from '../decks/engine.ts';
import { commanderShares } from './commander.ts';

/** Deck by deck: of the decks that could hold the card or do, those that do. */
function slowShare(engine: Engine, commander: number, card: number): { share: number; decks: number } | null {
  let included = 0;
  let decks = 0;
  const end = engine.commanderStart[commander + 1] ?? 0;
  for (let deck = engine.commanderStart[commander] ?? 0; deck < end; deck++) {
    const side = sideOfDeck(engine, commander, deck, card);
    if (side === 'with') included++;
    if (side !== null) decks++;
  }
  return decks === 0 ? null : { share: included / decks, decks };
}

function compare(engine: Engine): void {
  const cardDecks = loadCardDecks(buildCardDecks(engine, { from: 1, blockDecks: 4 }).buffer, engine);
  for (let commander = 0; commander < engine.commanders; commander++)
    for (const source of [null, cardDecks]) {
      const shares = commanderShares(engine, commander, source);
      for (let card = 0; card < engine.cards; card++)
        expect(shares(card)).toEqual(slowShare(engine, commander, card));
    }
}

describe('the shares of a commander', () => {
  it('are those of its decks read one by one, by all decks and by the decks of each card', () => {
    fc.assert(
      fc.property(catalog, deckLists, (cards, decks) => compare(loaded(cards, decks, AS_OF).engine)),
      { numRuns: 60 },
    );
  });

  it('are so with cards newer than decks and cards played despite their colors', () => {
    const { cards, decks } = manyDecks(120, 3);
    compare(loaded(cards, decks, AS_OF).engine);
  });

  it('are none without a commander', () => {
    const { cards, decks } = manyDecks(20, 3);
    expect(commanderShares(loaded(cards, decks, AS_OF).engine, null, null)(0)).toBeNull();
  });
});
