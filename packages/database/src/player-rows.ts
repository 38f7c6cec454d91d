import { asc, count } from 'drizzle-orm';
import { playerDeckRows } from './player-decks.ts';
import { saltVotes } from './schema.ts';
import type { Orm } from './types.ts';

/** Votes on one card: how many people gave 0, 1, 2, 3 and 4. */
export type SaltVoteRow = { card_key: string; counts: [number, number, number, number, number] };

/**
 * What players gave that the statistics count, by the name of its file. Rows name no person: no account, address or
 * device is in them.
 */
export const PLAYER_ROWS = {
  votes: saltVoteRows,
  decks: playerDeckRows,
} as const satisfies Record<string, (orm: Orm) => AsyncIterable<object>>;

export type PlayerRows = keyof typeof PLAYER_ROWS;

async function* saltVoteRows(orm: Orm): AsyncGenerator<SaltVoteRow> {
  const { cardKey, score } = saltVotes;
  const groups = await orm
    .select({ cardKey, score, votes: count() })
    .from(saltVotes)
    .groupBy(cardKey, score)
    .orderBy(asc(cardKey), asc(score));
  const rows = new Map<string, SaltVoteRow>();
  for (const group of groups) {
    const row = rows.get(group.cardKey) ?? { card_key: group.cardKey, counts: [0, 0, 0, 0, 0] };
    row.counts[group.score] = group.votes;
    rows.set(group.cardKey, row);
  }
  yield* rows.values();
}
