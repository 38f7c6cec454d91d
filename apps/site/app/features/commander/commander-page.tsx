import { CardSections, SectionNavigation } from '@deckwright/ui';
import type { CommanderPageView } from '../../page-views.ts';
import type { FilterFormError } from './add-filter.server.ts';
import { AverageDeck } from './average-deck.tsx';
import { CommanderHead } from './commander-head.tsx';
import { CommanderPanels } from './commander-panels.tsx';
import { EmptyState } from './empty-state.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { Relaxation } from './find-relaxation.server.ts';
import { RelatedCommanders } from './related-commanders.tsx';
import { Switches } from './switches.tsx';

type Props = {
  page: CommanderPageView;
  relaxation: Relaxation | null;
  formError: FilterFormError | undefined;
};

export function CommanderPage({ page, relaxation, formError }: Props) {
  const lists = page.container.json_dict.cardlists;
  const empty = page.num_decks === 0;
  return (
    <div className="flex flex-col gap-4">
      <CommanderHead page={page}>
        {page.total_decks > 0 ? (
          <>
            <Switches page={page} />
            <FilterPanel page={page} error={formError} />
          </>
        ) : null}
      </CommanderHead>
      {page.warnings.map((warning) => (
        <p key={warning} role="status" className="text-sm text-muted">
          {warning}
        </p>
      ))}
      {empty ? (
        <EmptyState page={page} relaxation={relaxation} />
      ) : (
        <>
          <SectionNavigation lists={lists} />
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <CardSections lists={lists} sample={page.sample} />
            <aside aria-label="The decks in numbers" className="flex flex-col gap-4">
              <CommanderPanels page={page} />
              <AverageDeck page={page} />
            </aside>
          </div>
        </>
      )}
      <RelatedCommanders page={page} />
    </div>
  );
}
