export { cardResultsResource, cardTournamentResults } from './card-tournament-results.ts';
export { commanderResultsResource, tournamentResults } from './tournament-results.ts';
