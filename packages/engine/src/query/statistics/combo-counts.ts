import {
  allDecks,
  commanderCards,
  commanderDecks,
  commanderOrder,
  deckList,
  decksRunning,
} from '../counting/accessors.ts';
import { distinctShare, effectiveDecks } from '../counting/effective-decks.ts';
import { newestUnproven } from '../counting/newest-unproven.ts';
import { savedFrom } from '../counting/saved.ts';
import { countGroups } from '../counting/tally.ts';
import { leads } from '../decks/eligible.ts';
import type { Engine } from '../decks/engine.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';

/** Card indices of a combo, each once; `commanders` are those that must be commanders. */
export type ComboCards = { cards: readonly number[]; commanders: readonly number[] };

/** Counts at the position of each queried combo. */
export type ComboCounts = {
  /** Eligible decks that run all its cards; commanders count. */
  included: Uint32Array;
  /**
   * Eligible decks: their color identity allows all its cards, or they run them all the same, and they were saved since
   * the newest was released, as their date, their commanders or cards that are not of the combo show. None if the newest
   * was released after the as-of date.
   */
  could: Uint32Array;
  /** As in CardStat. */
  effective: Float64Array;
};

export type ComboHolder = {
  commander: number;
  /** Eligible decks of the commander that run the combo. */
  numDecks: number;
  /** Eligible decks of the commander; at least numDecks. */
  potentialDecks: number;
  /** As in CardStat. */
  effectiveDecks: number;
};

/**
 * Counts every combo over all decks in one pass. Combos are indexed by their rarest card and tested only in decks that
 * run it, so the work grows with the decks of rare cards, not with combos times decks. A combo without cards is in no
 * deck.
 */
export function comboCounts(engine: Engine, { combos }: { combos: readonly ComboCards[] }): ComboCounts {
  const waiting = waitAtRarest(engine, combos);
  const included = new Uint32Array(combos.length);
  const { could, dated } = eligibleForCombos(engine, combos);
  const newly = combosByNewest(engine, combos);
  eachDeck(engine, (deck, has, commander) => {
    const identity = engine.commanderIdentity[commander] ?? 0;
    const newestCards = newestUnproven(engine, commander, deck);
    const onlyCombo = ({ cards }: ComboCards, newest: number): boolean =>
      newestCards !== null && newestCards.day === newest && isSubset(newestCards.cards, cards);
    for (const index of newestCards ? (newly.get(newestCards.cards[0] ?? -1) ?? []) : []) {
      const combo = combos[index];
      const isOpen = combo && (getIdentity(engine, combo) & ~identity) === 0;
      const newest = combo ? findNewest(engine, combo) : 0;
      if (isOpen && newest <= engine.asOfDay && onlyCombo(combo, newest))
        could[index] = (could[index] ?? 0) - 1;
    }
    const tryAt = (card: number): void => {
      for (let at = waiting.start[card] ?? 0; at < (waiting.start[card + 1] ?? 0); at++) {
        const index = waiting.combos[at] ?? 0;
        const combo = combos[index];
        if (!combo || !isIncluded(engine, commander, combo, has)) continue;
        const newest = findNewest(engine, combo);
        if (newest > engine.asOfDay || onlyCombo(combo, newest)) continue;
        included[index] = (included[index] ?? 0) + 1;
        if ((getIdentity(engine, combo) & ~identity) === 0) continue;
        could[index] = (could[index] ?? 0) + 1;
        if ((engine.deckDay[deck] ?? 0) > 0) dated[index] = (dated[index] ?? 0) + 1;
      }
    };
    for (const card of deckList(engine, deck)) tryAt(card);
    for (const card of commanderCards(engine, commander)) tryAt(card);
  });
  const share = distinctShare(allDecks(engine));
  const effective = Float64Array.from(could, (potential, index) =>
    effectiveDecks({ potential, dated: dated[index] ?? 0, distinctShare: share }),
  );
  return { included, could, effective };
}

/**
 * Commanders with at least one deck that runs the combo: most such decks first, then by name.
 */
export function comboHolders(engine: Engine, combo: ComboCards): ComboHolder[] {
  const counts = new Uint32Array(engine.commanders);
  const could = new Uint32Array(engine.commanders);
  const dated = new Uint32Array(engine.commanders);
  const distinct = new Uint32Array(engine.commanders);
  const groups = new Uint8Array(engine.groups);
  const newest = findNewest(engine, combo);
  eachDeck(engine, (deck, has, commander) => {
    distinct[commander]! += countGroups(engine, groups, deck, deck + 1);
    if ((engine.deckEarliestDay[deck] ?? 0) < newest || newest > engine.asOfDay) return;
    const newestCards = newestUnproven(engine, commander, deck);
    if (newestCards?.day === newest && isSubset(newestCards.cards, combo.cards)) return;
    could[commander]!++;
    if (engine.deckDay[deck]! > 0) dated[commander]!++;
    if (combo.cards.length > 0 && isIncluded(engine, commander, combo, has)) counts[commander]!++;
  });
  const getEffective = (commander: number): number => {
    const set = { decks: commanderDecks(engine, commander), effectiveDecks: distinct[commander]! };
    const evidence = { potential: could[commander]!, dated: dated[commander]! };
    return effectiveDecks({ ...evidence, distinctShare: distinctShare(set) });
  };
  return [...counts]
    .map((numDecks, commander) => ({
      commander,
      numDecks,
      potentialDecks: could[commander]!,
      effectiveDecks: getEffective(commander),
    }))
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

function isSubset(part: readonly number[], whole: readonly number[]): boolean {
  return part.every((card) => whole.includes(card));
}

/** Positions of the combos by each of their newest cards. */
function combosByNewest(engine: Engine, combos: readonly ComboCards[]): Map<number, number[]> {
  const positions = new Map<number, number[]>();
  combos.forEach((combo, index) => {
    const newest = findNewest(engine, combo);
    for (const card of new Set(combo.cards)) {
      if (engine.cardReleaseDay[card] !== newest) continue;
      const known = positions.get(card);
      if (known) known.push(index);
      else positions.set(card, [index]);
    }
  });
  return positions;
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
  const holders = decksRunning(engine).slice();
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

/** By combo: the decks whose colors and earliest day allow it, and those of them whose saved date is known. */
function eligibleForCombos(
  engine: Engine,
  combos: readonly ComboCards[],
): { could: Uint32Array; dated: Uint32Array } {
  const byIdentity = Array.from({ length: 32 }, (): number[] => []);
  for (const [commander, identity] of engine.commanderIdentity.entries())
    byIdentity[identity]?.push(commander);
  const saved = byIdentity.map((commanders) => savedFrom(engine, NO_ENGINE_FILTERS, commanders));
  const could = new Uint32Array(combos.length);
  const dated = new Uint32Array(combos.length);
  combos.forEach((combo, index) => {
    if (combo.cards.length === 0) return;
    const inner = getIdentity(engine, combo);
    const newest = findNewest(engine, combo);
    saved.forEach((since, outer) => {
      if ((inner & ~outer) !== 0) return;
      const found = since(newest);
      could[index] = (could[index] ?? 0) + found.decks;
      dated[index] = (dated[index] ?? 0) + found.dated;
    });
  });
  return { could, dated };
}
