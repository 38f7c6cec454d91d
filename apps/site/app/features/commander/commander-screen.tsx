import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { BackToTop, DecksLink, HeadBand } from '@deckwright/ui';
import { useMemo, useState } from 'react';
import { useAliveHead } from '../../shared/cards/use-dynamic-head.ts';
import type { RefusedFilter } from '../../shared/filters/add-filter.server.ts';
import { LazyFilterFields, LazySwitches } from '../../shared/filters/controls.tsx';
import { FilterChips } from '../../shared/filters/filter-chips.tsx';
import type { Relaxation } from '../../shared/filters/find-relaxation.server.ts';
import { Warnings } from '../../shared/filters/warnings.tsx';
import { CardListViews } from '../../shared/lists/views/card-list-views.tsx';
import { areEntriesAbsent } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import type { CommanderPageView } from './commander-view.ts';
import { decksOfCard } from './decks-of-card.ts';
import { listsInRail } from './rail-height.ts';
import { readingOrder } from './reading-order.ts';

/** The server-rendered head of a document stays as it is, unless it must be interactive. */
const CommanderHead = lazyPart(async () => ({
  default: (await fetchPart(() => import('./commander-head.tsx'))).CommanderHead,
}));

/** Charts and rows of links: the code that renders them is loaded when the page changes. */
const parts = () => fetchPart(() => import('./commander-panels.tsx'));
const AverageDeckPanel = lazyPart(async () => ({ default: (await parts()).AverageDeckPanel }));
const CommanderPanels = lazyPart(async () => ({ default: (await parts()).CommanderPanels }));
const CommanderRail = lazyPart(async () => ({
  default: (await fetchPart(() => import('./commander-rail.tsx'))).CommanderRail,
}));
const proposal = () => fetchPart(() => import('./proposal-panels.tsx'));
const FewDecks = lazyPart(async () => ({
  default: (await fetchPart(() => import('./few-decks.tsx'))).FewDecks,
}));
const NoDecks = lazyPart(async () => ({ default: (await proposal()).NoDecks }));
const ProposalNotes = lazyPart(async () => ({ default: (await proposal()).ProposalNotes }));
const ProposalRail = lazyPart(async () => ({ default: (await proposal()).ProposalRail }));
const RelatedCommanders = lazyPart(async () => ({ default: (await parts()).RelatedCommanders }));

/** Loaded if no deck passes the filters. */
const NoDeckPasses = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/filters/empty-state.tsx'))).NoDeckPasses,
}));

/**
 * On narrow screens hidden until what follows the lists has arrived, because the lists would push it down while
 * loading.
 */
const UNDER_THE_LISTS = 'contents max-xl:not-[:has(~.after-lists)]:hidden';

const NONE: readonly never[] = [];

/** Below the lists of a proposed deck. */
const LISTS_OF_PROPOSAL = 3;

type Props = {
  page: CommanderPageView;
  relaxation: Relaxation | null;
  refused: RefusedFilter | undefined;
};

export function CommanderScreen({ page, relaxation, refused }: Props) {
  const { filters } = page;
  const empty = page.numDecks === 0;
  const hasFewDecks = page.totalDecks > 0 && page.proposal !== null;
  const deferred = areEntriesAbsent(page.lists);
  const [grown, setGrown] = useState<string>();
  const alive = useAliveHead(page.card);
  const linkToDecks = useMemo(() => decksOfCard(page.canonical, filters), [page.canonical, filters]);
  const alongside = useMemo(() => belowLists(page), [page]);
  const rail = useMemo(
    () =>
      page.totalDecks === 0 && page.proposal
        ? { panels: <ProposalRail page={page} />, sections: NONE, railed: listsInRail(page) }
        : { panels: <CommanderRail page={page} />, sections: listsNextTo(page), railed: listsInRail(page) },
    [page],
  );
  const lists = useMemo(() => readingOrder(page.lists), [page.lists]);
  const brackets = { owner: page.bracketCounts, estimated: page.bracketCountsEstimated };
  return (
    <div className="-mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1.5 md:-mt-2 md:gap-y-3 xl:grid-cols-[minmax(0,1fr)_18.5rem]">
      <HeadBand colors={page.card.colorIdentity} />
      <DeferredMarkup deferred={deferred && !alive} className="contents">
        <CommanderHead page={page} />
      </DeferredMarkup>
      {hasFewDecks ? (
        <DeferredMarkup deferred={deferred} onGrow={setGrown} className="contents">
          <FewDecks page={page} grown={grown} />
        </DeferredMarkup>
      ) : null}
      {empty ? null : (
        <DeferredMarkup deferred={deferred} className={UNDER_THE_LISTS}>
          <AverageDeckPanel page={page} />
        </DeferredMarkup>
      )}
      {page.totalDecks === 0 ? (
        <>
          {page.proposal ? (
            <DeferredMarkup deferred={deferred} className="contents">
              <ProposalNotes page={page} />
            </DeferredMarkup>
          ) : (
            <div className="col-span-full">
              <NoDecks page={page} />
            </div>
          )}
          {page.proposal ? (
            <CardListViews page={page} lists={page.lists} alongside={alongside} rail={rail} />
          ) : null}
        </>
      ) : (
        <DecksLink value={linkToDecks}>
          <CardListViews
            page={page}
            lists={lists}
            alongside={alongside}
            rail={rail}
            ahead={hasFewDecks ? LISTS_OF_PROPOSAL : 0}
            isRefused={refused !== undefined}
            controls={(view, state) => (
              <>
                <LazySwitches
                  filters={filters}
                  view={view}
                  bracketCounts={brackets}
                  themes={page.themes}
                  budgetCounts={page.budgetCounts}
                  budgetLimits={page.budgetLimits}
                  hasResults={page.results !== null}
                />
                <LazyFilterFields filters={filters} begin={state.filters} view={view} refused={refused} />
              </>
            )}
            notes={(view) => (
              <>
                <FilterChips filters={filters} view={view} />
                <Warnings warnings={page.warnings} />
                {empty ? (
                  <NoDeckPasses view={view} relaxation={relaxation} totalDecks={page.totalDecks} />
                ) : null}
              </>
            )}
          />
        </DecksLink>
      )}
      <DeferredMarkup deferred={deferred} className="after-lists contents">
        {empty ? null : <CommanderPanels page={page} />}
        <RelatedCommanders page={page} />
      </DeferredMarkup>
      {empty ? null : <BackToTop />}
    </div>
  );
}

type Named = { kind: string; title: string };

/** The panels next to the first lists that are in the navigation. */
function listsNextTo({ combos, themes }: CommanderPageView): Named[] {
  return [
    ...(combos.length > 0 ? [{ kind: 'combos', title: 'Combos' }] : []),
    ...(themes.length > 0 ? [{ kind: 'themes', title: 'Themes' }] : []),
  ];
}

/** The rows below the lists that are in the navigation. */
function belowLists({ similar }: CommanderPageView): Named[] {
  return similar?.length === 0 ? [] : [{ kind: 'similar', title: 'Similar' }];
}
