import { THRESHOLDS } from '../../thresholds.ts';

/** Cards of the opening hand. */
const HAND = 7;
/** A game that lasts longer has drawn what it needs; nothing in the format costs as much. */
const MOST_TURNS = 20;

export type ColorAsk = {
  /** Cards of the deck without its commanders. */
  library: number;
  /** Lands among them. */
  lands: number;
  /** Symbols of one color in a cost, at least 1. */
  pips: number;
  /** The turn by which it is to be paid: the cost's mana value. */
  turn: number;
};

/**
 * The least number of lands that must make a color so that a cost can be paid on its turn in THRESHOLDS.sourcesShare
 * of the games in which enough lands came for it: seven cards and one for each turn, no mulligan. At most `lands`; 0
 * without lands. The condition is Karsten's ("How many sources do you need to consistently cast your spells"); the
 * chance is the hypergeometric one, worked out exactly; turns after the twentieth count as the twentieth.
 */
export function sourcesNeeded({ library, lands, pips, turn }: ColorAsk): number {
  if (lands <= 0 || pips <= 0) return 0;
  const by = Math.min(turn, MOST_TURNS);
  const seen = Math.min(HAND + by, library);
  const due = Math.min(Math.max(by, pips), lands, seen);
  const wanted = Math.min(pips, due);
  // The chance grows with the sources: halving finds the first that is enough, whatever the size of the list.
  let [few, enough] = [wanted, lands];
  while (few < enough) {
    const sources = Math.floor((few + enough) / 2);
    if (chance({ library, lands, sources, seen, due, wanted }) >= THRESHOLDS.sourcesShare) enough = sources;
    else few = sources + 1;
  }
  return enough;
}

type Draw = { library: number; lands: number; sources: number; seen: number; due: number; wanted: number };

/** Of the draws with at least `due` lands, the share with at least `wanted` sources among them. */
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

/** Chance of exactly `hits` marked cards among those drawn. */
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
