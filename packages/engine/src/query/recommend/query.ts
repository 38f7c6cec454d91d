import { AppError } from '@deckwright/domain';
import { CARD_FLAGS } from '../../format.ts';
import { decksRunning, findCommander, pairings } from '../counting/accessors.ts';
import type { Engine } from '../decks/engine.ts';
import { perEngine } from '../decks/per-engine.ts';
import type { RecommendInput } from '../types.ts';
import { RECOMMEND } from './settings.ts';

/** A list as the model sees it. */
export type RecommendQuery = {
  /** Commander index of exactly these commanders; null if no deck has them. */
  commander: number | null;
  /** Card indices of the commanders, ascending. */
  commanders: number[];
  identity: number;
  /** 1 for cards that are used as evidence (within the colors and not basic), otherwise 0; shared, so read-only. */
  active: Uint8Array;
  /** Active cards of the list, each once, ascending. */
  list: Uint16Array;
  /** Basic lands of the list, each once, ascending. */
  basicCards: number[];
  /** Copies of basic lands, or null if unknown. */
  basics: number | null;
  /** 1 for the cards of the list and the commanders, which are never recommended. */
  taken: Uint8Array;
  /** Similarity bonus by the deck's commander index. */
  bonus: Float64Array;
  /** The highest bracket at which decks of the commander make its decks near; 5 = any. Decks without a bracket do. */
  maxBracket: number;
};

/** Properties of all decks that the model needs, computed once per engine. */
export type DeckWeights = {
  /** ln((decks + 1) / (decks with the card + 1)); 0 for basics. */
  rarity: Float64Array;
  /** Cards per deck, without basics. */
  averageLength: number;
};

export const deckWeights = perEngine((engine): DeckWeights => {
  const hold = decksRunning(engine);
  const rarity = Float64Array.from(hold, (included, card) =>
    engine.cardFlags[card]! & CARD_FLAGS.basic ? 0 : Math.log((engine.decks + 1) / (included + 1)),
  );
  const cards = hold.reduce(
    (sum, included, card) => (engine.cardFlags[card]! & CARD_FLAGS.basic ? sum : sum + included),
    0,
  );
  return { rarity, averageLength: engine.decks === 0 ? 0 : cards / engine.decks };
});

/** A list of so many cards as a share of a whole deck, 0…1; 1 if there are no decks. */
export function lengthShare(engine: Engine, cards: number): number {
  const { averageLength } = deckWeights(engine);
  return averageLength === 0 ? 1 : Math.min(1, cards / averageLength);
}

/** Sum of the rarities of each deck's cards; computed once per engine. */
export const deckNorms = perEngine((engine): Float64Array => {
  const { rarity } = deckWeights(engine);
  return Float64Array.from({ length: engine.decks }, (_, deck) => sumOver(engine, deck, rarity));
});

/** Sum of the values of a deck's cards. */
export function sumOver({ deckStart, deckCards }: Engine, deck: number, values: Float64Array): number {
  const end = deckStart[deck + 1]!;
  let sum = 0;
  for (let entry = deckStart[deck]!; entry < end; entry++) {
    sum += values[deckCards[entry]!]!;
  }
  return sum;
}

/**
 * @throws AppError 'invalid-argument' for zero or more than two commanders, an unknown card index or a negative limit.
 */
export function readQuery(engine: Engine, input: RecommendInput): RecommendQuery {
  const { commanders, cards, limit } = input;
  if (commanders.length < 1 || commanders.length > 2 || commanders[0] === commanders[1]) {
    throw new AppError('invalid-argument', 'Recommendations need one commander or two different ones.');
  }
  for (const card of [...commanders, ...cards]) {
    if (Number.isInteger(card) && card >= 0 && card < engine.cards) continue;
    throw new AppError('invalid-argument', `There is no card ${card}; give indices below ${engine.cards}.`);
  }
  if (!Number.isInteger(limit) || limit < 0) {
    throw new AppError('invalid-argument', `The limit is ${limit}; give a whole number from 0 on.`);
  }
  const { cardIdentity, cardFlags } = engine;
  const identity = commanders.reduce((bits, card) => bits | cardIdentity[card]!, 0);
  const active = activeCards(engine, identity);
  const taken = new Uint8Array(engine.cards);
  for (const card of [...commanders, ...cards]) taken[card] = 1;
  const different = [...new Set(cards)].filter((card) => !commanders.includes(card)).sort((a, b) => a - b);
  const list = Uint16Array.from(different.filter((card) => active[card] === 1));
  const commander = findCommander(engine, commanders);
  return {
    commander,
    commanders: [...commanders].sort((a, b) => a - b),
    identity,
    active,
    list,
    basicCards: different.filter((card) => (cardFlags[card]! & CARD_FLAGS.basic) !== 0),
    basics: input.basics ?? null,
    taken,
    bonus: bonuses(engine, commanders, commander, list.length),
    maxBracket: input.maxBracket ?? 5,
  };
}

const activeByIdentity = perEngine(() => new Map<number, Uint8Array>());

/** By card: whether it is within the colors and not basic; there are 32 color identities. */
function activeCards(engine: Engine, identity: number): Uint8Array {
  const known = activeByIdentity(engine);
  const found =
    known.get(identity) ??
    engine.cardIdentity.map((colors, card) => {
      const isBasic = (engine.cardFlags[card]! & CARD_FLAGS.basic) !== 0;
      return (colors & ~identity) === 0 && !isBasic ? 1 : 0;
    });
  known.set(identity, found);
  return found;
}

/** The shorter the list, the more the commander matters. */
function bonuses(
  engine: Engine,
  commanders: readonly number[],
  commander: number | null,
  listLength: number,
): Float64Array {
  const missing = 1 - lengthShare(engine, listLength);
  const whole = RECOMMEND.sameCommander + RECOMMEND.sameCommanderShortList * missing;
  const gains = new Float64Array(engine.commanders);
  for (const card of commanders) {
    for (const { commander: other } of pairings(engine, card)) gains[other] = whole * RECOMMEND.sharedPartner;
  }
  if (commander !== null) gains[commander] = whole;
  return gains;
}
