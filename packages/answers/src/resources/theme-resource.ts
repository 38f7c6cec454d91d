import type { ThemeResource } from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import type { Theme } from '@deckwright/domain';
import { inclusionInterval, rounded } from '../format/index.ts';
import { unknownTheme } from '../lookup/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** The theme with this slug, also by a former one. @throws UnknownNameError */
export function themeOfId(snapshot: LoadedSnapshot, id: string): Theme {
  const theme = snapshot.themes[snapshot.themeBySlug(id) ?? -1];
  if (theme) return theme;
  throw unknownTheme(snapshot, id);
}

/** A theme with its share of all decks. */
export function themeResource(
  { manifest, overview }: Pick<LoadedSnapshot, 'manifest' | 'overview'>,
  { slug, name, kind, decks }: Theme,
): ThemeResource {
  const all = manifest.counts.decks;
  return {
    object: 'theme',
    id: slug,
    name,
    page: `/tags/${slug}`,
    kind,
    num_decks: decks,
    inclusion_rate: all > 0 ? rounded(decks / all) : 0,
    ...toWire(
      inclusionInterval({
        numDecks: decks,
        potentialDecks: all,
        effectiveDecks: all * overview.distinctShare,
      }),
    ),
  };
}
