import type { DeckFilters } from '@deckwright/domain';
import { cn, type TileView, useSectionMarks } from '@deckwright/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { CardFilterInput, CardFilterNotes } from '../card-filter/card-filter-field.tsx';
import { useCardFilter } from '../card-filter/use-card-filter.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { areHeld } from '../lists/held-lists.ts';
import { fetchPart } from '../part/fetch-part.ts';
import { HeldMarkup } from '../view/held-markup.tsx';
import { useView, type View, type ViewedPage } from '../view/use-view.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { type ListViewState, listViewState } from './list-view-state.ts';
import { usePersist, useRemembered } from './remembering.ts';
import type { Rail } from './shown-lists.tsx';

/** A page that arrives as a document brings its lists as markup: what draws them is fetched when a list changes. */
const Lists = lazyPart(() => fetchPart(() => import('./shown-lists.tsx')));

const NONE: readonly never[] = [];

type List = { kind: string; title: string; cards?: readonly TileView[] | undefined };

type Slot = (view: View, state: ListViewState<TileView>) => ReactNode;

type Props = {
  page: ViewedPage & { sample: boolean; asOf: string | null; filters?: DeckFilters };
  lists: readonly List[];
  /** What decides which decks are counted, for the left of the bar. */
  controls?: Slot;
  /** What a phone shows of the controls at once. */
  lead?: ReactNode;
  /** Between the bar and the lists: active filters, warnings, what to do where no deck passes. */
  notes?: Slot;
  /** Sections of the page below the lists, which its navigation names, too. */
  beside?: readonly { kind: string; title: string }[];
  /** Panels beside the first lists. */
  rail?: Rail | undefined;
  /** Of the lists' headings; 3 where they stand below one of their own. */
  level?: 2 | 3;
};

/**
 * The card lists of a page with the bar that groups, orders and shows them: images, table or text. How they are shown
 * stands in the address, so that it works by links alone; numbers do not depend on it.
 */
export function CardListViews({ page, lists, controls, lead, notes, beside = NONE, rail, level = 2 }: Props) {
  const view = useView(page);
  useRemembered(page.canonical, page.filters !== undefined);
  const loading = useNumbersLoading(page.canonical);
  const slow = useSlow(loading);
  const [persist] = usePersist();
  const [grown, setGrown] = useState<string>();
  const { lists: passing, held, filter } = useCardFilter(lists, view);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useSectionMarks(box, held ? lists : null);
  const state = listViewState({
    cardLists: passing,
    filters: page.filters,
    asOf: page.asOf,
    view: view.query,
    persist,
    loading,
  });
  return (
    <div ref={box} className="col-span-full flex min-w-0 flex-col gap-2 md:gap-5">
      <ListToolbar
        view={view}
        field={held || filter.total > 0 ? <CardFilterInput filter={filter} /> : null}
        hasCards={held || filter.total > 0}
        lead={lead}
        changed={page.filters ? countChosen(page.filters) : 0}
      >
        {controls?.(view, state)}
      </ListToolbar>
      {notes?.(view, state)}
      {held || filter.total > 0 ? <CardFilterNotes filter={filter} /> : null}
      <PaintedAsOne id={id} />
      <HeldMarkup
        held={held}
        onGrow={setGrown}
        aria-busy={loading}
        className={cn('flex min-w-0 flex-col gap-3 transition-opacity md:gap-7', slow && 'opacity-50')}
      >
        <Lists
          lists={passing}
          view={view}
          box={box}
          sample={page.sample}
          level={level}
          grown={grown}
          brief={areHeld(lists)}
          beside={beside}
          rail={rail}
        />
      </HeldMarkup>
    </div>
  );
}

/**
 * What stands before the lists is painted as a whole: a bar of which half had come would grow under the visitor's
 * thumb. Browsers that do not know `expect` paint as it comes.
 */
function PaintedAsOne({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}

/** How many switches and filters narrow the decks. */
function countChosen({ range, bracket, theme, budget, counts, names }: DeckFilters): number {
  const switches = [range !== 'none', bracket !== null, theme !== null, budget !== null];
  return counts.length + names.length + switches.filter(Boolean).length;
}

/** What takes no longer than this needs no sign but the line at the top of the page. */
const SLOW_MS = 400;

/** Whether the loading has gone on for a while. To dim hundreds of tiles at every press would hold up its answer. */
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

/** Another query of the same page is under way. */
function useNumbersLoading(canonical: string): boolean {
  const { state, location } = useNavigation();
  return state !== 'idle' && location?.pathname === canonical;
}
