import { isWithin } from '@deckwright/domain';
import { readRequests } from '../proposal/commander-requests.ts';
import { findsWording } from './known-commanders/known-commanders.ts';
import type { PlanFacts } from './plan-facts.ts';
import { PLAN } from './settings.ts';

/** The cards that commanders ask for by their text, or that players look for with them. */
export type RequestedCards = {
  /** Positions, and how much of a request each meets, above 0 up to 1. */
  cards: Uint32Array;
  parts: Float32Array;
  /** Positions of cards that meet what the commanders need without naming it. */
  needed: readonly number[];
};

/** Pairs of commanders whose requests are cached; reading a text takes as long as a whole answer. */
const MAX_CACHED = 1000;

const cache = new WeakMap<PlanFacts, Map<string, RequestedCards>>();

/** Reads what the commanders' text asks for; known for commanders that were asked about lately. */
export function requestedCards(facts: PlanFacts, commanders: readonly number[]): RequestedCards {
  const known = cache.get(facts) ?? new Map<string, RequestedCards>();
  cache.set(facts, known);
  const key = commanders.toSorted((a, b) => a - b).join();
  const found = known.get(key) ?? readRequested(facts, commanders);
  // The one asked for last comes last, so the first one is the one to forget.
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
  return found;
}

function readRequested(facts: PlanFacts, commanders: readonly number[]): RequestedCards {
  const { proposal } = facts;
  const lead = commanders.flatMap((index) => proposal.cards[index] ?? []);
  const identity = lead.reduce((bits, { colorIdentity }) => bits | colorIdentity, 0);
  const within = proposal.spells.filter(
    (index) => isWithin(proposal.cards[index]!.colorIdentity, identity) && !commanders.includes(index),
  );
  const { explicit, score, needs } = readRequests(proposal, lead, within);
  const worded = readWording(facts, commanders, within);
  const requested = within.flatMap((card, index) => {
    const byText = explicit ? Math.min(1, score(card) / PLAN.fullRequest) : 0;
    const part = 1 - (1 - byText) * (1 - worded[index]!);
    return part > 0 ? [{ card, part }] : [];
  });
  return {
    cards: Uint32Array.from(requested, ({ card }) => card),
    parts: Float32Array.from(requested, ({ part }) => part),
    needed: [...new Set(needs.flatMap(({ cards }) => cards))],
  };
}

/**
 * How much each card's text has the wording that players look for with the commanders, 0…1: the rarest in full, one more by
 * half; a wording counts by the logarithm of how few cards have it.
 */
function readWording(
  { proposal, commanders: known }: PlanFacts,
  commanders: readonly number[],
  within: readonly number[],
): Float32Array {
  const first = new Float32Array(within.length);
  const second = new Float32Array(within.length);
  const { unspecific, scale } = PLAN.wording;
  for (const wording of new Set(commanders.flatMap((card) => known.of(card)?.wording ?? []))) {
    const has = findsWording(wording);
    const found = [...within.keys()].filter((index) => has(proposal.words(within[index]!)));
    const rarity = Math.log(within.length / Math.max(1, found.length));
    const value = Math.min(1, Math.max(0, (rarity - unspecific) / scale));
    for (const index of found) {
      second[index] = Math.max(second[index]!, Math.min(value, first[index]!));
      first[index] = Math.max(first[index]!, value);
    }
  }
  return first.map((value, index) => Math.min(1, value + second[index]! / 2));
}
