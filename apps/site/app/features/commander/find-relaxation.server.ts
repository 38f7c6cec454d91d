import { type ApiClient, printDeckQuery } from '@deckwright/api-client';
import type { CommanderPage } from '@deckwright/api-client/schemas';
import { type Restriction, restrictionsOf, switchesOf } from './restrictions.ts';

/** The restriction to drop so that most decks pass, and how many then do; 0 where no single one helps. */
export type Relaxation = { words: string; query: string; decks: number };

/**
 * For a page whose filters no deck passes: tries to drop each restriction alone.
 * @returns null where decks pass, or the commander leads none at all.
 */
export async function findRelaxation(
  api: ApiClient,
  slug: string,
  page: CommanderPage,
): Promise<Relaxation | null> {
  if (page.num_decks > 0 || page.total_decks === 0) return null;
  const tries = [...restrictionsOf(page.filters), ...switchesOf(page.filters)].map(
    async ({ words, without }: Restriction) => {
      const query = printDeckQuery(without);
      const { num_decks: decks } = await api.fetchCommanderPage(slug, query);
      return { words, query, decks };
    },
  );
  const answers = await Promise.all(tries);
  return answers.sort((a, b) => b.decks - a.decks)[0] ?? null;
}
