import { inListOrder } from '@deckwright/domain';
import { NO_CARD } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { getEffectiveDecks } from './effective-decks.ts';
import { windowTally } from './select.ts';
import type { Tally } from './tally.ts';

const ALL_DECKS = { range: 'none', bracket: 0, estimated: false } as const;

/** The one or two cards of the commander, sorted by slug. */
export function commanderCards(engine: Engine, commander: number): [number] | [number, number] {
  const first = engine.commanderCards[commander * 2] ?? NO_CARD;
  const second = engine.commanderCards[commander * 2 + 1] ?? NO_CARD;
  return second === NO_CARD ? [first] : [first, second];
}

/** Combined color identity of the commander's cards. */
export function commanderIdentity(engine: Engine, commander: number): number {
  return engine.commanderIdentity[commander] ?? 0;
}

/** Number of all decks of the commander. */
export function commanderDecks(engine: Engine, commander: number): number {
  return (engine.commanderStart[commander + 1] ?? 0) - (engine.commanderStart[commander] ?? 0);
}

/** Release day of the commander; for a pair, that of the newer card. */
export function newestRelease(engine: Engine, commander: number): number {
  return Math.max(...commanderCards(engine, commander).map((card) => engine.cardReleaseDay[card] ?? 0));
}

/** Whether the commander is as new as New Cards. */
export function isNewCommander(engine: Engine, commander: number): boolean {
  const release = newestRelease(engine, commander);
  return release > engine.asOfDay - THRESHOLDS.newCardDays && release <= engine.asOfDay;
}

const pairKey = (a: number, b: number): number => Math.min(a, b) * (NO_CARD + 1) + Math.max(a, b);

const commandersByCards = perEngine((engine): Map<number, number> => {
  const index = new Map<number, number>();
  for (let commander = 0; commander < engine.commanders; commander++) {
    const [first, second = NO_CARD] = commanderCards(engine, commander);
    index.set(pairKey(first, second), commander);
  }
  return index;
});

/** The rank of each commander by name A to Z, 0 = first; a pair by the name of its first card, then its second. */
export const commanderNameRanks = perEngine((engine): Uint32Array => {
  const nameRank = (slot: number): number =>
    engine.cardNameRank[engine.commanderCards[slot] ?? NO_CARD] ?? -1;
  const order = Uint32Array.from({ length: engine.commanders }, (_, commander) => commander).sort(
    (a, b) => nameRank(a * 2) - nameRank(b * 2) || nameRank(a * 2 + 1) - nameRank(b * 2 + 1),
  );
  const ranks = new Uint32Array(engine.commanders);
  for (const [rank, commander] of order.entries()) ranks[commander] = rank;
  return ranks;
});

/** Comparator for the one order of lists (`inListOrder`), of commanders with their decks and possibly another figure. */
export function commanderOrder<T extends { commander: number }>(
  engine: Engine,
  order: { figure?: (item: T) => number | null; decks: (item: T) => number },
): (a: T, b: T) => number {
  const ranks = commanderNameRanks(engine);
  return inListOrder({ ...order, name: ({ commander }) => ranks[commander] ?? 0 });
}

/** The commander index of exactly these one or two cards, in any order; null without decks. */
export function findCommander(engine: Engine, cards: readonly number[]): number | null {
  const [first, second = NO_CARD] = cards;
  if (first === undefined || cards.length > 2) return null;
  return commandersByCards(engine).get(pairKey(first, second)) ?? null;
}

const commandersByCard = perEngine((engine): Map<number, number[]> => {
  const index = new Map<number, number[]>();
  for (let commander = 0; commander < engine.commanders; commander++) {
    for (const card of commanderCards(engine, commander)) {
      index.set(card, [...(index.get(card) ?? []), commander]);
    }
  }
  return index;
});

export type Pairing = {
  commander: number;
  /** The other commander; null for a sole commander. */
  partner: number | null;
  decks: number;
};

/** The commanders that include the card, most decks first, then by name. */
export function pairings(engine: Engine, card: number): Pairing[] {
  return (commandersByCard(engine).get(card) ?? [])
    .map((commander) => ({
      commander,
      partner: commanderCards(engine, commander).find((other) => other !== card) ?? null,
      decks: commanderDecks(engine, commander),
    }))
    .sort(commanderOrder(engine, { decks: ({ decks }) => decks }));
}

/** Over all decks: those that run the card, eligible ones, and those with it as commander. */
export function cardCounts(
  engine: Engine,
  card: number,
): { numDecks: number; potentialDecks: number; effectiveDecks: number; commanderDecks: number } {
  const tally = allDecks(engine);
  const asCommander = pairings(engine, card).reduce((sum, { decks }) => sum + decks, 0);
  return {
    numDecks: tally.hold[card] ?? 0,
    potentialDecks: tally.potential[card] ?? 0,
    effectiveDecks: getEffectiveDecks(tally, card),
    commanderDecks: asCommander,
  };
}

/** Decks with each card and eligible decks, over all decks; computed at first use. */
export function allDecks(engine: Engine): Tally {
  return windowTally(engine, ALL_DECKS);
}

/** By card: all decks that run it, eligible or not. */
export const decksRunning = perEngine((engine): Uint32Array => {
  const { hold, uncounted } = allDecks(engine);
  const decks = hold.slice();
  for (let card = 0; card < decks.length; card++) decks[card]! += uncounted[card]!;
  return decks;
});

/** The cards of a deck without commanders, ascending; a view, not a copy. */
export function deckList(engine: Engine, deck: number): Uint16Array {
  return engine.deckCards.subarray(engine.deckStart[deck], engine.deckStart[deck + 1]);
}
