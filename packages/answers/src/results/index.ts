export { cardResultsResource, cardTournamentResults } from './card-tournament-results.ts';
export { spanFigures } from './result-figures.ts';
export { commanderResultsResource, tournamentResults } from './tournament-results.ts';
