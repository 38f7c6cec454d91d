import { getCurveBar } from '@deckwright/domain';
import { CARD_FLAGS, DECK_FLAGS, LAND_TYPE, NO_PRICE, NO_SALT } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { CardCounts } from '../counting/numbers.ts';
import type { Engine } from '../decks/engine.ts';
import type { DeckShape } from '../types.ts';

/** Sums over single decks: basics by copies, prices, decks whose basics are estimated. */
export type DeckSums = { basics: number; priceCents: number; pricedDecks: number; basicsEstimated: number };

export function emptySums(): DeckSums {
  return { basics: 0, priceCents: 0, pricedDecks: 0, basicsEstimated: 0 };
}

/** Adds the decks [from, to). */
export function addSums(engine: Engine, sums: DeckSums, from: number, to: number): void {
  for (let deck = from; deck < to; deck++) {
    sums.basics += engine.deckBasics[deck] ?? 0;
    if ((engine.deckFlags[deck] ?? 0) & DECK_FLAGS.basicsEstimated) sums.basicsEstimated++;
    const cents = engine.deckPriceCents[deck] ?? NO_PRICE;
    if (cents === NO_PRICE) continue;
    sums.priceCents += cents;
    sums.pricedDecks++;
  }
}

/**
 * Averages per deck, without commanders. Copies of basics count only in `basic` and `land`; the curve excludes lands.
 * All zero without decks.
 */
export function deckShape(engine: Engine, numbers: CardCounts, sums: DeckSums): DeckShape {
  const types = new Float64Array(8);
  const curve = new Float64Array(THRESHOLDS.curveLastManaValue + 1);
  const pips = new Float64Array(5);
  let salt = 0;
  let salted = 0;
  numbers.cards.forEach((card, position) => {
    if ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) return;
    const included = numbers.numDecks[position] ?? 0;
    const score = engine.cardSalt[card] ?? NO_SALT;
    if (score !== NO_SALT) {
      salt += included * score;
      salted += included;
    }
    const type = engine.cardType[card] ?? 0;
    types[type] = (types[type] ?? 0) + included;
    if (type !== LAND_TYPE) {
      const bar = getCurveBar(engine.cardManaValue[card] ?? 0);
      curve[bar] = (curve[bar] ?? 0) + included;
    }
    for (let color = 0; color < 5; color++) {
      pips[color] = (pips[color] ?? 0) + included * (engine.cardPips[card * 5 + color] ?? 0);
    }
  });
  const average = (sum: number): number => (numbers.decks === 0 ? 0 : sum / numbers.decks);
  const [
    creature = 0,
    instant = 0,
    sorcery = 0,
    artifact = 0,
    enchantment = 0,
    battle = 0,
    planeswalker = 0,
  ] = types;
  const nonbasic = types[LAND_TYPE] ?? 0;
  return {
    creature: average(creature),
    instant: average(instant),
    sorcery: average(sorcery),
    artifact: average(artifact),
    enchantment: average(enchantment),
    battle: average(battle),
    planeswalker: average(planeswalker),
    land: average(nonbasic + sums.basics),
    basic: average(sums.basics),
    nonbasic: average(nonbasic),
    curve: Array.from(curve, average),
    pips: Array.from(pips, average),
    averagePrice: sums.pricedDecks === 0 ? null : sums.priceCents / sums.pricedDecks / 100,
    pricedDecks: sums.pricedDecks,
    averageSalt: salted === 0 ? null : salt / salted / 1000,
    decksWithEstimatedBasics: sums.basicsEstimated,
  };
}
