import { isWithin } from '@deckwright/domain';
import type { ProposalFacts } from '../proposal/card-facts.ts';
import { readRequests } from '../proposal/commander-requests.ts';
import { lowercaseRulesText } from '../proposal/rules-text.ts';
import { findsWording, type WordingTest } from './known-commanders/known-commanders.ts';
import type { PlanFacts } from './plan-facts.ts';
import { PLAN } from './settings.ts';

/** The cards that commanders ask for by their text, or that players look for with them. */
export type RequestedCards = {
  /** Positions, and how much of a request each meets, above 0 up to 1. */
  cards: Uint32Array;
  parts: Float32Array;
  /** Positions of cards that meet what the commanders need without naming it. */
  needed: readonly number[];
  /**
   * Positions of further cards that players would not take out: with any wording that they look for, unless it is a common one, and
   * legendary ones where the text names these.
   */
  sought: readonly number[];
};

/** Where a text wants legendary cards of its player. */
const NAMES_LEGENDARY =
  /\bcast (?:an?|another|your first) legendary\b|\blegendary (?:creatures?|permanents?) you control\b|\blegendary (?:creature |permanent )?(?:spells? you cast|cards?)\b/;

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
    (index) => isWithin(proposal.identity[index]!, identity) && !commanders.includes(index),
  );
  const { explicit, score, needs } = readRequests(proposal, lead, within);
  const { parts: worded, sought } = readWording(facts, commanders, within);
  const legendary = lead.some((card) => NAMES_LEGENDARY.test(lowercaseRulesText(card)))
    ? within.filter((index) => proposal.cards[index]!.supertypes.includes('Legendary'))
    : [];
  const cards: number[] = [];
  const parts: number[] = [];
  for (const card of within) {
    const byText = explicit ? Math.min(1, score(card) / PLAN.fullRequest) : 0;
    const part = 1 - (1 - byText) * (1 - worded[card]!);
    if (part <= 0) continue;
    cards.push(card);
    parts.push(part);
  }
  return {
    cards: Uint32Array.from(cards),
    parts: Float32Array.from(parts),
    needed: [...new Set(needs.flatMap((need) => need.cards))],
    sought: [...new Set([...sought, ...legendary])],
  };
}

/**
 * How much each card's text has the wording that players look for with the commanders, by position, 0…1: the rarest in full, one
 * more by half; a wording counts by the logarithm of how few cards have it. `sought`: positions of all cards with a wording that is
 * not a common one.
 */
function readWording(
  { proposal, commanders: known }: PlanFacts,
  commanders: readonly number[],
  within: readonly number[],
): { parts: Float32Array; sought: number[] } {
  const sought: number[] = [];
  const first = new Float32Array(proposal.cards.length);
  const second = new Float32Array(proposal.cards.length);
  const isIn = new Uint8Array(proposal.cards.length);
  for (const card of within) isIn[card] = 1;
  const { unspecific, scale, common } = PLAN.wording;
  for (const wording of new Set(commanders.flatMap((card) => known.of(card)?.wording ?? []))) {
    const { words, isIn: isWorded } = findsWording(wording);
    const worded = findRarest(proposal, words).filter((card) => isWorded(proposal.words(card)));
    const found = [...new Set([...worded, ...findSubtype(proposal, wording)])].filter(
      (card) => isIn[card] === 1,
    );
    const rarity = Math.log(within.length / Math.max(1, found.length));
    const value = Math.min(1, Math.max(0, (rarity - unspecific) / scale));
    if (rarity >= common) for (const card of found) sought.push(card);
    for (const card of found) {
      second[card] = Math.max(second[card]!, Math.min(value, first[card]!));
      first[card] = Math.max(first[card]!, value);
    }
  }
  for (const card of within) first[card] = Math.min(1, first[card]! + second[card]! / 2);
  return { parts: first, sought };
}

/** Positions of the spells of a subtype that a wording is the name of: "adventure", "saga", "wolf". */
function findSubtype(proposal: ProposalFacts, wording: string): readonly number[] {
  const known = subtypes.get(proposal) ?? readSubtypes(proposal);
  return known.get(wording) ?? [];
}

/** By subtype in lower case, the spells with a face of it. */
type Subtypes = ReadonlyMap<string, readonly number[]>;

const subtypes = new WeakMap<ProposalFacts, Subtypes>();

/** Reads the type lines of all spells once, not for every wording. */
function readSubtypes(proposal: ProposalFacts): Subtypes {
  const found = new Map<string, number[]>();
  for (const card of proposal.spells)
    for (const subtype of new Set(
      proposal.cards[card]!.faces.flatMap(({ typeLine }) => getSubtypes(typeLine)),
    )) {
      const holders = found.get(subtype);
      if (holders) holders.push(card);
      else found.set(subtype, [card]);
    }
  subtypes.set(proposal, found);
  return found;
}

function getSubtypes(typeLine: string): string[] {
  const [, words = ''] = typeLine.toLowerCase().split(' — ');
  return words.split(' ').filter((word) => word !== '');
}

/** Positions of the spells with the rarest of some words, each in one of its spellings; all spells without words. */
function findRarest(proposal: ProposalFacts, words: WordingTest['words']): readonly number[] {
  let rarest: readonly Uint32Array[] = [];
  let min = Number.POSITIVE_INFINITY;
  for (const spellings of words) {
    const holders = spellings.map(proposal.withWord);
    const count = holders.reduce((sum, { length }) => sum + length, 0);
    if (count >= min) continue;
    min = count;
    rarest = holders;
  }
  return words.length === 0 ? proposal.spells : [...new Set(rarest.flatMap((holders) => [...holders]))];
}
