import { ALL_IDENTITIES, type TimeRange } from '@deckwright/domain';
import { CARD_FLAGS, LAND_TYPE } from '../../format.ts';
import { roleBits } from '../../roles.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { compareByInclusion } from '../counting/compare-cards.ts';
import { type CardCounts, cardCountsOfTally, cardNumbers } from '../counting/numbers.ts';
import { eachRun } from '../counting/select.ts';
import { addDecks, closeTally, openTally, subtractTally, type Tally } from '../counting/tally.ts';
import type { Engine } from '../decks/engine.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { perEngine } from '../decks/per-engine.ts';
import type { LandAverages, LandStats } from '../types.ts';
import { addSums, type DeckSums, deckShape, emptySums } from './shape.ts';

const CHEAP_ROLES = roleBits(['ramp', 'draw', 'mana-artifact']);

type Decks = { identity: number | null; range: TimeRange };

/** The lands of all decks of the range with exactly this color identity; null for any. */
export function landStats(engine: Engine, decks: Decks): LandStats {
  const { tally, sums } = countDecks(engine, decks);
  return { ...getAverages(engine, tally, sums), lands: getLands(engine, tally) };
}

const averagesByRange = perEngine(() => new Map<TimeRange, LandAverages[]>());

/** The averages of every color identity, 0…31; computed at first use and memoized per engine. */
export function landAverages(engine: Engine, range: TimeRange): readonly LandAverages[] {
  const known = averagesByRange(engine).get(range);
  if (known) return known;
  const averages = ALL_IDENTITIES.map((identity) => {
    const { tally, sums } = countDecks(engine, { identity, range });
    return getAverages(engine, tally, sums);
  });
  averagesByRange(engine).set(range, averages);
  return averages;
}

function countDecks(engine: Engine, { identity, range }: Decks): { tally: Tally; sums: DeckSums } {
  const tally = openTally(engine);
  const sums = emptySums();
  const window = { ...NO_ENGINE_FILTERS, range };
  for (let commander = 0; commander < engine.commanders; commander++) {
    if (identity !== null && engine.commanderIdentity[commander] !== identity) continue;
    eachRun(engine, commander, window, null, (from, to) => {
      addDecks(engine, tally, commander, from, to);
      addSums(engine, sums, from, to);
    });
  }
  return { tally: closeTally(engine, tally), sums };
}

function getAverages(engine: Engine, tally: Tally, sums: DeckSums): LandAverages {
  const cardCounts = cardCountsOfTally(tally);
  const { land, basic, nonbasic, pips, decksWithEstimatedBasics } = deckShape(engine, cardCounts, sums);
  return {
    decks: tally.decks,
    land,
    basic,
    nonbasic,
    ...spellAverages(engine, cardCounts),
    pips,
    decksWithEstimatedBasics,
  };
}

function getLands(engine: Engine, tally: Tally): LandStats['lands'] {
  const lands: number[] = [];
  tally.potential.forEach((could, card) => {
    if (could !== 0 && engine.cardType[card] === LAND_TYPE) lands.push(card);
  });
  const numbers = cardNumbers(tally, subtractTally(tally, tally), Uint16Array.from(lands));
  return [...lands.keys()].sort(compareByInclusion(engine, numbers)).map((position) => ({
    card: numbers.cards[position] ?? 0,
    numDecks: numbers.numDecks[position] ?? 0,
    potentialDecks: numbers.potentialDecks[position] ?? 0,
    effectiveDecks: numbers.effectiveDecks[position] ?? 0,
    inclusion: numbers.inclusion[position] ?? 0,
  }));
}

function spellAverages(
  engine: Engine,
  { cards, numDecks, decks }: CardCounts,
): Pick<LandAverages, 'averageManaValue' | 'cheap'> {
  let spells = 0;
  let manaValue = 0;
  let cheap = 0;
  cards.forEach((card, position) => {
    if (engine.cardType[card] === LAND_TYPE || (engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) return;
    const included = numDecks[position] ?? 0;
    const value = engine.cardManaValue[card] ?? 0;
    spells += included;
    manaValue += included * value;
    if (value <= THRESHOLDS.cheapManaValue && (engine.cardRoles[card] ?? 0) & CHEAP_ROLES) cheap += included;
  });
  return {
    averageManaValue: spells === 0 ? null : manaValue / spells,
    cheap: decks === 0 ? 0 : cheap / decks,
  };
}
