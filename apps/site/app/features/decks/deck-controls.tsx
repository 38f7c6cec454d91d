import { printDeckQuery } from '@deckwright/api-client';
import type { DeckFilters } from '@deckwright/domain';
import { ChoiceMenu } from '@deckwright/ui';
import type { RefusedFilter } from '../filters/add-filter.server.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterMenu } from '../filters/filter-menu.tsx';
import { filterStateOf } from '../filters/filter-state.ts';
import { Switches } from '../filters/switches.tsx';
import { Warnings } from '../filters/warnings.tsx';
import type { View } from '../list-views/use-view.ts';

type Props = {
  page: { filters: DeckFilters; warnings: readonly string[] };
  view: View;
  refused: RefusedFilter | undefined;
};

const BUDGETS = [
  { budget: null, label: 'Any price' },
  { budget: 'budget', label: 'Cheapest third' },
  { budget: 'expensive', label: 'Dearest third' },
] as const;

/** Which decks are counted: range, bracket, price and filters, with the way out of each. */
export function DeckControls({ page, view, refused }: Props) {
  const { filters } = page;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="bar">
        <Switches filters={filters} view={view} />
        <ChoiceMenu
          label="Deck price"
          changed={filters.budget !== null}
          choices={BUDGETS.map(({ budget, label }) => ({
            key: budget ?? 'any',
            label,
            to: view.withQuery(printDeckQuery({ ...filters, budget })),
            current: filters.budget === budget,
          }))}
        />
        <FilterMenu filters={filters} begin={filterStateOf(filters)} view={view} refused={refused} />
      </div>
      <FilterChips filters={filters} view={view} />
      <Warnings warnings={page.warnings} />
    </div>
  );
}
