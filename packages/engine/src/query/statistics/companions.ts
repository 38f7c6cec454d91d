import { commanderOrder } from '../counting/accessors.ts';
import { eachRun } from '../counting/select.ts';
import { sideOfDeck } from '../decks/eligible.ts';
import type { Engine } from '../decks/engine.ts';
import type { Window } from '../decks/window.ts';
import type { CompanionUse } from '../types.ts';

/**
 * How decks of the window use each of the cards as a companion, which is not part of the deck itself. Decks that run
 * the card in the 99 are counted separately. Commanders are sorted by decks, then by name.
 */
export function companionUse(
  engine: Engine,
  { cards, ...window }: Window & { cards: readonly number[] },
): CompanionUse[] {
  return cards.map((card) => {
    let potentialDecks = 0;
    const named: CompanionUse['named'] = { decks: 0, commanders: [] };
    const main: CompanionUse['main'] = { decks: 0, commanders: [] };
    for (let commander = 0; commander < engine.commanders; commander++) {
      let names = 0;
      let holds = 0;
      eachRun(engine, commander, window, null, (from, to) => {
        for (let deck = from; deck < to; deck++) {
          const isNamed = engine.deckCompanion[deck] === card;
          const side = sideOfDeck(engine, commander, deck, card);
          if (isNamed) names++;
          else if (side === 'with') holds++;
          if (isNamed || side !== null) potentialDecks++;
        }
      });
      add(named, commander, names);
      add(main, commander, holds);
    }
    return { card, potentialDecks, named: sorted(engine, named), main: sorted(engine, main) };
  });
}

function add(use: CompanionUse['named'], commander: number, decks: number): void {
  use.decks += decks;
  if (decks > 0) use.commanders.push({ commander, decks });
}

function sorted(engine: Engine, use: CompanionUse['named']): CompanionUse['named'] {
  use.commanders.sort(commanderOrder(engine, { decks: ({ decks }) => decks }));
  return use;
}
