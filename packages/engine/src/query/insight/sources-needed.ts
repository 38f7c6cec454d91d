import { THRESHOLDS } from '../../thresholds.ts';

/** Cards of the opening hand. */
const HAND = 7;
/** By a later turn a deck has drawn what it needs, and no card costs this much. */
const MAX_TURNS = 20;

export type ColorAsk = {
  /** Cards of the deck without its commanders. */
  library: number;
  /** Lands among them. */
  lands: number;
  /** Symbols of one color in a cost, at least 1. */
  pips: number;
  /** The turn on which to cast it: its mana value. */
  turn: number;
};

/**
 * The smallest number of lands that must produce a color to make a cost castable on curve in THRESHOLDS.sourcesShare of
 * the games with enough lands for it, drawing seven cards and one per turn, without mulligans. At most `lands`; 0
 * without lands. The condition is Karsten's ("How many sources do you need to consistently cast your spells"); the
 * probability is hypergeometric and exact. Turns after the twentieth count as the twentieth.
 */
export function sourcesNeeded({ library, lands, pips, turn }: ColorAsk): number {
  if (lands <= 0 || pips <= 0) return 0;
  const by = Math.min(turn, MAX_TURNS);
  const seen = Math.min(HAND + by, library);
  const due = Math.min(Math.max(by, pips), lands, seen);
  const wanted = Math.min(pips, due);
  // The probability increases with the sources, so a binary search finds the smallest sufficient number.
  let [few, enough] = [wanted, lands];
  while (few < enough) {
    const sources = Math.floor((few + enough) / 2);
    if (chance({ library, lands, sources, seen, due, wanted }) >= THRESHOLDS.sourcesShare) enough = sources;
    else few = sources + 1;
  }
  return enough;
}

type Draw = { library: number; lands: number; sources: number; seen: number; due: number; wanted: number };

/** Among draws with at least `due` lands, the share with at least `wanted` sources. */
function chance({ library, lands, sources, seen, due, wanted }: Draw): number {
  let all = 0;
  let good = 0;
  for (let drawn = due; drawn <= Math.min(lands, seen); drawn += 1) {
    const weight = hypergeometric(drawn, { library, marked: lands, drawn: seen });
    all += weight;
    for (let hits = wanted; hits <= Math.min(sources, drawn); hits += 1)
      good += weight * hypergeometric(hits, { library: lands, marked: sources, drawn });
  }
  return all === 0 ? 0 : good / all;
}

type Urn = { library: number; marked: number; drawn: number };

/** Probability of exactly `hits` marked cards among those drawn. */
function hypergeometric(hits: number, { library, marked, drawn }: Urn): number {
  const misses = drawn - hits;
  if (hits > marked || misses < 0 || misses > library - marked) return 0;
  return Math.exp(logChoose(marked, hits) + logChoose(library - marked, misses) - logChoose(library, drawn));
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const LOG_FACTORIALS = [0];

function logFactorial(n: number): number {
  for (let at = LOG_FACTORIALS.length; at <= n; at += 1)
    LOG_FACTORIALS.push((LOG_FACTORIALS[at - 1] ?? 0) + Math.log(at));
  return LOG_FACTORIALS[n] ?? 0;
}
