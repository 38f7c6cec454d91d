export type { NearCard } from '../combo/index.ts';
export { type AdvicePart, adviseDeck, type DeckAdvice } from './advise-deck.ts';
export { compareDecks, type DeckDifference, type DifferentCard } from './compare-decks.ts';
export type { AdviceGroup, DeckChanges } from './deck-changes.ts';
export { deckBracket } from './insight/insight-bracket.ts';
export { twoCardCombos } from './insight/insight-combos.ts';
export { cardReason, deckProposal, proposedDeck } from './proposal/deck-proposal.ts';
export { describeProposal, joinCommanderNames } from './proposal/proposal-text.ts';
