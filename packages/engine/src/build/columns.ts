import { isWithin } from '@deckwright/domain';
import {
  CARD_FLAGS,
  type Columns,
  DECK_FLAGS,
  LAND_TYPE,
  NO_CARD,
  NO_PRICE,
  NO_SALT,
  TYPE_COUNT,
} from '../format.ts';
import { THRESHOLDS } from '../thresholds.ts';
import type { EngineCard, Shard } from './types.ts';

type Ordered = { lists: Uint16Array; order: Uint32Array; identities: Uint8Array };

/** Entries whose card is in the deck despite its color, in file order (decks renumbered). */
export function findExtras(
  cards: readonly EngineCard[],
  shard: Shard,
  { lists, order, identities }: Ordered,
): { deck: number; card: number }[] {
  const extras: { deck: number; card: number }[] = [];
  let commander = 0;
  order.forEach((source, deck) => {
    while (deck >= (shard.commanderStart[commander + 1] ?? 0)) commander++;
    const identity = identities[commander] ?? 0;
    for (const index of lists.subarray(shard.deckStart[source], shard.deckStart[source + 1])) {
      const card = cards[index];
      if (card && !isWithin(card.identity, identity)) extras.push({ deck, card: index });
    }
  });
  return extras;
}

/** Cards in engine order. */
export function writeCards(columns: Columns, cards: readonly EngineCard[], nameRanks: Uint16Array): void {
  columns.cardNameRank.set(nameRanks);
  cards.forEach((card, index) => {
    columns.cardIdentity[index] = card.identity;
    columns.cardType[index] = card.type;
    columns.cardFlags[index] = getFlags(card);
    columns.cardManaValue[index] = card.manaValue;
    columns.cardPips.set(card.pips, index * 5);
    columns.cardReleaseDay[index] = card.releaseDay;
    columns.cardPriceCents[index] = card.priceCents;
    columns.cardRoles[index] = card.roles;
    columns.cardSalt[index] = typeof card.salt === 'number' ? Math.round(card.salt * 1000) : NO_SALT;
  });
}

function getFlags(card: EngineCard): number {
  return (
    (card.basic ? CARD_FLAGS.basic : 0) |
    (card.banned ? CARD_FLAGS.banned : 0) |
    (card.gameChanger ? CARD_FLAGS.gameChanger : 0) |
    (card.manaArtifact ? CARD_FLAGS.manaArtifact : 0) |
    (card.utilityLand ? CARD_FLAGS.utilityLand : 0)
  );
}

export function writeCommanders(
  columns: Columns,
  shard: Shard,
  indices: Uint16Array,
  identities: Uint8Array,
): void {
  shard.commanders.forEach((card, position) => {
    columns.commanderCards[position] = indexOf(indices, card);
  });
  columns.commanderIdentity.set(identities);
  columns.commanderStart.set(shard.commanderStart);
}

function indexOf(indices: Uint16Array, position: number | undefined): number {
  return position === undefined || position === NO_CARD ? NO_CARD : (indices[position] ?? NO_CARD);
}

/** The card and commander columns must have been written before. */
export function writeDecks(
  columns: Columns,
  shard: Shard,
  { lists, indices, order }: { lists: Uint16Array; indices: Uint16Array; order: Uint32Array },
): void {
  let entry = 0;
  let commander = 0;
  order.forEach((source, deck) => {
    while (deck >= (columns.commanderStart[commander + 1] ?? 0)) commander++;
    const list = lists.subarray(shard.deckStart[source], shard.deckStart[source + 1]);
    columns.deckDay[deck] = shard.day[source] ?? 0;
    columns.deckEarliestDay[deck] = shard.day[source] || newestRelease(columns, commander, list);
    columns.deckBracket[deck] = shard.bracket[source] ?? 0;
    columns.deckEstimatedBracket[deck] = shard.estimatedBracket[source] ?? 0;
    columns.deckCompanion[deck] = indexOf(indices, shard.companion[source]);
    columns.deckBasics[deck] = shard.basics[source] ?? 0;
    columns.deckFlags[deck] = shard.basicsEstimated[source] ? DECK_FLAGS.basicsEstimated : 0;
    columns.deckStart[deck] = entry;
    columns.deckCards.set(list, entry);
    entry += list.length;
    writeTypes(columns, deck, list);
    columns.deckPriceCents[deck] = getPrice(columns, commander, list, shard.basicsCents[source] ?? 0);
  });
  columns.deckStart[order.length] = entry;
}

/** First release of the deck's newest card, commanders included. */
function newestRelease({ commanderCards, cardReleaseDay }: Columns, commander: number, list: Uint16Array) {
  let newest = 0;
  for (const card of list) newest = Math.max(newest, cardReleaseDay[card] ?? 0);
  for (const card of commanderCards.subarray(commander * 2, commander * 2 + 2))
    if (card !== NO_CARD) newest = Math.max(newest, cardReleaseDay[card] ?? 0);
  return newest;
}

function writeTypes(columns: Columns, deck: number, list: Uint16Array): void {
  for (const card of list) {
    const type = columns.cardType[card] ?? LAND_TYPE;
    const basic = ((columns.cardFlags[card] ?? 0) & CARD_FLAGS.basic) !== 0;
    const slot = deck * TYPE_COUNT + type;
    if (!basic) columns.deckTypes[slot] = (columns.deckTypes[slot] ?? 0) + 1;
  }
}

/**
 * Price of a deck: one of each card, commanders included, and `basicsCents` for its basics, which are counted by the
 * copies that the source records. NO_PRICE if too few of the different cards have a price.
 */
function getPrice(columns: Columns, commander: number, list: Uint16Array, basicsCents: number): number {
  const commanders = columns.commanderCards.subarray(commander * 2, commander * 2 + 2);
  let different = 0;
  let priced = 0;
  let cents = basicsCents;
  for (const card of [...commanders, ...list]) {
    if (card === NO_CARD) continue;
    const price = columns.cardPriceCents[card] ?? -1;
    different++;
    if (price < 0) continue;
    priced++;
    if (((columns.cardFlags[card] ?? 0) & CARD_FLAGS.basic) === 0) cents += price;
  }
  if (priced === 0 || priced < different * THRESHOLDS.pricedShare) return NO_PRICE;
  return Math.min(cents, NO_PRICE - 1);
}
