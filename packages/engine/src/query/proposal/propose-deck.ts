import { type Card, type CardRole, DECK_SIZE, isWithin } from '@deckwright/domain';
import { THRESHOLDS } from '../../thresholds.ts';
import { floatColumn } from '../decks/float-column.ts';
import { nthLargest } from '../recommend/linear.ts';
import type { ProposalFacts } from './card-facts.ts';
import { readRequests } from './commander-requests.ts';
import { proposeLands } from './propose-lands.ts';
import { PROPOSAL } from './settings.ts';
import {
  DECK_PARTS,
  type DeckPart,
  type Proposal,
  type ProposalCandidates,
  type ProposalInput,
  type ProposedCard,
} from './types.ts';

type SpellPart = Exclude<DeckPart, 'lands'>;

/** Cards of the plan by score that are put in order; far more than it ever takes. */
const MAX_COMPARED = 1000;

/** The mana value up to which a card of the part costs nothing extra. */
const USUAL_MANA: Readonly<Record<SpellPart, number>> = { plan: 4, ramp: 2, draw: 3, removal: 2, sweeper: 4 };

/** Roles that make a card count for a part; a part picks before those after it. */
const ROLES = {
  sweeper: ['sweeper'],
  ramp: ['ramp'],
  removal: ['removal', 'counterspell'],
  draw: ['draw'],
} as const satisfies Partial<Record<DeckPart, readonly CardRole[]>>;

const WANTED: Readonly<Record<keyof typeof ROLES, number>> = {
  sweeper: THRESHOLDS.skeletonSweepers,
  ramp: THRESHOLDS.skeletonRamp,
  removal: THRESHOLDS.skeletonRemoval,
  draw: THRESHOLDS.skeletonDraw,
};

/**
 * Proposes a whole deck from the cards alone: as many cards of each role as `skeleton…` of THRESHOLDS, chosen by how
 * established they are and how they go with the plan; a plan of what the commanders ask for; lands by Karsten's formula,
 * and basics by mana symbols. Never a banned card, a Game Changer, mass land denial, extra turns, or a card outside the
 * colors. The same input gives the same deck; ties go to the lower position.
 */
export function proposeDeck(input: ProposalInput): Proposal {
  const { facts, commanders, candidates = findProposalCandidates(facts, commanders) } = input;
  const { identity, requests } = candidates;
  const commanderCards = commanders.flatMap((index) => facts.cards[index] ?? []);
  const choice = new Choice(facts, candidates, scores(input, candidates));
  const size = DECK_SIZE - commanders.length;
  for (const part of ['sweeper', 'ramp', 'removal', 'draw'] as const) choice.addRole(part);
  choice.fillPlan(size - PROPOSAL.firstLands);
  const spells = [...choice.chosen.keys()].flatMap((index) => facts.cards[index] ?? []);
  const lands = proposeLands(input, { identity, commanderCards, spells, size, requests });
  choice.fillPlan(size - lands.count);
  const parts = DECK_PARTS.map((part) => ({
    part,
    cards:
      part === 'lands'
        ? lands.cards
        : [...choice.chosen].flatMap(([card, of]): ProposedCard[] =>
            of === part ? [{ card, quantity: 1, requested: requests.meets(card) }] : [],
          ),
  })).filter(({ cards }) => cards.length > 0);
  const copies = parts.flatMap(({ cards }) => cards).reduce((sum, { quantity }) => sum + quantity, 0);
  return { parts, size: copies, explicit: requests.explicit };
}

/** The spells that may be proposed for the commanders, and what these ask of them. */
export function findProposalCandidates(
  facts: ProposalFacts,
  commanders: readonly number[],
): ProposalCandidates {
  const commanderCards = commanders.flatMap((index) => facts.cards[index] ?? []);
  const identity = commanderCards.reduce((bits, card) => bits | card.colorIdentity, 0);
  const namesNoType = commanderCards.every(({ asks }) => (asks?.types.length ?? 0) === 0);
  const isOut = new Uint8Array(facts.cards.length);
  for (const index of commanders) isOut[index] = 1;
  if (identity === 0) for (const index of facts.needColors) isOut[index] = 1;
  if (namesNoType) for (const index of facts.needType) isOut[index] = 1;
  const spells: number[] = [];
  const isIn = new Uint8Array(facts.cards.length);
  for (const index of facts.spells) {
    if (isOut[index] === 1 || !isWithin(facts.identity[index]!, identity)) continue;
    spells.push(index);
    isIn[index] = 1;
  }
  return { identity, spells, isIn, requests: readRequests(facts, commanderCards, spells) };
}

type Scores = { plan: Float64Array; role: Float64Array };

