import type { LoadedSnapshot } from '@deckwright/answers';
import type { CommanderPage, CommandersPage, DecksPage } from '@deckwright/contract/schemas';
import { BRACKETS, BUDGETS } from '@deckwright/domain';
import { toEntryKey } from './between-pages.ts';
import type { Ledger } from './ledger.ts';
import { checkCommander } from './page-rules.ts';
import { documentAt } from './walk-pages.ts';

/**
 * Follows the switches of a commander's page: behind each bracket, theme, price third and card there must be as many
 * decks as the page states, on the filtered page and in its list of decks.
 */
export async function checkSwitches(snapshot: LoadedSnapshot, ledger: Ledger, key: string): Promise<void> {
  const page = (await documentAt(snapshot, `/commanders/${key}`)) as unknown as CommanderPage;
  // An undated deck that runs a card without counting for it is listed all the same.
  const undated = page.deckSample?.undatedDecks ?? 0;
  const follow = async (query: string, stated: number, more = 0): Promise<void> => {
    const where = `/commanders/${key}?${query}`;
    const filtered = (await documentAt(snapshot, where)) as unknown as CommanderPage;
    const listed = (await documentAt(snapshot, `/decks/${key}?${query}`)) as unknown as DecksPage;
    const found = filtered.numDecks;
    ledger.holds(
      'a filter leaves the decks stated',
      found >= stated && found <= stated + more,
      where,
      () => `${found}, but ${stated}`,
    );
    ledger.equal('a filter lists the decks that it leaves', listed.numDecks, found, where);
    checkCommander(ledger, filtered, where);
  };
  for (const [index, bracket] of BRACKETS.entries()) {
    const owner = page.bracketCounts[`${index + 1}`] ?? 0;
    const estimated = page.bracketCountsEstimated[`${index + 1}`] ?? 0;
    await follow(`bracket=${bracket}`, owner);
    await followRank(snapshot, ledger, key, `bracket=${bracket}`);
    if (estimated > 0) await follow(`bracket=${bracket}&estimated=1`, owner + estimated);
  }
  for (const range of RANGES) await followRank(snapshot, ledger, key, `range=${range}`);
  for (const { slug, numDecks } of page.themes) await follow(`theme=${slug}`, numDecks);
  for (const budget of BUDGETS)
    if (page.budgetCounts) await follow(`budget=${budget}`, page.budgetCounts[budget]);
  for (const { cards } of page.lists) {
    const [first] = cards;
    if (first) await follow(`f=in=${first.slug}`, first.numDecks, undated);
  }
}

const RANGES = ['week', 'month', 'year'];

/** The rank on a commander's page must be that in the list of commanders with the same query, if on its first page. */
async function followRank(
  snapshot: LoadedSnapshot,
  ledger: Ledger,
  key: string,
  query: string,
): Promise<void> {
  const where = `/commanders/${key}?${query}`;
  const page = (await documentAt(snapshot, where)) as unknown as CommanderPage;
  const list = (await documentAt(snapshot, `/commanders?${query}`)) as unknown as CommandersPage;
  ledger.equal(
    'as many commanders are ranked as are listed',
    page.rankedCommanders,
    list.numCommanders,
    where,
  );
  const listed = list.lists[0]?.cards.find((entry) => toEntryKey(entry) === key);
  if (listed) ledger.equal('one rank on page and list', page.rank ?? 0, listed.rank ?? 0, where);
}
