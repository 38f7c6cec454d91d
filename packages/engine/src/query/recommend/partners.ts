import {
  type CardDecks,
  countByCommander,
  countHoldingBoth,
  countWhere,
  maxDecksWithBoth,
} from '../card-decks/card-decks.ts';
import { allDecks, deckList, decksRunning, pairings } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import { type PairSample, pairSample } from './pair-sample.ts';
import { deckRows } from './rows.ts';
import { RECOMMEND } from './settings.ts';
import { countAllowed, countBoth, countHolders, countInBoth, type Holders } from './together.ts';

/** "In `share` of the `decks` decks with `card`." */
export type PlayedTogether = { card: number; share: number; decks: number };

/** Cards, and which of the near decks run each. */
export type NearCards = { cards: Iterable<number>; holders: Holders };

/**
 * For each card, the card of the list that is the best argument for it. Near decks propose the pair, by how far the
 * card's share among those with the other card exceeds its share among all of them, in standard errors. The reported
 * numbers are exact, over all decks that run the other card and are eligible for this one; weak pairs are omitted.
 */
export function findPlayedTogether(
  engine: Engine,
  {
    list,
    cards,
    decks,
    cardDecks,
  }: { list: NearCards; cards: NearCards; decks: number; cardDecks: CardDecks | null },
): Map<number, PlayedTogether> {
  const others = Array.from(list.cards, (card) => ({ card, count: countHolders(list.holders, card) })).filter(
    ({ count }) => count >= RECOMMEND.withMinDecks,
  );
  const pairs = new Map<number, number>();
  for (const card of cards.cards) {
    const own = countHolders(cards.holders, card);
    const nearby = own / decks;
    let best = 0;
    for (const { card: other, count } of others) {
      const root = Math.sqrt(count);
      // It could not be better even if every deck with the rarer card ran both.
      if ((Math.min(own, count) / count - nearby) * root <= best) continue;
      const gain = (countBoth(cards.holders, card, list.holders, other) / count - nearby) * root;
      if (gain <= best) continue;
      best = gain;
      pairs.set(card, other);
    }
  }
  return exactShares(engine, pairs, cardDecks);
}

/**
 * For each pair of a card and another, the exact numbers over all decks; weak pairs are omitted.
 * @param pairs the other card by card
 * @param sample pairs that it shows to be weak are not counted
 */
export function exactShares(
  engine: Engine,
  pairs: ReadonlyMap<number, number>,
  cardDecks: CardDecks | null,
  sample: PairSample | null = cardDecks && pairSample(engine),
): Map<number, PlayedTogether> {
  const shares = new Map<number, PlayedTogether>();
  if (pairs.size === 0) return shares;
  const { countDecks, maxDecks, countBoth } = cardDecks
    ? pairsInLists(engine, cardDecks)
    : pairsInRows(engine, pairs);
  const { hold, potential } = allDecks(engine);
  const getBase = (card: number): number => hold[card]! / Math.max(1, potential[card]!);
  const isStrong = (card: number, share: number): boolean =>
    share >= RECOMMEND.withMinShare && share - getBase(card) >= RECOMMEND.withMinGain;
  const open: OpenPair[] = [];
  for (const [card, other] of pairs) {
    const decks = countDecks(card, other);
    // Most pairs of a common card and a rare one need no counting.
    if (decks < RECOMMEND.withMinDecks || !isStrong(card, maxDecks(card, other) / decks)) continue;
    const least = Math.max(RECOMMEND.withMinShare, getBase(card) + RECOMMEND.withMinGain) * decks;
    if (!sample?.hasFewerThan(least, card, other)) open.push({ card, other, decks });
  }
  countBoth(open).forEach((both, at) => {
    const { card, other, decks } = open[at]!;
    const share = both / decks;
    if (isStrong(card, share)) shares.set(card, { card: other, share, decks });
  });
  return shares;
}

/** A card, another, and the decks with the other that are eligible for the card or run it all the same. */
type OpenPair = { card: number; other: number; decks: number };

