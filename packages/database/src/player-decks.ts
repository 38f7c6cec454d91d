import { randomInt } from 'node:crypto';
import type { Bracket, DeckEntry, DeckRights } from '@deckwright/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import { submittedDecks } from './schema-sharing.ts';
import type { Orm } from './types.ts';

/** One deck for the build; `owner` and `network` are random numbers, different in every export. */
export type PlayerDeckRow = {
  id: string;
  commanders: string[];
  cards: DeckEntry[];
  companion: string | null;
  bracket: Bracket | null;
  /** When its current version was submitted, YYYY-MM-DD. */
  date: string;
  rights: DeckRights;
  owner: number;
  network: number;
};

const PAGE = 500;

/**
 * The accepted decks for the build, ordered by their random ids. Owners and networks are replaced by random numbers
 * that are drawn anew for each export.
 */
export async function* playerDeckRows(orm: Orm): AsyncGenerator<PlayerDeckRow> {
  const table = submittedDecks;
  const owners = new Numbers();
  const networks = new Numbers();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await orm
      .select()
      .from(table)
      .where(and(eq(table.status, 'accepted'), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(PAGE);
    for (const row of rows) {
      yield {
        id: row.id,
        commanders: row.commanders,
        cards: row.cards,
        companion: row.companion,
        bracket: row.bracket,
        date: row.updatedAt.toISOString().slice(0, 10),
        rights: row.rights,
        owner: owners.of(row.userId ?? ''),
        network: networks.of(row.network ?? ''),
      };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Assigns distinct random numbers to names. */
class Numbers {
  readonly #given = new Map<string, number>();
  readonly #taken = new Set<number>();

  of(name: string): number {
    const known = this.#given.get(name);
    if (known !== undefined) return known;
    let number = randomInt(2 ** 32);
    while (this.#taken.has(number)) number = randomInt(2 ** 32);
    this.#given.set(name, number);
    this.#taken.add(number);
    return number;
  }
}
