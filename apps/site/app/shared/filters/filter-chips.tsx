import type { DeckFilters } from '@deckwright/domain';
import { fetchPart } from '@deckwright/islands';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { View } from '../page/use-view.ts';

/** Loaded with the first filter. */
const ChipList = lazyPart(async () => ({
  default: (await fetchPart(() => import('./chip-list.tsx'))).ChipList,
}));

type Props = { filters: DeckFilters; view: View };

/** The active filters; nothing if there are none. */
export function FilterChips({ filters, view }: Props) {
  if (filters.names.length + filters.counts.length === 0) return null;
  return <ChipList filters={filters} view={view} />;
}
