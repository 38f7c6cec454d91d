import type { DeckFilters } from '@deckwright/domain';
import { type EngineFilters, resolveFilters } from '@deckwright/engine/query';
import { nearestOptions, UnknownNameError, unknownTheme } from '../lookup/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/**
 * Replaces the names in the filters by the positions of cards and theme.
 * @throws UnknownNameError invalid-argument for an unknown card or theme.
 */
export function engineFilters(snapshot: LoadedSnapshot, filters: DeckFilters): EngineFilters {
  const resolved = resolveFilters(
    filters,
    (slug) => snapshot.resolver.bySlug(slug)?.card ?? null,
    snapshot.themeBySlug,
  );
  if (resolved.unknownTheme !== null) throw unknownTheme(snapshot, resolved.unknownTheme, 'invalid-argument');
  const [unknown] = resolved.unknown;
  if (unknown === undefined) return resolved.filters;
  throw new UnknownNameError(
    `The filter names the card "${unknown}", which is not recognized. Remove it or choose one of the closest names.`,
    nearestOptions(snapshot, unknown),
    'invalid-argument',
  );
}
