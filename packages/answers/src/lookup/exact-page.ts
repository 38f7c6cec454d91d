import { searchKey } from '@deckwright/domain';
import type { NameHit, NameIndex } from '@deckwright/search';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { COLOR_NAMES, SITE_PAGES } from '../snapshot/index.ts';

/** Shorter texts are too ambiguous. */
const MIN_LENGTH = 2;

/**
 * The page whose full name is the text: a card, or its commander page if it has decks; otherwise a pair, a theme, a
 * set, a precon, a color identity, or a page of the site. Ignores case, accents, spaces, punctuation and surrounding
 * quotes. Null if nothing has the name, or two things of one kind do.
 */
export function findExactPage(snapshot: LoadedSnapshot, text: string): string | null {
  const key = searchKey(text);
  if (key.length < MIN_LENGTH) return null;
  const { cards, commanders, precons, sets, themes, typeahead } = snapshot;
  const cardUrl = ({ ref }: NameHit) => {
    const slug = cards[ref]?.slug ?? '';
    return commanders.indexOf(slug) === null ? `/cards/${slug}` : `/commanders/${slug}`;
  };
  const kinds: [NameIndex, (hit: NameHit) => string][] = [
    [typeahead.cards, cardUrl],
    [typeahead.nicknames, cardUrl],
    [typeahead.pairs, ({ ref }) => `/commanders/${commanders.keys[ref]}`],
    [typeahead.themes, ({ ref }) => `/tags/${themes[ref]?.slug}`],
    [typeahead.sets, ({ ref }) => `/sets/${sets[ref]?.code}`],
    [typeahead.precons, ({ ref }) => `/precon/${precons[ref]?.slug}`],
    [typeahead.colors, ({ ref }) => COLOR_NAMES[ref]?.url ?? '/commanders'],
    [typeahead.pages, ({ ref }) => SITE_PAGES[ref]?.url ?? '/'],
  ];
  for (const [index, toUrl] of kinds) {
    const whole = index.search(key, 2).filter(({ matchClass }) => matchClass === 0);
    const [only, second] = whole;
    if (only && !second) return toUrl(only);
    if (second) return null;
  }
  return null;
}
