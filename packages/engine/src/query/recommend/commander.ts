import { type CardDecks, countByCommander } from '../card-decks/card-decks.ts';
import { countPairs } from '../decks/deck-card-pairs.ts';
import { leads } from '../decks/eligible.ts';
import type { Engine } from '../decks/engine.ts';
import { releaseRanks } from '../decks/release-ranks.ts';

/** Inclusion of a card in a commander's decks, and the eligible decks. */
export type CommanderShare = { share: number; decks: number };

/** By card. */
export type CommanderShares = (card: number) => CommanderShare | null;

/**
 * Inclusions in the commander's decks, among the decks eligible for a card (`sideOfDeck`); null for cards without such
 * decks, and without a commander. Reads all decks of the commander: once per answer.
 */
export function commanderShares(
  engine: Engine,
  commander: number | null,
  cardDecks: CardDecks | null,
): CommanderShares {
  return commander === null ? () => null : readShares(engine, commander, cardDecks);
}

function readShares(engine: Engine, commander: number, cardDecks: CardDecks | null): CommanderShares {
  const from = engine.commanderStart[commander]!;
  const to = engine.commanderStart[commander + 1]!;
  const holds = cardDecks
    ? (card: number): number => countByCommander(cardDecks, card, commander)
    : countIncluded(engine, from, to);
  const identity = engine.commanderIdentity[commander]!;
  const released = decksByRelease(engine, from, to);
  const extras = countPairs(engine.extraDeck, engine.extraCard, from, to);
  const uncounted = countPairs(engine.uncountedDeck, engine.uncountedCard, from, to);
  return (card) => {
    if (engine.cardReleaseDay[card]! > engine.asOfDay) return null;
    const isOpen = (engine.cardIdentity[card]! & ~identity) === 0 && !leads(engine, commander, card);
    const leftOut = uncounted.get(card) ?? 0;
    const decks = (isOpen ? released(card) : 0) + (extras.get(card) ?? 0) - leftOut;
    return decks === 0 ? null : { share: (holds(card) - leftOut) / decks, decks };
  };
}

function countIncluded(
  { cards, deckStart, deckCards }: Engine,
  from: number,
  to: number,
): (card: number) => number {
  const included = new Uint32Array(cards);
  const end = deckStart[to]!;
  for (let entry = deckStart[from]!; entry < end; entry++) {
    const card = deckCards[entry]!;
    included[card]!++;
  }
  return (card) => included[card]!;
}

/** By card: the decks that are no older than it. */
function decksByRelease(engine: Engine, from: number, to: number): (card: number) => number {
  const { of, count } = releaseRanks(engine);
  const decks = new Uint32Array(count + 1);
  for (let deck = from; deck < to; deck++) {
    const rank = of[engine.deckEarliestDay[deck]!]!;
    decks[rank]!++;
  }
  for (let rank = count - 1; rank >= 0; rank--) decks[rank]! += decks[rank + 1]!;
  return (card) => decks[of[engine.cardReleaseDay[card]!]!]!;
}
