import { compareFigures } from '@deckwright/domain';
import { CARD_FLAGS } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { commanderOrder, isNewCommander } from '../counting/accessors.ts';
import { shrunkLift, shrunkSynergy } from '../counting/association.ts';
import { distinctShare, effectiveDecks } from '../counting/effective-decks.ts';
import { cardNumbers, numberOrNull } from '../counting/numbers.ts';
import { eachRun } from '../counting/select.ts';
import {
  addDecks,
  closeTally,
  countGroups,
  type OpenTally,
  openTally,
  type Tally,
} from '../counting/tally.ts';
import { cardTrend, cardTrends } from '../counting/trend.ts';
import { sideOfDeck } from '../decks/eligible.ts';
import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import type { CardStats } from '../types.ts';
import { cardHistory } from './card-history.ts';
import { closeDeckSample, type OpenDeckSample, openDeckSample, sampleDecks } from './deck-sample.ts';
import { buildSections } from './sections.ts';

/** Decks of one commander in the window, and those of them that pass the filters. */
type CommanderCount = {
  commander: number;
  included: number;
  could: number;
  selected: number;
  /** Selected decks, near-identical ones counted once. */
  distinct: number;
  includedInSelection: number;
  selectedCould: number;
  /** Selected eligible decks whose saved date is known. */
  datedCould: number;
};

/**
 * The statistics of a card. Only the 99 count as cards of a deck, not the command zone. For the cards played
 * with it, D = decks that run it and pass the filters; outside = eligible decks of the range and bracket that do not
 * run it. A commander's synergy and lift are those of `commanderStats`.
 */
export function cardStats(
  engine: Engine,
  { card, filters }: { card: number; filters: EngineFilters },
): CardStats {
  const alongside = openTally(engine);
  const without = openTally(engine);
  const counts: CommanderCount[] = [];
  const groups = new Uint8Array(engine.groups);
  const sample = openDeckSample(engine);
  for (let commander = 0; commander < engine.commanders; commander++) {
    counts.push(countCommander(engine, commander, { card, filters, alongside, without, groups, sample }));
  }
  const sum = (key: Exclude<keyof CommanderCount, 'commander'>): number =>
    counts.reduce((all, count) => all + count[key], 0);
  const all = {
    selected: sum('selected'),
    distinct: sum('distinct'),
    selectedCould: sum('selectedCould'),
    datedCould: sum('datedCould'),
  };
  const numDecks = sum('includedInSelection');
  const potentialDecks = all.selectedCould;
  const inside = withoutCard(closeTally(engine, alongside), card);
  const outside = closeTally(engine, without);
  return {
    card,
    stat: {
      numDecks,
      potentialDecks,
      effectiveDecks: toEffective(all),
      inclusion: potentialDecks === 0 ? 0 : numDecks / potentialDecks,
    },
    decks: all.selected,
    sample: closeDeckSample(sample),
    topCommanders: topCommanders(engine, counts),
    newCommanders: counts
      .filter(
        ({ commander, includedInSelection }) => includedInSelection > 0 && isNewCommander(engine, commander),
      )
      .sort(byDecks(engine))
      .slice(0, THRESHOLDS.cardCommanders)
      .map((count) => ({
        commander: count.commander,
        numDecks: count.includedInSelection,
        potentialDecks: count.selectedCould,
        effectiveDecks: toEffective(count),
      })),
    sections: buildSections(engine, cardNumbers(inside, outside), cardTrends(engine)),
    together: playedTogether(engine, inside, outside),
    history: cardHistory(engine, card),
    ...cardTrend(engine, card),
  };
}

type CardCounting = {
  card: number;
  filters: EngineFilters;
  alongside: OpenTally;
  without: OpenTally;
  /** As in OpenTally, of the selected decks. */
  groups: Uint8Array;
  /** The selected eligible decks. */
  sample: OpenDeckSample;
};

function toEffective({
  selected,
  distinct,
  selectedCould,
  datedCould,
}: Pick<CommanderCount, 'selected' | 'distinct' | 'selectedCould' | 'datedCould'>): number {
  return effectiveDecks({
    potential: selectedCould,
    dated: datedCould,
    distinctShare: distinctShare({ decks: selected, effectiveDecks: distinct }),
  });
}

