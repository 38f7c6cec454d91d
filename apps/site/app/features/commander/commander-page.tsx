import { BackToTop, CardSections, HeadBand, SectionNavigation } from '@deckwright/ui';
import type { CommanderPageView } from '../../page-views.ts';
import type { FilterFormError } from './add-filter.server.ts';
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <HeadBand colors={page.container.json_dict.card.color_identity} />
      <CommanderHead page={page}>
        {page.total_decks > 0 ? (
          <>
            <Switches page={page} />
            <FilterPanel page={page} error={formError} />
          </>
        ) : null}
      </CommanderHead>
      <div className="col-span-full flex min-w-0 flex-col gap-5 md:gap-7">
        {page.warnings.map((warning) => (
          <p key={warning} role="status" className="mt-2 text-sm text-muted">
            {warning}
          </p>
        ))}
        {empty ? (
          <EmptyState page={page} relaxation={relaxation} />
        ) : (
          <>
            <SectionNavigation lists={lists} />
            <CardSections lists={lists} sample={page.sample} />
          </>
        )}
      </div>
      {empty ? null : <CommanderPanels page={page} />}
      <RelatedCommanders page={page} />
      {empty ? null : <BackToTop />}
    </div>
  );
}
