import { printDeckQuery } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';
import { type Restriction, toRestrictions, toSwitchRestrictions } from './restrictions.ts';

/** The restriction to remove so that most decks pass, and how many then do; 0 if no single one helps. */
export type Relaxation = { words: string; query: string; decks: number };

/**
 * For filters that no deck passes: tries removing each restriction separately. `countDecks` returns how many decks pass
 * a page's query.
 * @returns null if nothing restricts the decks.
 */
export async function findRelaxation(
  filters: DeckFilters,
  countDecks: (query: string) => Promise<number>,
): Promise<Relaxation | null> {
  const tries = [...toRestrictions(filters), ...toSwitchRestrictions(filters)].map(
    async ({ words, without }: Restriction) => {
      const query = printDeckQuery(without);
      return { words, query, decks: await countDecks(query) };
    },
  );
  const answers = await Promise.all(tries);
  return answers.sort((a, b) => b.decks - a.decks)[0] ?? null;
}
