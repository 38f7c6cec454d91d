import { DeferredMarkup, fetchPart, isPartDeferred } from '@deckwright/islands';
import { BackToTop, HeadBand, Panel } from '@deckwright/ui';
import { useState } from 'react';
import { useAliveHead } from '../../shared/cards/use-dynamic-head.ts';
import type { RefusedFilter } from '../../shared/filters/add-filter.server.ts';
import { ControlBar, LazyFilterMenu, LazySwitches } from '../../shared/filters/controls.tsx';
import { FilterChips } from '../../shared/filters/filter-chips.tsx';
import { toFilterState } from '../../shared/filters/filter-state.ts';
import type { Relaxation } from '../../shared/filters/find-relaxation.server.ts';
import { Warnings } from '../../shared/filters/warnings.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { CardListViews } from '../../shared/lists/views/card-list-views.tsx';
import { commanderLists, hasCommanders, isCommanderList } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useHasDecks } from '../../shared/page/site-settings.ts';
import { useView } from '../../shared/page/use-view.ts';
import type { CardPageView } from './card-view.ts';

/** The server-rendered head and prices of a document stay as they are, unless they must be interactive. */
const CardHead = lazyPart(async () => ({
  default: (await fetchPart(() => import('./card-head.tsx'))).CardHead,
}));
const CardPrices = lazyPart(async () => ({
  default: (await fetchPart(() => import('./card-prices.tsx'))).CardPrices,
}));
const CardCharts = lazyPart(async () => ({
  default: (await fetchPart(() => import('./card-charts.tsx'))).CardCharts,
}));

/**
 * Rows of tiles and panels: a document has them as markup; the code that renders them is loaded when the page changes.
 */
const parts = () => fetchPart(() => import('./card-panels.tsx'));
const CardPanels = lazyPart(async () => ({ default: (await parts()).CardPanels }));
const TileRow = lazyPart(async () => ({ default: (await parts()).TileRow }));
const WholeList = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/whole-list.tsx'))).WholeList,
}));

/** Loaded if no deck passes the filters. */
const NoDeckPasses = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/filters/empty-state.tsx'))).NoDeckPasses,
}));

/** The last rows of the page: similar cards, and cards often played together. */
const ROWS = [
  { id: 'similar', part: 'similar', title: 'Similar cards' },
  { id: 'together', part: 'playedTogether', title: 'Played together' },
] as const;

type Props = { page: CardPageView; relaxation: Relaxation | null; refused: RefusedFilter | undefined };

export function CardScreen({ page, relaxation, refused }: Props) {
  const { lists, card } = page;
  const deferred = page.history === undefined;
  const alive = useAliveHead(card);
  const [grown, setGrown] = useState<string>();
  const brief = useInBrief(isPartDeferred(page, 'history'));
  const commanderCards = commanderLists(lists);
  const commanders = commanderCards.find(({ kind }) => kind === 'topcommanders')?.cards ?? [];
  const fresh = commanderCards.find(({ kind }) => kind === 'newcommanders')?.cards ?? [];
  const companions = lists.filter((list) => !isCommanderList(list));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <HeadBand colors={card.colorIdentity} />
      <DeferredMarkup deferred={deferred && !alive} className="contents">
        <CardHead page={page} />
      </DeferredMarkup>
      <Controls page={page} relaxation={relaxation} refused={refused} />
      {hasCommanders(lists) ? (
        <DeferredMarkup deferred={deferred} onGrow={setGrown} className="contents">
          <TileRow
            id="topcommanders"
            title="Top Commanders"
            views={commanders}
            page={page}
            position={0}
            grown={grown === 'topcommanders'}
            brief={brief ? 'far' : null}
          />
          <TileRow
            id="newcommanders"
            title="New Commanders"
            views={fresh}
            page={page}
            position={commanders.length}
            measure="none"
            brief={brief ? 'all' : null}
          />
          <div className="col-span-full">
            <WholeList brief={brief} />
          </div>
        </DeferredMarkup>
      ) : null}
      <aside aria-label="Prices and usage" className="relative xl:col-start-2 xl:row-start-1">
        <Panel title="Prices" className="bg-surface/90">
          <DeferredMarkup deferred={deferred && !alive}>
            <CardPrices page={page} />
          </DeferredMarkup>
          <DeferredMarkup deferred={deferred}>
            <CardCharts page={page} />
          </DeferredMarkup>
        </Panel>
      </aside>
      <DeferredMarkup
        deferred={deferred}
        className="col-span-full grid lazy-section content-start gap-4 md:grid-cols-2 xl:grid-cols-3"
      >
        <CardPanels page={page} />
      </DeferredMarkup>
      {companions.length > 0 ? (
        <section aria-labelledby="companions-heading" className="col-span-full flex min-w-0 flex-col gap-4">
          <div>
            <h2 id="companions-heading" className="font-display text-2xl font-semibold">
              Often played with it
            </h2>
            <p className="text-sm text-muted">Percentages are of decks running {card.name}.</p>
          </div>
          <CardListViews page={page} lists={companions} onPhone={6} level={3} />
        </section>
      ) : null}
      {ROWS.map(({ id, part, title }) =>
        page[part]?.length === 0 ? null : (
          <DeferredMarkup key={id} deferred={deferred} className="contents">
            <TileRow
              id={id}
              title={title}
              views={page[part] ?? []}
              page={page}
              position={1}
              measure="none"
              brief={brief ? 'all' : null}
            />
          </DeferredMarkup>
        ),
      )}
      <BackToTop />
    </div>
  );
}

/** Filters for the decks the page counts; all its numbers depend on them. */
function Controls({ page, relaxation, refused }: Props) {
  const view = useView(page);
  const hasDecks = useHasDecks();
  const { filters } = page;
  return (
    <div className="col-span-full flex min-w-0 flex-col gap-3">
      <ControlBar view={view}>
        <LazySwitches filters={filters} view={view} />
        {hasDecks ? (
          <LazyFilterMenu filters={filters} begin={toFilterState(filters)} view={view} refused={refused} />
        ) : null}
      </ControlBar>
      <FilterChips filters={filters} view={view} />
      <Warnings warnings={page.warnings} />
      {relaxation ? <NoDeckPasses view={view} relaxation={relaxation} totalDecks={null} /> : null}
    </div>
  );
}
