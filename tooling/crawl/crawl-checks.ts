import type { Visit } from './crawl.ts';

/** Pages, each at its canonical address, that share a title or a description with another one. */
export function twinPages(visits: readonly Visit[], by: 'title' | 'description'): string[] {
  const own = visits.filter(({ path, canonical }) => path === canonical);
  return [...Map.groupBy(own, (visit) => visit[by])]
    .filter(([, same]) => same.length > 1 && !(by === 'title' && isSetWithItsCard(same)))
    .map(([text, same]) => `${text}: ${same.map(({ path }) => path).join(' and ')}`);
}

/** Three sets of the sample have the name of a card, which is a title in another list. */
function isSetWithItsCard(same: readonly Visit[]): boolean {
  return (
    same
      .map(({ kind }) => kind)
      .sort()
      .join(' ') === '/cards/:name /sets/:name'
  );
}

/** Pages at an address without a query whose canonical address is another one, or that lack title or description. */
export function strayPages(visits: readonly Visit[]): string[] {
  return visits
    .filter(({ path }) => !path.includes('?') && path !== API_DOCS)
    .filter(({ path, canonical, description }) => path !== canonical || description.length <= 15)
    .map(({ path, canonical, description }) => `${path} is ${canonical}: ${description}`);
}

/** Texts with a number in the wrong form, each with a page that has it. */
export function wrongNumbers(visits: readonly Visit[]): string[] {
  const problems = new Map(
    visits.flatMap(({ path, numberProblems }) => numberProblems.map((text) => [text, path])),
  );
  return [...problems].map(([text, path]) => `${path}: ${text}`);
}

/** Rendered not by the site, but by the tool that reads its description. */
const API_DOCS = '/api/docs';

/** Kinds of pages without a query, in alphabetical order. */
export function plainKinds(visits: readonly Visit[]): string[] {
  return [...new Set(visits.map(({ kind }) => kind))].filter((kind) => !kind.includes('?')).sort();
}
