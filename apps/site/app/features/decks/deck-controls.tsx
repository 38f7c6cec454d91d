import type { DecksPage } from '@deckwright/contract/schemas';
import type { RefusedFilter } from '../../shared/filters/add-filter.server.ts';
import { ControlBar, LazyFilterMenu, LazySwitches } from '../../shared/filters/controls.tsx';
import { FilterChips } from '../../shared/filters/filter-chips.tsx';
import { toFilterState } from '../../shared/filters/filter-state.ts';
import { Warnings } from '../../shared/filters/warnings.tsx';
import type { View } from '../../shared/page/use-view.ts';

type Props = {
  page: Pick<DecksPage, 'filters' | 'warnings' | 'switches'>;
  view: View;
  refused: RefusedFilter | undefined;
};

/** Which decks are counted: time range, bracket, price and filters, each removable. */
export function DeckControls({ page, view, refused }: Props) {
  const { filters, switches } = page;
  return (
    <div className="relative flex min-w-0 flex-col gap-3">
      <ControlBar view={view} swiped>
        <LazySwitches
          filters={filters}
          view={view}
          bracketCounts={{ owner: switches.bracketCounts, estimated: switches.bracketCountsEstimated }}
          themes={switches.themes}
          budgetCounts={switches.budgetCounts}
          budgetLimits={switches.budgetLimits}
        />
        <LazyFilterMenu filters={filters} begin={toFilterState(filters)} view={view} refused={refused} />
      </ControlBar>
      <FilterChips filters={filters} view={view} />
      <Warnings warnings={page.warnings} />
    </div>
  );
}
