import type { Random } from './random.ts';

/** One player of a tournament: how likely a win is compared with the others at the table, and the games so far. */
export type SwissPlayer = { strength: number; wins: number; losses: number; draws: number };

const TABLE = 4;
const WIN_POINTS = 5;
/** One game in so many is drawn. */
const DRAWN = 13;

/**
 * Plays a tournament in rounds at tables of four, players with as many points at the same table, and returns the
 * players in the order of their places. Each game has one winner, chosen in proportion to strength, or is drawn by all.
 * `players` are in random order, four or a multiple of four; their games are counted in place.
 */
export function playSwiss<Player extends SwissPlayer>(players: readonly Player[], random: Random): Player[] {
  let standing = [...players];
  for (let round = 0; round < countRounds(players.length); round++) {
    for (let first = 0; first < standing.length; first += TABLE)
      playGame(standing.slice(first, first + TABLE), random);
    // A sort preserves the order of equal players.
    standing = standing.sort((a, b) => countPoints(b) - countPoints(a));
  }
  return standing;
}

/** Four rounds of up to 32 players, one more for each doubling. */
function countRounds(players: number): number {
  return players <= 32 ? 4 : players <= 64 ? 5 : 6;
}

function countPoints({ wins, draws }: SwissPlayer): number {
  return wins * WIN_POINTS + draws;
}

function playGame(table: readonly SwissPlayer[], random: Random): void {
  if (random(DRAWN) === 0) {
    for (const player of table) player.draws += 1;
    return;
  }
  let drawn = random(table.reduce((sum, { strength }) => sum + strength, 0));
  let isWon = false;
  for (const player of table) {
    drawn -= player.strength;
    if (!isWon && drawn < 0) {
      player.wins += 1;
      isWon = true;
    } else player.losses += 1;
  }
}
