import { isWithin } from '@deckwright/domain';
import type { ProposalFacts } from '../proposal/card-facts.ts';
import { readRequests } from '../proposal/commander-requests.ts';
import { PLAN } from './settings.ts';

/** The cards that commanders ask for by their text. */
export type RequestedCards = {
  /** Positions, and how much of a request each meets, above 0 up to 1. */
  cards: Uint32Array;
  parts: Float32Array;
  /** Positions of cards that meet what the commanders need without naming it. */
  needed: readonly number[];
};

/** Pairs of commanders whose requests are cached; reading a text takes as long as a whole answer. */
const MAX_CACHED = 1000;

const cache = new WeakMap<ProposalFacts, Map<string, RequestedCards>>();

/** Reads what the commanders' text asks for; known for commanders that were asked about lately. */
export function requestedCards(facts: ProposalFacts, commanders: readonly number[]): RequestedCards {
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

function readRequested(facts: ProposalFacts, commanders: readonly number[]): RequestedCards {
  const lead = commanders.flatMap((index) => facts.cards[index] ?? []);
  const identity = lead.reduce((bits, { colorIdentity }) => bits | colorIdentity, 0);
  const within = facts.spells.filter(
    (index) => isWithin(facts.cards[index]!.colorIdentity, identity) && !commanders.includes(index),
  );
  const { explicit, score, needs } = readRequests(facts, lead, within);
  const requested = explicit
    ? within.flatMap((card) => {
        const part = Math.min(1, score(card) / PLAN.fullRequest);
        return part > 0 ? [{ card, part }] : [];
      })
    : [];
  return {
    cards: Uint32Array.from(requested, ({ card }) => card),
    parts: Float32Array.from(requested, ({ part }) => part),
    needed: [...new Set(needs.flatMap(({ cards }) => cards))],
  };
}
