export { starterCards, starterSets } from './cards.ts';
export { starterCombos } from './combos.ts';
export { starterDeckCount, starterDecks } from './decks.ts';
export { starterExcluded } from './excluded.ts';
export { starterPrecons } from './precons.ts';
export { type SampleCommander, starterCommanders } from './sample-commanders.ts';
export { SAMPLE_DATE } from './sample-prices.ts';
export { starterResultCount, starterResults } from './tournaments.ts';
export { type StarterVote, starterVotes } from './votes.ts';
