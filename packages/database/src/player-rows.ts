import { countedVotes } from '@deckwright/domain';
import { asc, count, eq, sql } from 'drizzle-orm';
import { playerDeckRows } from './player-decks.ts';
import { saltVotes } from './schema.ts';
import { users } from './schema-accounts.ts';
import type { Orm } from './types.ts';

/** Votes on one card: how many people gave 0, 1, 2, 3 and 4. */
export type SaltVoteRow = { card_key: string; counts: Counts };

type Counts = [number, number, number, number, number];

/** Player contributions for the statistics, by file name. Rows contain no account, address or device. */
export const PLAYER_ROWS = {
  votes: saltVoteRows,
  decks: playerDeckRows,
} as const satisfies Record<string, (orm: Orm) => AsyncIterable<object>>;

export type PlayerRows = keyof typeof PLAYER_ROWS;

/**
 * Votes as they count. An account counts whose address is proven. All other voters of one network together are one vote,
 * their mean: devices and accounts are made in seconds. Of these votes so many count as `countedVotes` says.
 */
async function* saltVoteRows(orm: Orm): AsyncGenerator<SaltVoteRow> {
  const { voter, cardKey, score, network } = saltVotes;
  const proven = sql<boolean>`coalesce(${users.emailVerified}, false)`.as('proven');
  const ballots = orm.$with('ballots').as(
    orm
      .select({
        cardKey,
        proven,
        score: sql<number>`round(avg(${score}))::int`.as('score'),
      })
      .from(saltVotes)
      .leftJoin(users, eq(voter, sql`'user:' || ${users.id}`))
      .groupBy(
        cardKey,
        sql`coalesce(${users.emailVerified}, false)`,
        sql`CASE WHEN ${users.emailVerified} THEN ${voter} ELSE coalesce(${network}, ${voter}) END`,
      ),
  );
  const groups = await orm
    .with(ballots)
    .select({
      cardKey: ballots.cardKey,
      proven: ballots.proven,
      score: ballots.score,
      votes: count(),
    })
    .from(ballots)
    .groupBy(ballots.cardKey, ballots.proven, ballots.score)
    .orderBy(asc(ballots.cardKey));
  const cards = new Map<string, { proven: Counts; others: Counts }>();
  for (const group of groups) {
    const card = cards.get(group.cardKey) ?? { proven: [0, 0, 0, 0, 0], others: [0, 0, 0, 0, 0] };
    card[group.proven ? 'proven' : 'others'][group.score] = group.votes;
    cards.set(group.cardKey, card);
  }
  for (const [card_key, { proven: full, others }] of cards)
    yield { card_key, counts: [...countedVotes(full, others)] };
}
