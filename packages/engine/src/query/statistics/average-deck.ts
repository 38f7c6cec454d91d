import { COLORS, DECK_SIZE } from '@deckwright/domain';
import { CARD_FLAGS, LAND_TYPE } from '../../format.ts';
import { commanderCards } from '../counting/accessors.ts';
import { apportion } from '../counting/apportion.ts';
import { compareByInclusion } from '../counting/compare-cards.ts';
import { type CardNumbers, cardCountsOfTally, cardNumbers } from '../counting/numbers.ts';
import { eachRun, tallyCommander } from '../counting/select.ts';
import { subtractTally } from '../counting/tally.ts';
import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import type { AverageDeck, DeckShape } from '../types.ts';
import { addSums, deckShape, emptySums } from './shape.ts';

/**
 * A list of 99 cards (98 for two commanders) from the commander's decks that pass the filters. Each type has as many
 * cards as these decks run on average (largest remainder), chosen and listed by the lower end of the inclusion's
 * interval, then decks, then name, with cards for which few decks are eligible last (`rankedMinPotentialShare`). Basics
 * come at the end, split by the mana symbols of the decks. No banned cards, nothing outside the color identity, and one
 * copy of all but basics. Shorter only if neither the decks nor the catalog have enough cards; empty without decks.
 */
export function averageDeck(
  engine: Engine,
  { commander, filters }: { commander: number; filters: EngineFilters },
): AverageDeck {
  const { selected } = tallyCommander(engine, commander, filters);
  const numbers = cardNumbers(selected, subtractTally(selected, selected));
  const sums = emptySums();
  const test = filterTest(engine, commander, filters);
  eachRun(engine, commander, filters, test, (from, to) => addSums(engine, sums, from, to));
  const shape = deckShape(engine, cardCountsOfTally(selected), sums);
  return chooseAverageDeck(engine, commander, { numbers, shape });
}

/** The list of `averageDeck`, from the numbers and the shape of the decks, compared with any others. */
export function chooseAverageDeck(
  engine: Engine,
  commander: number,
  { numbers, shape }: { numbers: CardNumbers; shape: DeckShape },
): AverageDeck {
  const commanders = commanderCards(engine, commander);
  const { decks } = numbers;
  if (decks === 0) return { decks, commanders, cards: [] };
  const size = DECK_SIZE - commanders.length;
  const identity = engine.commanderIdentity[commander] ?? 0;
  const ranked = playableByInclusion(engine, numbers, identity);
  const chosen = fillTypes(engine, ranked, getTargets(shape, size), size);
  const basics = splitBasics(engine, numbers, { identity, shape, copies: size - chosen.length });
  const missing = size - chosen.length - basics.reduce((sum, { quantity }) => sum + quantity, 0);
  const rest = ranked.filter((card) => !chosen.includes(card)).slice(0, missing);
  const singles = [...chosen, ...rest].map((card) => ({ card, quantity: 1 }));
  return { decks, commanders, cards: [...singles, ...basics] };
}

/** Number of cards per type, lands without basics; the rest up to `size` is basics. */
function getTargets(shape: DeckShape, size: number): number[] {
  const { creature, instant, sorcery, artifact, enchantment, battle, planeswalker, nonbasic, basic } = shape;
  const averages = [creature, instant, sorcery, artifact, enchantment, battle, planeswalker, nonbasic, basic];
  return apportion(averages, size).slice(0, LAND_TYPE + 1);
}

function playableByInclusion(engine: Engine, numbers: CardNumbers, identity: number): number[] {
  const barred = CARD_FLAGS.banned | CARD_FLAGS.basic;
  const { cards } = numbers;
  return [...cards.keys()]
    .filter((position) => {
      const card = cards[position] ?? 0;
      return (
        !((engine.cardFlags[card] ?? 0) & barred) && ((engine.cardIdentity[card] ?? 0) & ~identity) === 0
      );
    })
    .sort(compareByInclusion(engine, numbers))
    .map((position) => cards[position] ?? 0);
}

/** If a type runs out of playable cards, the best other cards fill its places. */
function fillTypes(
  engine: Engine,
  ranked: readonly number[],
  targets: readonly number[],
  size: number,
): number[] {
  const open = [...targets];
  const taken = new Set<number>();
  for (const card of ranked) {
    const type = engine.cardType[card] ?? 0;
    if ((open[type] ?? 0) === 0) continue;
    open[type] = (open[type] ?? 0) - 1;
    taken.add(card);
  }
  const wanted = Math.min(
    targets.reduce((sum, count) => sum + count, 0),
    size,
  );
  for (const card of ranked) {
    if (taken.size >= wanted) break;
    taken.add(card);
  }
  return ranked.filter((card) => taken.has(card));
}

type BasicsWanted = { identity: number; shape: DeckShape; copies: number };

/** The most played kind of basic land for each color; colors by average mana symbols. */
function splitBasics(
  engine: Engine,
  numbers: CardNumbers,
  { identity, shape, copies }: BasicsWanted,
): { card: number; quantity: number }[] {
  if (copies <= 0) return [];
  const identities =
    identity === 0 ? [0] : COLORS.map((_, color) => 1 << color).filter((bit) => identity & bit);
  const kinds = identities.flatMap((bits) => {
    const card = favouriteBasic(engine, numbers, bits);
    return card === null
      ? []
      : [{ card, weight: shape.pips[COLORS.findIndex((_, color) => bits === 1 << color)] ?? 0 }];
  });
  const weights = kinds.map(({ weight }) => weight);
  const split = apportion(weights.some((weight) => weight > 0) ? weights : kinds.map(() => 1), copies);
  return kinds.flatMap(({ card }, position) => {
    const quantity = split[position] ?? 0;
    return quantity > 0 ? [{ card, quantity }] : [];
  });
}

/**
 * The basic of this color identity that most of the decks run, otherwise the most played one in the catalog, otherwise
 * null.
 */
function favouriteBasic(engine: Engine, numbers: CardNumbers, identity: number): number | null {
  const fits = (card: number): boolean =>
    engine.cardIdentity[card] === identity &&
    ((engine.cardFlags[card] ?? 0) & (CARD_FLAGS.basic | CARD_FLAGS.banned)) === CARD_FLAGS.basic;
  let favourite: number | null = null;
  let most = 0;
  numbers.cards.forEach((card, position) => {
    const included = numbers.numDecks[position] ?? 0;
    if (included > most && fits(card)) {
      favourite = card;
      most = included;
    }
  });
  if (favourite !== null) return favourite;
  for (let card = 0; card < engine.cards; card++) if (fits(card)) return card;
  return null;
}