/** What each spell counts for the plan and for a role, before the deduction for its mana. */
function scores(
  { facts, ranked, rankedPartners = ranked }: ProposalInput,
  { spells, requests }: ProposalCandidates,
): Scores {
  const likeFactor = requests.explicit ? 1 : PROPOSAL.ofItself;
  const like = byRank(ranked, PROPOSAL.halfRank, facts.cards.length);
  const alongside = byRank(rankedPartners, PROPOSAL.halfRankBeside, facts.cards.length);
  const requested = floatColumn(spells, requests.score);
  const made = { plan: new Float64Array(facts.cards.length), role: new Float64Array(facts.cards.length) };
  for (const kind of ['plan', 'role'] as const) {
    const weights = PROPOSAL[kind];
    const score = made[kind];
    const likeWeight = weights.like * likeFactor;
    for (let at = 0; at < spells.length; at++) {
      const index = spells[at]!;
      score[index] =
        weights.requested * requested[at]! +
        likeWeight * like[index]! +
        weights.beside * alongside[index]! +
        weights.standing * facts.standing[index]!;
    }
  }
  for (const { need, cards } of requests.needs) {
    const best = cards.toSorted((a, b) => made.plan[b]! - made.plan[a]! || a - b);
    const more = need.isVital ? PROPOSAL.vital : PROPOSAL.needed;
    for (const index of best.slice(0, need.most))
      for (const kind of ['plan', 'role'] as const) made[kind][index]! += PROPOSAL[kind].requested * more;
  }
  return made;
}

/** By position: 1 for the first card of a ranking, ½ at the place `half`, 0 for cards that are not ranked. */
function byRank(ranked: readonly number[], half: number, cards: number): Float64Array {
  const values = new Float64Array(cards);
  ranked.forEach((card, index) => {
    values[card] = half / (half + index);
  });
  return values;
}

/** The spells chosen so far and their parts, in the order of choosing. */
class Choice {
  readonly chosen = new Map<number, DeckPart>();
  readonly #facts: ProposalFacts;
  readonly #candidates: ProposalCandidates;
  readonly #scores: Scores;
  #plan: number[] | null = null;
  #high = 0;

  constructor(facts: ProposalFacts, candidates: ProposalCandidates, given: Scores) {
    this.#facts = facts;
    this.#candidates = candidates;
    this.#scores = given;
  }

  addRole(part: keyof typeof ROLES): void {
    const roles: readonly CardRole[] = ROLES[part];
    const able = this.#facts.matching(`role of ${part}`, (index) =>
      this.#card(index).roles.some((role) => roles.includes(role)),
    );
    const { isIn } = this.#candidates;
    const open = able.filter((index) => isIn[index] === 1 && !this.chosen.has(index));
    for (const index of this.#best(open, part, WANTED[part])) this.chosen.set(index, part);
  }

  /** Adds the best cards of the plan until so many spells are chosen, or takes the last ones of the plan away. */
  fillPlan(spells: number): void {
    for (const index of [...this.chosen.keys()].reverse()) {
      if (this.chosen.size <= spells) break;
      if (this.chosen.get(index) === 'plan') this.chosen.delete(index);
    }
    this.#plan ??= this.#best(this.#candidates.spells, 'plan', MAX_COMPARED);
    for (const index of this.#plan) {
      if (this.chosen.size >= spells) break;
      if (this.chosen.has(index)) continue;
      const maxHigh = this.#candidates.requests.paysLess ? PROPOSAL.maxHighPaidLess : PROPOSAL.maxHigh;
      if (this.#card(index).manaValue >= PROPOSAL.highManaValue && ++this.#high > maxHigh) continue;
      this.chosen.set(index, 'plan');
    }
  }

  #card(index: number): Card {
    return this.#facts.cards[index]!;
  }

  /** The `most` best of the cards for a part, best first. */
  #best(from: readonly number[], part: SpellPart, most: number): number[] {
    const kind = part === 'plan' ? 'plan' : 'role';
    const perMana = kind === 'plan' && this.#candidates.requests.paysLess ? 0 : PROPOSAL[kind].perMana;
    const usual = USUAL_MANA[part];
    const ofPart = this.#scores[kind];
    const { manaValue } = this.#facts;
    const score = new Float64Array(from.length);
    for (let at = 0; at < from.length; at++) {
      const index = from[at]!;
      score[at] = ofPart[index]! - perMana * Math.max(0, manaValue[index]! - usual);
    }
    const least = score.length <= most ? Number.NEGATIVE_INFINITY : nthLargest(score.slice(), most);
    const best: number[] = [];
    for (let at = 0; at < from.length; at++) if (score[at]! >= least) best.push(at);
    return best
      .sort((a, b) => score[b]! - score[a]! || from[a]! - from[b]!)
      .slice(0, most)
      .map((at) => from[at]!);
  }
}
