import { AppError } from '@deckwright/domain';
import { NO_CARD, TYPE_COUNT } from '../format.ts';
import type { DeckToPack, EngineCard } from './types.ts';

const isIntegerWithin = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

function refuse(message: string): never {
  throw new AppError('invalid-argument', message);
}

/** @throws AppError 'resource-exhausted' if there are more cards than 16 bits can index. */
export function checkCardCount(count: number): void {
  if (count > NO_CARD) {
    throw new AppError(
      'resource-exhausted',
      `The engine numbers cards with 16 bits: at most ${NO_CARD} cards, got ${count}. Leave out cards that no deck may hold.`,
    );
  }
}

/** @throws AppError 'invalid-argument' for a card whose values do not fit the columns. */
export function checkCard(card: EngineCard): void {
  const say = (what: string, got: unknown): never =>
    refuse(`Card ${card.slug}: ${what}, got ${String(got)}.`);
  if (!isIntegerWithin(card.identity, 0, 31)) say('the color identity must be 0…31', card.identity);
  if (!isIntegerWithin(card.type, 0, TYPE_COUNT - 1)) say('the type must be 0…7', card.type);
  if (!(card.manaValue >= 0)) say('the mana value must not be negative', card.manaValue);
  if (card.pips.length !== 5) say('five pip counts are needed', card.pips.length);
  if (!card.pips.every((count) => isIntegerWithin(count, 0, 255))) say('pips must be 0…255', card.pips);
  if (!isIntegerWithin(card.releaseDay, 0, 0xffff)) say('the release day must be 0…65535', card.releaseDay);
  if (!isIntegerWithin(card.priceCents, -1, 0x7fffffff))
    say('the price must be cents or −1', card.priceCents);
  if (typeof card.salt === 'number' && !(card.salt >= 0 && card.salt <= 4))
    say('the salt score must be 0…4', card.salt);
}

/** @throws AppError 'invalid-argument' for a deck whose values do not fit the columns. */
export function checkDeck(cards: readonly EngineCard[], deck: DeckToPack): void {
  const name = (): string =>
    `A deck of ${deck.commanders.map((card) => cards[card]?.slug ?? card).join(' and ')}`;
  const say = (what: string, got: unknown): never => refuse(`${name()}: ${what}, got ${String(got)}.`);
  const [first, second] = deck.commanders;
  if (first === undefined || deck.commanders.length > 2 || first === second) {
    refuse(`${name()}: one or two different commanders are needed.`);
  }
  for (const positions of [deck.commanders, deck.cards]) {
    for (const card of positions) {
      if (!isIntegerWithin(card, 0, cards.length - 1)) say('card positions must lie in the catalogue', card);
    }
  }
  const { companion = null } = deck;
  if (companion !== null && !isIntegerWithin(companion, 0, cards.length - 1))
    say('the companion must be a position in the catalogue', companion);
  if (companion !== null && (deck.cards.includes(companion) || deck.commanders.includes(companion)))
    say('the companion must stand outside the deck', companion);
  if (deck.day !== null && !isIntegerWithin(deck.day, 1, 0xffff)) say('the day must be 1…65535', deck.day);
  if (!isIntegerWithin(deck.bracket, 0, 5)) say('the bracket must be 0…5', deck.bracket);
  if (!isIntegerWithin(deck.estimatedBracket, 0, 5)) say('the estimate must be 0…5', deck.estimatedBracket);
  if (!isIntegerWithin(deck.basics, 0, 255)) say('basics must be 0…255', deck.basics);
  if (deck.ref !== undefined && !isIntegerWithin(deck.ref, 0, 0xffffffff))
    say('the number must fit 32 bits', deck.ref);
  const tags = deck.tags ?? [];
  if (new Set(tags).size < tags.length) say('each tag may stand once', tags);
  for (const tag of tags) {
    if (!isIntegerWithin(tag, 0, 0xffff)) say('tags must be numbers of the theme table', tag);
  }
  if (deck.cards.length > 255) say('at most 255 different cards fit', deck.cards.length);
}
