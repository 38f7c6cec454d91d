import { identityName, inListOrder } from '@deckwright/domain';
import { THRESHOLDS } from '../../thresholds.ts';
import { commanderOrder, isNewCommander } from '../counting/accessors.ts';
import { cardNumbers } from '../counting/numbers.ts';
import { eachRun } from '../counting/select.ts';
import { addDecks, closeTally, countGroups, openTally } from '../counting/tally.ts';
import { cardTrends } from '../counting/trend.ts';
import type { Engine } from '../decks/engine.ts';
import { type EngineFilters, filterTest } from '../decks/filters.ts';
import { hasTheme } from '../decks/themes.ts';
import type { Section } from '../types.ts';
import { closeDeckSample, type DeckSampleCounts, openDeckSample, sampleDecks } from './deck-sample.ts';
import { buildSections } from './sections.ts';

/**
 * A commander with its number of decks that have the theme, out of `of` decks that pass the filters: `distinct` if
 * near-identical ones count once.
 */
export type ThemeCommander = { commander: number; decks: number; of: number; distinct: number };

export type ThemeStats = {
  theme: number;
  /** Decks that have the theme and pass the filters (set D). */
  decks: number;
  /** Decks that pass the filters, with or without the theme. */
  decksCounted: number;
  /** Decks in range and bracket without the theme; synergy and lift are measured against them. */
  baselineDecks: number;
  /** What the numbers of set D rest on. */
  sample: DeckSampleCounts;
  /** By their decks that have the theme, then by name. */
  topCommanders: ThemeCommander[];
  /**
   * With at least `themeCommanderMinDecks`, by the share of their decks that have the theme, then by decks, then by
   * name.
   */
  devotedCommanders: ThemeCommander[];
  /** Commanders as new as New Cards, by decks. */
  newCommanders: ThemeCommander[];
  sections: Section[];
  /** Color identities with their decks that have the theme, most first, then by name; independent of `identity`. */
  identities: { identity: number; decks: number }[];
};

/**
 * The statistics of a theme, over the decks of all commanders. With an `identity`, only commanders with
 * exactly that color identity count, inside and outside.
 */
export function themeStats(
  engine: Engine,
  { theme, identity = null, filters }: { theme: number; identity?: number | null; filters: EngineFilters },
): ThemeStats {
  const inside = openTally(engine);
  const outside = openTally(engine);
  const commanders: ThemeCommander[] = [];
  const identities = new Uint32Array(32);
  const groups = new Uint8Array(engine.groups);
  const sample = openDeckSample(engine);
  for (let commander = 0; commander < engine.commanders; commander++) {
    const colors = engine.commanderIdentity[commander] ?? 0;
    const wanted = identity === null || identity === colors;
    const test = filterTest(engine, commander, filters);
    const count = { commander, decks: 0, of: 0, distinct: 0 };
    eachRun(engine, commander, filters, test, (from, to) => {
      count.of += to - from;
      count.distinct += countGroups(engine, groups, from, to);
      eachThemeRun(engine, theme, true, from, to, (start, end) => {
        count.decks += end - start;
        if (!wanted) return;
        addDecks(engine, inside, commander, start, end);
        sampleDecks(engine, sample, filters, start, end);
      });
    });
    identities[colors] = (identities[colors] ?? 0) + count.decks;
    if (!wanted) continue;
    commanders.push(count);
    eachRun(engine, commander, filters, null, (from, to) =>
      eachThemeRun(engine, theme, false, from, to, (start, end) =>
        addDecks(engine, outside, commander, start, end),
      ),
    );
  }
  const numbers = cardNumbers(closeTally(engine, inside), closeTally(engine, outside));
  const decks = (counted: ThemeCommander): number => counted.decks;
  const share = (counted: ThemeCommander): number => counted.decks / counted.of;
  const byDecks = commanders.filter((counted) => counted.decks > 0).sort(commanderOrder(engine, { decks }));
  return {
    theme,
    decks: numbers.decks,
    decksCounted: commanders.reduce((sum, { of }) => sum + of, 0),
    baselineDecks: numbers.baselineDecks,
    sample: closeDeckSample(sample),
    topCommanders: byDecks.slice(0, THRESHOLDS.themeCommanders),
    devotedCommanders: byDecks
      .filter((counted) => counted.decks >= THRESHOLDS.themeCommanderMinDecks)
      .sort(commanderOrder(engine, { figure: share, decks }))
      .slice(0, THRESHOLDS.themeCommanders),
    newCommanders: byDecks
      .filter(({ commander }) => isNewCommander(engine, commander))
      .slice(0, THRESHOLDS.themeCommanders),
    sections: buildSections(engine, numbers, cardTrends(engine)),
    identities: Array.from(identities, (count, bits) => ({ identity: bits, decks: count }))
      .filter((counted) => counted.decks > 0)
      .sort(
        inListOrder({ decks: (counted) => counted.decks, name: ({ identity }) => identityName(identity) }),
      ),
  };
}

/** Splits [from, to) into maximal runs of decks with and without the theme. */
function eachThemeRun(
  engine: Engine,
  theme: number,
  wanted: boolean,
  from: number,
  to: number,
  take: (start: number, end: number) => void,
): void {
  let start = -1;
  for (let deck = from; deck < to; deck++) {
    const fits = hasTheme(engine, deck, theme) === wanted;
    if (fits && start < 0) start = deck;
    if (!fits && start >= 0) {
      take(start, deck);
      start = -1;
    }
  }
  if (start >= 0) take(start, to);
}
