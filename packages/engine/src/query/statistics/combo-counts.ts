import { commanderCards, commanderDecks, commanderOrder, deckList } from '../counting/accessors.ts';
import { savedFrom } from '../counting/saved.ts';
import { windowTally } from '../counting/select.ts';
import { leads } from '../decks/eligible.ts';
import type { Engine } from '../decks/engine.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';

/** Card indices of a combo, each once; `commanders` are those that must be commanders. */
export type ComboCards = { cards: readonly number[]; commanders: readonly number[] };

/** Counts at the position of each queried combo. */
export type ComboCounts = {
  /** Decks that run all its cards; commanders count. */
  included: Uint32Array;
  /**
   * Eligible decks: their color identity allows all its cards, and they were saved since the newest was released. Decks
   * that run the combo are always eligible.
   */
  could: Uint32Array;
};

export type ComboHolder = {
  commander: number;
  /** Decks of the commander that run the combo. */
  numDecks: number;
  /** Decks of the commander saved since the newest card of the combo was released; at least numDecks. */
  potentialDecks: number;
};

/**
 * Counts every combo over all decks in one pass. Combos are indexed by their rarest card and tested only in decks that
 * run it, so the work grows with the decks of rare cards, not with combos times decks. A combo without cards is in no
 * deck.
 */
export function comboCounts(engine: Engine, { combos }: { combos: readonly ComboCards[] }): ComboCounts {
  const waiting = waitAtRarest(engine, combos);
  const counts: ComboCounts = {
    included: new Uint32Array(combos.length),
    could: couldHoldCombos(engine, combos),
  };
  const { included, could } = counts;
  eachDeck(engine, (deck, has, commander) => {
    const identity = engine.commanderIdentity[commander] ?? 0;
    const day = engine.deckEarliestDay[deck] ?? 0;
    const tryAt = (card: number): void => {
      for (let at = waiting.start[card] ?? 0; at < (waiting.start[card + 1] ?? 0); at++) {
        const index = waiting.combos[at] ?? 0;
        const combo = combos[index];
        if (!combo || !isIncluded(engine, commander, combo, has)) continue;
        included[index] = (included[index] ?? 0) + 1;
        const isAllowed = (getIdentity(engine, combo) & ~identity) === 0 && day >= findNewest(engine, combo);
        if (!isAllowed) could[index] = (could[index] ?? 0) + 1;
      }
    };
    for (const card of deckList(engine, deck)) tryAt(card);
    for (const card of commanderCards(engine, commander)) tryAt(card);
  });
  return counts;
}

/**
 * Commanders with at least one deck that runs the combo: most such decks first, then by name.
 */
export function comboHolders(engine: Engine, combo: ComboCards): ComboHolder[] {
  const counts = new Uint32Array(engine.commanders);
  const could = new Uint32Array(engine.commanders);
  const newest = findNewest(engine, combo);
  eachDeck(engine, (deck, has, commander) => {
    const holds = combo.cards.length > 0 && isIncluded(engine, commander, combo, has);
    if (holds) counts[commander] = (counts[commander] ?? 0) + 1;
    if (holds || (engine.deckEarliestDay[deck] ?? 0) >= newest)
      could[commander] = (could[commander] ?? 0) + 1;
  });
  return [...counts]
    .map((numDecks, commander) => ({ commander, numDecks, potentialDecks: could[commander] ?? 0 }))
    .filter(({ numDecks }) => numDecks > 0)
    .sort(commanderOrder(engine, { decks: ({ numDecks }) => numDecks }));
}

type Has = (card: number) => boolean;

/** Calls `take` for each deck with a test for its cards, including commanders. */
function eachDeck(engine: Engine, take: (deck: number, has: Has, commander: number) => void): void {
  // Stores the last deck seen with each card, so nothing needs clearing between decks.
  const lastHolder = new Int32Array(engine.cards).fill(-1);
  let current = -1;
  const has: Has = (card) => lastHolder[card] === current;
  for (let commander = 0; commander < engine.commanders; commander++) {
    const commanders = commanderCards(engine, commander);
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (current = engine.commanderStart[commander] ?? 0; current < end; current++) {
      for (const card of deckList(engine, current)) lastHolder[card] = current;
      for (const card of commanders) lastHolder[card] = current;
      take(current, has, commander);
    }
  }
}

function isIncluded(engine: Engine, commander: number, { cards, commanders }: ComboCards, has: Has): boolean {
  for (const card of cards) if (!has(card)) return false;
  for (const card of commanders) if (!leads(engine, commander, card)) return false;
  return true;
}

function getIdentity(engine: Engine, { cards }: ComboCards): number {
  return cards.reduce((bits, card) => bits | (engine.cardIdentity[card] ?? 0), 0);
}

/** The release day of its newest card. */
function findNewest({ cardReleaseDay }: Engine, { cards }: ComboCards): number {
  return cards.reduce((newest, card) => Math.max(newest, cardReleaseDay[card] ?? 0), 0);
}

/** The combos by their rarest card: those of card c are at start[c] to start[c + 1]. */
function waitAtRarest(
  engine: Engine,
  combos: readonly ComboCards[],
): { start: Uint32Array; combos: Uint32Array } {
  const holders = windowTally(engine, NO_ENGINE_FILTERS).hold.slice();
  const asCommander = new Uint32Array(engine.cards);
  for (let commander = 0; commander < engine.commanders; commander++) {
    for (const card of commanderCards(engine, commander))
      asCommander[card] = (asCommander[card] ?? 0) + commanderDecks(engine, commander);
  }
  asCommander.forEach((count, card) => {
    holders[card] = (holders[card] ?? 0) + count;
  });
  const rarest = combos.map(({ cards }) =>
    cards.reduce((best, card) => ((holders[card] ?? 0) < (holders[best] ?? 0) ? card : best), cards[0] ?? -1),
  );
  const start = new Uint32Array(engine.cards + 1);
  for (const card of rarest) if (card >= 0) start[card + 1] = (start[card + 1] ?? 0) + 1;
  for (let card = 0; card < engine.cards; card++)
    start[card + 1] = (start[card + 1] ?? 0) + (start[card] ?? 0);
  const next = start.slice();
  const waiting = new Uint32Array(start[engine.cards] ?? 0);
  rarest.forEach((card, index) => {
    if (card < 0) return;
    waiting[next[card] ?? 0] = index;
    next[card] = (next[card] ?? 0) + 1;
  });
  return { start, combos: waiting };
}

function couldHoldCombos(engine: Engine, combos: readonly ComboCards[]): Uint32Array {
  const byIdentity = Array.from({ length: 32 }, (): number[] => []);
  for (const [commander, identity] of engine.commanderIdentity.entries())
    byIdentity[identity]?.push(commander);
  const saved = byIdentity.map((commanders) => savedFrom(engine, NO_ENGINE_FILTERS, commanders));
  return Uint32Array.from(combos, (combo) => {
    if (combo.cards.length === 0) return 0;
    const inner = getIdentity(engine, combo);
    const newest = findNewest(engine, combo);
    return saved.reduce((sum, since, outer) => ((inner & ~outer) === 0 ? sum + since(newest) : sum), 0);
  });
}
