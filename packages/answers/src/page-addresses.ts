import { INFO_PAGES } from '@deckwright/contract/schemas';
import { ALL_IDENTITIES, canPair, identitySlug } from '@deckwright/domain';
import { TOP_LISTS } from './card/index.ts';
import { siteContent } from './content/index.ts';
import { setIndex } from './set/index.ts';
import type { LoadedSnapshot } from './snapshot/index.ts';
import { playedThemes } from './theme/index.ts';

/** Pages that exist for every snapshot. */
const FIXED: readonly string[] = [
  '/',
  '/commanders',
  '/cards',
  '/top',
  '/top/salt',
  '/salt',
  '/combos',
  '/lands',
  '/precon',
  '/sets',
  '/partners',
  '/backgrounds',
  '/companions',
  '/recs',
  '/developers',
  '/articles',
  '/guides',
  '/games/spellify',
];

/** Canonical paths of every page that search engines may index, with those that change least last. */
export function* pageAddresses(snapshot: LoadedSnapshot): Generator<string> {
  yield* FIXED;
  for (const { slug } of TOP_LISTS) yield `/top/${slug}`;
  for (const page of INFO_PAGES) yield `/${page}`;
  const { articles, guides } = siteContent();
  for (const { kind, slug } of [...articles, ...guides]) yield `/${kind}/${slug}`;
  for (const slug of ALL_IDENTITIES.map(identitySlug)) {
    yield `/commanders/${slug}`;
    yield `/lands/${slug}`;
  }
  yield* themeAddresses(snapshot);
  for (const commander of snapshot.commanders.keys) {
    yield `/commanders/${commander}`;
    yield `/average-decks/${commander}`;
    yield `/decks/${commander}`;
  }
  yield* partnerAddresses(snapshot);
  for (const { slug } of snapshot.precons) yield `/precon/${slug}`;
  for (const [code, { members }] of setIndex(snapshot)) if (members.length > 0) yield `/sets/${code}`;
  for (const { slug } of snapshot.cards) yield `/cards/${slug}`;
  for (const { id } of snapshot.combos) yield `/combos/${id}`;
}

/** Excludes empty lists and themes without decks, which are marked noindex. */
function* themeAddresses(snapshot: LoadedSnapshot): Generator<string> {
  const themes = playedThemes(snapshot);
  if (themes.length === 0) return;
  yield '/tags';
  if (themes.some(({ kind }) => kind === 'theme')) yield '/tags/themes';
  if (themes.some(({ kind }) => kind === 'kindred')) yield '/tags/kindred';
  for (const { slug } of themes) yield `/tags/${slug}`;
}

/** Cards that are one of two commanders of some deck. */
function* partnerAddresses({ cards, commanders }: LoadedSnapshot): Generator<string> {
  for (const [index, { slug, lead }] of cards.entries()) {
    if (!canPair(lead) || commanders.getPairs(index).length === 0) continue;
    yield `${lead.isBackground ? '/backgrounds' : '/partners'}/${slug}`;
  }
}
