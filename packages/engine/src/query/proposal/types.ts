import type { ColorIdentity } from '@deckwright/domain';
import type { ProposalFacts } from './card-facts.ts';
import type { CommanderRequests, Requests } from './commander-requests.ts';

/** The parts of a proposed deck in the order in which pages show them. */
export const DECK_PARTS = ['plan', 'ramp', 'draw', 'removal', 'sweeper', 'lands'] as const;
export type DeckPart = (typeof DECK_PARTS)[number];

export type ProposalInput = {
  facts: ProposalFacts;
  /** Positions of one or two commanders that may lead together. */
  commanders: readonly number[];
  /** Positions of cards by what the card model says for the commanders alone, best first. */
  ranked: readonly number[];
  /** The ranking for the commanders with a plan, which tells which cards go with it; absent = `ranked`. */
  rankedPartners?: readonly number[];
  /** Colors of mana that a land makes. */
  makes: (land: number) => ColorIdentity;
  /** What may be proposed for these commanders (`findProposalCandidates`), where two proposals share it; absent = found anew. */
  candidates?: ProposalCandidates;
};

/** The spells that may be proposed for commanders. */
export type ProposalCandidates = {
  identity: ColorIdentity;
  /** Positions, ascending. */
  spells: readonly number[];
  /** By position of a card: 1 for these spells. */
  isIn: Uint8Array;
  /** What the commanders ask for, and how much of it each spell meets. */
  requests: Requests;
};

export type ProposedCard = {
  card: number;
  quantity: number;
  /** What of the commanders' requests it meets. */
  requested: CommanderRequests;
};

export type Proposal = {
  /** Each with a card, in the order of DECK_PARTS; every card once. */
  parts: { part: DeckPart; cards: ProposedCard[] }[];
  /** Copies, without commanders: 99, or 98 for a pair, unless the catalog has too few cards. */
  size: number;
  /** Whether the commanders ask for anything; if not, the plan is established cards. */
  explicit: boolean;
};
