import type { Answers } from '@deckwright/answers';
import { printDeckQuery, readPathFilter } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';
import { readFilters } from '../../shared/filters/read-filters.server.ts';
import { loadPage, refuse, toRefusal } from '../../shared/page/load-page.ts';

type Input = {
  slug: string;
  /** What follows the slug, separated by slashes. */
  rest: string;
  url: URL;
};

/**
 * The query form of a commander page's path that contains theme, bracket or price as words in any order; query keys
 * stay unless the path overrides them.
 * @throws the page's own 404 for a word that is none of these, for a second word of one kind, and for an unknown
 * commander; with the closest names.
 */
export async function pathFilters(
  answers: Pick<Answers, 'page'>,
  { slug, rest, url }: Input,
): Promise<string> {
  const filters = readFilters(url);
  const stated: Partial<Pick<DeckFilters, 'theme' | 'bracket' | 'budget'>> = {};
  for (const word of rest.toLowerCase().split('/').filter(Boolean)) {
    const meaning = readPathFilter(word);
    const [key] = Object.keys(meaning);
    if (key === undefined || key in stated)
      throw refuse(404, `"${word.slice(0, 100)}" repeats a filter that is already in this address.`);
    Object.assign(stated, meaning);
  }
  const query = printDeckQuery({ ...filters, ...stated });
  try {
    const { canonical } = await answers.page('commander', { slug }, query);
    return canonical + query;
  } catch (error) {
    const refusal = toRefusal(error);
    // The path itself names an unknown theme, so the page does not exist.
    if (refusal?.status === 400 && stated.theme) throw refuse(404, refusal.message, refusal.nearest);
    return loadPage(Promise.reject(error));
  }
}
