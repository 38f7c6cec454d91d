import type { TimeRange } from '@deckwright/domain';
import { CARD_FLAGS, LAND_TYPE } from '../../format.ts';
import { roleBits } from '../../roles.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { compareByInclusion } from '../counting/compare-cards.ts';
import { type CardNumbers, cardNumbers } from '../counting/numbers.ts';
import { eachRun } from '../counting/select.ts';
import { addDecks, closeTally, openTally, subtractTally } from '../counting/tally.ts';
import type { Engine } from '../decks/engine.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import type { LandStats } from '../types.ts';
import { addSums, deckShape, emptySums } from './shape.ts';

const CHEAP_ROLES = roleBits(['ramp', 'draw', 'mana-artifact']);

/** The lands of all decks of the range whose commanders have exactly these colors; of any colors for null. */
export function landStats(
  engine: Engine,
  { identity, range }: { identity: number | null; range: TimeRange },
): LandStats {
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
  const closed = closeTally(engine, tally);
  const possible = Uint16Array.from(closed.potential.keys()).filter((card) => closed.potential[card] !== 0);
  const numbers = cardNumbers(closed, subtractTally(closed, closed), possible);
  const shape = deckShape(engine, numbers, sums);
  return {
    decks: numbers.decks,
    lands: landsOf(engine, numbers),
    land: shape.land,
    basic: shape.basic,
    nonbasic: shape.nonbasic,
    ...spellAverages(engine, numbers),
    pips: shape.pips,
    decksWithEstimatedBasics: shape.decksWithEstimatedBasics,
  };
}

function landsOf(engine: Engine, numbers: CardNumbers): LandStats['lands'] {
  const positions = [...numbers.cards.keys()].filter(
    (position) => engine.cardType[numbers.cards[position] ?? 0] === LAND_TYPE,
  );
  return positions.sort(compareByInclusion(engine, numbers)).map((position) => ({
    card: numbers.cards[position] ?? 0,
    numDecks: numbers.numDecks[position] ?? 0,
    potentialDecks: numbers.potentialDecks[position] ?? 0,
    inclusion: numbers.inclusion[position] ?? 0,
  }));
}

function spellAverages(
  engine: Engine,
  { cards, numDecks, decks }: CardNumbers,
): Pick<LandStats, 'averageManaValue' | 'cheap'> {
  let spells = 0;
  let manaValue = 0;
  let cheap = 0;
  cards.forEach((card, position) => {
    if (engine.cardType[card] === LAND_TYPE || (engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) return;
    const held = numDecks[position] ?? 0;
    const value = engine.cardManaValue[card] ?? 0;
    spells += held;
    manaValue += held * value;
    if (value <= THRESHOLDS.cheapManaValue && (engine.cardRoles[card] ?? 0) & CHEAP_ROLES) cheap += held;
  });
  return {
    averageManaValue: spells === 0 ? null : manaValue / spells,
    cheap: decks === 0 ? 0 : cheap / decks,
  };
}
