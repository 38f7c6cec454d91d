import { DEFAULT_VIEW } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { cn, type PhoneRows, type TileView, useSectionMarks } from '@deckwright/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { CardFilterInput, CardFilterNotes } from '../../filters/cards/card-filter-field.tsx';
import { PriceLimitChoice } from '../../filters/cards/price-limit-choice.tsx';
import { useCardFilter } from '../../filters/cards/use-card-filter.ts';
import { areDeferred } from '../../loading/deferred-lists.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { useView, type View, type ViewedPage } from '../../page/use-view.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { type ListViewState, listViewState } from './list-view-state.ts';
import { usePersist, useRemembered } from './persist-view.ts';
import type { Rail } from './shown-lists.tsx';

/** A document has its lists as markup: the code that renders them is loaded when a list changes. */
const Lists = lazyPart(() => fetchPart(() => import('./shown-lists.tsx')));
const ListSections = lazyPart(async () => ({
  default: (await fetchPart(() => import('./list-sections.tsx'))).ListSections,
}));

const NONE: readonly never[] = [];

type List = { kind: string; title: string; cards?: readonly TileView[] | undefined };

type Slot = (view: View, state: ListViewState<TileView>) => ReactNode;

type Props = {
  page: ViewedPage & { sample: boolean; asOf: string | null; filters?: DeckFilters };
  lists: readonly List[];
  /** Controls for which decks are counted, at the left of the bar. */
  controls?: Slot;
  /** Whether a filter of the document was refused. */
  isRefused?: boolean;
  /** Between the bar and the lists: active filters, warnings, what to do if no deck passes the filters. */
  notes?: Slot;
  /** Sections of the page below the lists that are also in its navigation. */
  alongside?: readonly { kind: string; title: string }[];
  /** Panels next to the first lists. */
  rail?: Rail | undefined;
  /** Number of other lists above them on the page. */
  ahead?: number;
  /** Number of lists a phone shows at first; by default all. */
  onPhone?: PhoneRows;
  /** Level of the list headings; 3 if they are below a common heading. */
  level?: 2 | 3;
};

/**
 * The card lists of a page with the bar that groups, sorts and shows them: images, table or text. The view is in the
 * URL, so that it works with links only; numbers do not depend on it.
 */
export function CardListViews({
  page,
  lists,
  controls,
  isRefused = false,
  notes,
  alongside = NONE,
  rail,
  ahead = 0,
  onPhone,
  level = 2,
}: Props) {
  const view = useView(page);
  useRemembered(page.canonical, page.filters !== undefined);
  const loading = useNumbersLoading(page.canonical);
  const slow = useSlow(loading);
  const [persist] = usePersist();
  const [grown, setGrown] = useState<string>();
  const { lists: passing, deferred, filter } = useCardFilter(lists, view);
  const hasCards = deferred || filter.total > 0;
  const hasSections = lists.filter(({ cards }) => cards?.length !== 0).length > 1;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useSectionMarks(box, deferred ? lists : null);
  const state = listViewState({
    cardLists: passing,
    filters: page.filters,
    asOf: page.asOf,
    view: view.query,
    persist,
    loading,
  });
  return (
    <div
      ref={box}
      id="cards"
      className="chosen-lists scroll-mt-14 col-span-full flex min-w-0 flex-col gap-2 md:gap-2.5"
    >
      <ListToolbar
        view={view}
        sections={
          hasSections || view.query.group !== DEFAULT_VIEW.group ? (
            <ListSections lists={passing} view={view} box={box} alongside={alongside} rail={rail} />
          ) : null
        }
        deferred={deferred}
        field={hasCards ? <CardFilterInput filter={filter} /> : null}
        price={hasCards ? <PriceLimitChoice filter={filter} /> : null}
        numCards={hasCards ? filter.passed : null}
        changed={page.filters ? countChosen(page.filters) : 0}
        isRefused={isRefused}
      >
        {controls?.(view, state)}
      </ListToolbar>
      {notes?.(view, state)}
      {hasCards ? <CardFilterNotes filter={filter} /> : null}
      <PaintedAsOne id={id} />
      <DeferredMarkup
        deferred={deferred}
        onGrow={setGrown}
        aria-busy={loading}
        className={cn(
          'flex min-w-0 flex-col transition-opacity md:gap-7',
          view.query.view === 'images' ? 'gap-3' : 'gap-7',
          slow && 'opacity-50',
        )}
      >
        <Lists
          lists={passing}
          view={view}
          sample={page.sample}
          level={level}
          grown={grown}
          brief={areDeferred(lists)}
          ahead={ahead}
          onPhone={onPhone}
          rail={rail}
        />
      </DeferredMarkup>
    </div>
  );
}

/**
 * Everything before the lists is painted at once: a partially loaded bar would grow under the visitor's finger.
 * Browsers that do not support `expect` paint progressively.
 */
function PaintedAsOne({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}

/** Number of menus and filters that restrict the decks. */
function countChosen({ range, bracket, theme, budget, counts, names }: DeckFilters): number {
  const switches = [range !== 'none', bracket !== null, theme !== null, budget !== null];
  return counts.length + names.length + switches.filter(Boolean).length;
}

/** Faster loads are only indicated by the line at the top of the page. */
const SLOW_MS = 400;

/** Whether loading has taken a while. Dimming hundreds of tiles on every press would delay the response to it. */
function useSlow(loading: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading]);
  return loading && slow;
}

/** Whether another query of the same page is loading. */
function useNumbersLoading(canonical: string): boolean {
  const { state, location } = useNavigation();
  return state !== 'idle' && location?.pathname === canonical;
}
