import type { Records } from '@deckwright/card-query';
import { wilsonLow } from '@deckwright/domain';
import { type CommanderResults, countGames, THRESHOLDS } from '@deckwright/engine/query';
import type { Overview } from '../engine/index.ts';

/** Win rates of decks by the card in the command zone, alone or in a pair; null if none has enough games. */
export function recordsOfCommanders(
  size: number,
  { commanderCards, commanderGames, commanderWins }: Overview,
): Records | null {
  const games = new Uint32Array(size);
  const wins = new Uint32Array(size);
  commanderCards.forEach((members, commander) => {
    for (const card of members) {
      games[card] = (games[card] ?? 0) + (commanderGames[commander] ?? 0);
      wins[card] = (wins[card] ?? 0) + (commanderWins[commander] ?? 0);
    }
  });
  return readRecords(games, wins);
}

/** Win rates of a commander's decks by the card they run; null if none can be compared. */
export function recordsWithCards(size: number, results: CommanderResults | null): Records | null {
  const games = new Uint32Array(size);
  const wins = new Uint32Array(size);
  for (const { card, with: included } of results?.cards ?? []) {
    games[card] = countGames(included);
    wins[card] = included.wins;
  }
  return readRecords(games, wins);
}

function readRecords(games: Uint32Array, wins: Uint32Array): Records | null {
  if (games.every((count) => count < THRESHOLDS.resultMinGames)) return null;
  const rated = (read: (won: number, played: number) => number): Float64Array =>
    Float64Array.from(games, (played, card) =>
      played < THRESHOLDS.resultMinGames ? Number.NaN : read(wins[card] ?? 0, played),
    );
  return {
    games: rated((_, played) => played),
    winRate: rated((won, played) => won / played),
    winRateLow: rated(wilsonLow),
  };
}
