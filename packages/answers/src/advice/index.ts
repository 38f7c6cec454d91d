export { compareDecks, type DeckDifference, type DifferentCard } from './compare-decks.ts';
export { type AdviceGroup, type DeckAdvice, deckAdvice } from './deck-changes.ts';
export { guessCommander } from './guess-commander.ts';
export { deckInsight } from './insight/deck-insight.ts';
export { deckBracket } from './insight/insight-bracket.ts';
export { heldTwoCardCombos } from './insight/insight-combos.ts';
export { cardReason, deckProposal, proposedDeck } from './proposal/deck-proposal.ts';
export { nameOf, proposalWords } from './proposal/proposal-words.ts';
export { recommendations } from './recommend/recommendations.ts';
