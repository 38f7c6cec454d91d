import type { DeckFilters } from '@deckwright/domain';
import {
  CardSections,
  cn,
  SECTION_MEANING,
  SectionNavigation,
  type TileView,
  useDisplay,
  useSectionMarks,
} from '@deckwright/ui';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { CardFilterField } from '../card-filter/card-filter-field.tsx';
import { useCardFilter } from '../card-filter/use-card-filter.ts';
import { CardTable } from './card-table.tsx';
import { CardText } from './card-text.tsx';
import { groupCards, type Listed } from './group-cards.ts';
import { HeldMarkup } from './held-markup.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { type ListViewState, listViewState } from './list-view-state.ts';
import { usePersist, useRemembered } from './remembering.ts';
import { useView, type View, type ViewedPage } from './use-view.ts';

type List = { tag: string; header: string; cardviews?: readonly TileView[] | undefined };

type Slot = (view: View, state: ListViewState<TileView>) => ReactNode;

type Props = {
  page: ViewedPage & { sample: boolean; asOf: string | null; filters?: DeckFilters };
  lists: readonly List[];
  /** What decides which decks are counted, for the left of the bar. */
  controls?: Slot;
  /** Between the bar and the lists: filters in force, warnings, what to do where no deck passes. */
  notes?: Slot;
  /** Of the lists' headings; 3 where they stand below one of their own. */
  level?: 2 | 3;
};

/**
 * The card lists of a page with the bar that groups, orders and shows them: images, table or text. How they are shown
 * stands in the address, so that it works by links alone; numbers do not depend on it.
 */
export function CardListViews({ page, lists, controls, notes, level = 2 }: Props) {
  const view = useView(page);
  const { priceSources } = useDisplay();
  useRemembered(page.canonical, page.filters !== undefined);
  const loading = useNumbersLoading(page.canonical);
  const { group, sort } = view.query;
  const [persist] = usePersist();
  const [grown, setGrown] = useState<string>();
  const { lists: passing, held, filter } = useCardFilter(lists, view);
  const cardLists = useMemo(
    () => groupCards(passing, { group, sort }, priceSources),
    [passing, group, sort, priceSources],
  );
  const box = useRef<HTMLDivElement>(null);
  useSectionMarks(box, cardLists);
  const state = listViewState({
    cardLists,
    filters: page.filters,
    asOf: page.asOf,
    view: view.query,
    persist,
    loading,
  });
  return (
    <div ref={box} className="col-span-full flex min-w-0 flex-col gap-2.5 md:gap-5">
      <ListToolbar view={view} hasCards={held || filter.total > 0}>
        {controls?.(view, state)}
      </ListToolbar>
      {notes?.(view, state)}
      {held || filter.total > 0 ? <CardFilterField filter={filter} /> : null}
      <HeldMarkup
        held={held}
        onGrow={setGrown}
        aria-busy={loading}
        className={cn('flex min-w-0 flex-col gap-3.5 transition-opacity md:gap-7', loading && 'opacity-50')}
      >
        <Lists shown={cardLists} view={view} sample={page.sample} level={level} grown={grown} />
      </HeldMarkup>
    </div>
  );
}

type ListsProps = {
  shown: Listed<TileView>[];
  view: View;
  sample: boolean;
  level: 2 | 3;
  /** The list that the visitor made grow before its data were there. */
  grown: string | undefined;
};

const Lists = memo(function Lists({ shown, view, sample, level, grown }: ListsProps) {
  const { view: look, full } = view.query;
  return (
    <>
      {shown.length > 1 ? <SectionNavigation key={shown.map(({ tag }) => tag).join()} lists={shown} /> : null}
      {look === 'images' ? (
        <CardSections
          lists={shown}
          sample={sample}
          level={level}
          fullPage={view.to({ full: true })}
          full={full}
          grown={grown}
        />
      ) : (
        shown.map((list, index) => (
          <PlainSection key={list.tag} list={list} place={index} level={level}>
            {look === 'table' ? (
              <CardTable title={list.header} cards={list.cardviews} view={view} sample={sample} />
            ) : (
              <CardText title={list.header} cards={list.cardviews} />
            )}
          </PlainSection>
        ))
      )}
    </>
  );
});

type PlainProps = { list: Listed<TileView>; place: number; level: 2 | 3; children: ReactNode };

function PlainSection({ list, place, level, children }: PlainProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const count = list.cardviews.length;
  const meaning = SECTION_MEANING[list.tag];
  return (
    <section
      id={list.tag}
      aria-labelledby={`${list.tag}-heading`}
      className={cn('flex scroll-mt-2 flex-col gap-3', place > 1 && 'lazy-section')}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <Heading id={`${list.tag}-heading`} className="font-display text-xl font-semibold">
          {list.header}
        </Heading>
        <p className="text-xs text-muted tabular-nums md:text-sm">
          {count} {count === 1 ? 'card' : 'cards'}
          {meaning ? ` · ${meaning}` : ''}
        </p>
      </div>
      {children}
    </section>
  );
}

/** Another query of the same page is under way. */
function useNumbersLoading(canonical: string): boolean {
  const { state, location } = useNavigation();
  return state !== 'idle' && location?.pathname === canonical;
}
