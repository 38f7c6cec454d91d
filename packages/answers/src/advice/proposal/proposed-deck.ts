import type { DeckProposal } from '@deckwright/contract/schemas';
import type { Proposal, ProposalFacts } from '@deckwright/engine/query';
import type { ListLine } from '../../list/index.ts';

export type ProposedDeck = {
  proposal: Proposal;
  /** Without commanders. */
  lines: ListLine[];
  facts: SnapshotProposalFacts;
  basis: DeckProposal['basis'];
  /** Whether a deck has these commanders. */
  isPlayed: boolean;
};

export type SnapshotProposalFacts = ProposalFacts & {
  /** By card: precons that hold it. */
  inPrecons: Uint16Array;
};