/** Counts one commander's decks and adds them to the tallies of decks with and without the card. */
function countCommander(
  engine: Engine,
  commander: number,
  { card, filters, alongside, without, groups, sample }: CardCounting,
): CommanderCount {
  const test = filterTest(engine, commander, filters);
  const count: CommanderCount = {
    commander,
    included: 0,
    could: 0,
    selected: 0,
    distinct: 0,
    includedInSelection: 0,
    selectedCould: 0,
    datedCould: 0,
  };
  const countDeck = (deck: number): OpenTally | null => {
    const side = sideOfDeck(engine, commander, deck, card);
    const holds = side === 'with';
    const could = side !== null;
    const selected = !test || test(deck);
    if (holds) count.included++;
    if (could) count.could++;
    if (selected) {
      count.selected++;
      count.distinct += countGroups(engine, groups, deck, deck + 1);
      if (holds) count.includedInSelection++;
      if (could) {
        count.selectedCould++;
        if (engine.deckDay[deck]! > 0) count.datedCould++;
        sampleDecks(engine, sample, filters, deck, deck + 1);
      }
    }
    if (holds) return selected ? alongside : null;
    return could ? without : null;
  };
  eachRun(engine, commander, filters, null, (from, to) => {
    let start = from;
    let tally = countDeck(from);
    for (let deck = from + 1; deck <= to; deck++) {
      const next = deck < to ? countDeck(deck) : null;
      if (next === tally && deck < to) continue;
      if (tally) addDecks(engine, tally, commander, start, deck);
      start = deck;
      tally = next;
    }
  });
  return count;
}

function withoutCard(tally: Tally, card: number): Tally {
  tally.hold[card] = 0;
  return tally;
}

/** By decks of the selection that run the card, then by name. */
const byDecks = (engine: Engine) =>
  commanderOrder<CommanderCount>(engine, { decks: ({ includedInSelection }) => includedInSelection });

function topCommanders(engine: Engine, counts: readonly CommanderCount[]): CardStats['topCommanders'] {
  const totalIncluded = counts.reduce((sum, { included }) => sum + included, 0);
  const couldOfAll = counts.reduce((sum, { could }) => sum + could, 0);
  return counts
    .filter(({ includedInSelection }) => includedInSelection >= THRESHOLDS.cardCommanderMinDecks)
    .sort(byDecks(engine))
    .slice(0, THRESHOLDS.cardCommanders)
    .map((count) => {
      const { commander, included, could, includedInSelection, selectedCould } = count;
      const includedOutside = totalIncluded - included;
      const couldOutside = couldOfAll - could;
      const contrast = { included: includedInSelection, could: selectedCould, includedOutside, couldOutside };
      return {
        commander,
        numDecks: includedInSelection,
        potentialDecks: selectedCould,
        effectiveDecks: toEffective(count),
        synergy: numberOrNull(shrunkSynergy(contrast)),
        lift: numberOrNull(shrunkLift(contrast)),
      };
    });
}

/**
 * Cosine of two cards' decks, times the share of decks that are eligible for the other card but do not run it, so that
 * staples weigh little. Over the decks eligible for the card, without basics.
 */
function playedTogether(engine: Engine, inside: Tally, outside: Tally): CardStats['together'] {
  const together: CardStats['together'] = [];
  inside.hold.forEach((shared, card) => {
    if (shared < THRESHOLDS.togetherMinDecks) return;
    if ((engine.cardFlags[card] ?? 0) & CARD_FLAGS.basic) return;
    const included = shared + (outside.hold[card] ?? 0);
    const could = (inside.potential[card] ?? 0) + (outside.potential[card] ?? 0);
    const similarity = (shared / Math.sqrt(inside.decks * included)) * (1 - included / could);
    if (similarity > 0) together.push({ card, similarity });
  });
  // Cards are numbered by decks, then name.
  return together
    .sort((a, b) => compareFigures(a.similarity, b.similarity) || a.card - b.card)
    .slice(0, THRESHOLDS.togetherCards);
}
