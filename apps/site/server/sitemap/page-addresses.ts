import { INFO_PAGES } from '@deckwright/api-client/schemas';
import { ALL_IDENTITIES, identitySlug } from '@deckwright/domain';
import { siteContent } from '../content/read-content.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

/** Pages that are there whatever the snapshot holds. */
const FIXED: readonly string[] = ['/', '/commanders', '/recs', '/articles', '/guides', '/games/spellify'];

/** Paths of every page that search engines may list, those that change least last. */
export function* pageAddresses(snapshot: LoadedSnapshot): Generator<string> {
  yield* FIXED;
  for (const page of INFO_PAGES) yield `/${page}`;
  const { articles, guides } = siteContent();
  for (const { kind, slug } of [...articles, ...guides]) yield `/${kind}/${slug}`;
  for (const identity of ALL_IDENTITIES) yield `/commanders/${identitySlug(identity)}`;
  for (const commander of snapshot.commanders.keys) yield `/commanders/${commander}`;
  for (const { slug } of snapshot.cards) yield `/cards/${slug}`;
}
