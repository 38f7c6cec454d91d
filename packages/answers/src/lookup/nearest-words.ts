import type { SearchOption } from '@deckwright/contract';
import { compareNames, searchKey } from '@deckwright/domain';

const MAX_WORDS = 5;
const MAX_WORD = 100;

/**
 * The pages whose names are most similar to the text, best first: by shared letter pairs (Dice coefficient), then name.
 */
export function nearestWords(
  pages: readonly { label: string; url: string }[],
  text: string,
  kind: SearchOption['kind'] = 'page',
): SearchOption[] {
  const wanted = getPairs(text.slice(0, MAX_WORD).replaceAll('-', ' '));
  return pages
    .map((page) => ({ page, likeness: likeness(wanted, getPairs(page.label)) }))
    .sort((a, b) => b.likeness - a.likeness || compareNames(a.page.label, b.page.label))
    .slice(0, MAX_WORDS)
    .map(({ page: { label, url } }) => ({ label, url, image: null, icon: null, kind }));
}

function getPairs(text: string): Set<string> {
  const spaced = ` ${searchKey(text)} `;
  return new Set(Array.from(spaced.slice(1), (_, index) => spaced.slice(index, index + 2)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}