type PairCounts = {
  countDecks: (card: number, other: number) => number;
  /** No fewer than the decks with both. */
  maxDecks: (card: number, other: number) => number;
  /** By pair, the decks with both. */
  countBoth: (pairs: readonly OpenPair[]) => Uint32Array;
};

function pairsInRows(engine: Engine, pairs: ReadonlyMap<number, number>): PairCounts {
  const running = decksRunning(engine);
  const rows = deckRows(engine, [...pairs].flat());
  const masks = new Map<number, Uint32Array>();
  const getMask = (card: number): Uint32Array => {
    const identity = engine.cardIdentity[card]!;
    const colors = masks.get(identity) ?? decksOfColors(engine, identity);
    masks.set(identity, colors);
    return withoutDecksWith(engine, colors, card);
  };
  const toRow = (card: number): Uint32Array => rows.get(card) as Uint32Array;
  return {
    countDecks: (card, other) => countAllowed(toRow(card), toRow(other), getMask(card)),
    maxDecks: (card) => running[card]!,
    countBoth: (open) => Uint32Array.from(open, ({ card, other }) => countInBoth(toRow(card), toRow(other))),
  };
}

function pairsInLists(engine: Engine, cardDecks: CardDecks): PairCounts {
  const countDecks = (card: number, other: number): number => {
    const identity = engine.cardIdentity[card]!;
    let decks = countWhere(cardDecks, other, (deckColors) => (identity & ~deckColors) === 0);
    for (const { commander } of pairings(engine, card))
      decks -= countByCommander(cardDecks, other, commander);
    for (const deck of extraDecks(engine).get(card) ?? [])
      if (deckList(engine, deck).includes(other)) decks++;
    return decks;
  };
  return {
    countDecks,
    maxDecks: (card, other) => maxDecksWithBoth(cardDecks, card, other),
    countBoth: (pairs) => bothInLists(cardDecks, pairs),
  };
}

/** Counts all cards beside one other at once. */
function bothInLists(cardDecks: CardDecks, pairs: readonly OpenPair[]): Uint32Array {
  const both = new Uint32Array(pairs.length);
  const positionsByCard = new Map<number, number[]>();
  pairs.forEach(({ other }, at) => {
    const positions = positionsByCard.get(other);
    if (positions) positions.push(at);
    else positionsByCard.set(other, [at]);
  });
  for (const [other, indexes] of positionsByCard) {
    const counts = countHoldingBoth(
      cardDecks,
      other,
      indexes.map((at) => pairs[at]!.card),
    );
    indexes.forEach((at, index) => {
      both[at] = counts[index]!;
    });
  }
  return both;
}

/** By card: the decks that run it despite its colors. */
const extraDecks = perEngine(({ extraDeck, extraCard }) => {
  const decks = new Map<number, number[]>();
  extraDeck.forEach((deck, at) => {
    const card = extraCard[at]!;
    const known = decks.get(card);
    if (known) known.push(deck);
    else decks.set(card, [deck]);
  });
  return decks;
});

/** One bit per deck: whether its color identity contains these colors. */
function decksOfColors(engine: Engine, identity: number): Uint32Array {
  const mask = new Uint32Array((engine.decks + 31) >>> 5);
  for (let commander = 0; commander < engine.commanders; commander++) {
    if (identity & ~engine.commanderIdentity[commander]!) continue;
    const end = engine.commanderStart[commander + 1]!;
    for (let deck = engine.commanderStart[commander]!; deck < end; deck++) {
      mask[deck >>> 5]! |= 1 << (deck & 31);
    }
  }
  return mask;
}

/** The mask without the decks that have the card as commander; the same mask if there are none. */
function withoutDecksWith(engine: Engine, mask: Uint32Array, card: number): Uint32Array {
  const pairs = pairings(engine, card);
  if (pairs.length === 0) return mask;
  const rest = mask.slice();
  for (const { commander } of pairs) {
    const end = engine.commanderStart[commander + 1]!;
    for (let deck = engine.commanderStart[commander]!; deck < end; deck++) {
      rest[deck >>> 5]! &= ~(1 << (deck & 31));
    }
  }
  return rest;
}
