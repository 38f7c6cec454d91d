import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { SectionNavigation, useSectionMarks } from '@deckwright/ui';
import { useRef } from 'react';
import { CardFilterField } from '../../shared/filters/cards/card-filter-field.tsx';
import { useCardFilter } from '../../shared/filters/cards/use-card-filter.ts';
import { Looks } from '../../shared/lists/looks/looks.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import type { View } from '../../shared/page/use-view.ts';
import type { DeferredDeckCards, ShownDeckCards } from './average-deck-view.ts';
import { listTypeSections, PRICE, withoutCommanders } from './deck-sections.ts';

/** A document has them as markup: the code that renders them is loaded when the page changes. */
const DeckLists = lazyPart(async () => ({
  default: (await fetchPart(() => import('./deck-lists.tsx'))).DeckLists,
}));
const DeckStacks = lazyPart(async () => ({
  default: (await fetchPart(() => import('./stacks/deck-stacks.tsx'))).DeckStacks,
}));

type Props = {
  title: string;
  lists: readonly DeferredDeckCards[];
  /** Its types with their numbers of cards, for the links to them. */
  parts: readonly { kind: string; title: string; count: number }[];
  view: View;
  sample: boolean;
};

/** A deck list with quantities as stacks, as a table or as text, and a field that narrows it. */
export function DeckCards({ title, lists, parts, view, sample }: Props) {
  const { lists: shown, deferred, filter } = useCardFilter(lists, view);
  const isFiltered = filter.q !== '';
  const box = useRef<HTMLDivElement>(null);
  useSectionMarks(box, parts);
  return (
    <div ref={box} className="contents">
      <div className="list-bar">
        <SectionNavigation lists={[...listTypeSections(isFiltered ? [] : parts), PRICE]} />
        <div className="list-tools">
          <Looks view={view} stacked />
        </div>
      </div>
      <section aria-labelledby="list-heading" className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2">
          <h2 id="list-heading" className="font-display text-xl font-semibold md:text-2xl">
            {title}
          </h2>
          <CardFilterField filter={filter} />
        </div>
        <DeferredMarkup deferred={deferred} className="flex min-w-0 flex-col gap-4">
          <List lists={shown} look={view.query.view} sample={sample} isFiltered={isFiltered} />
        </DeferredMarkup>
      </section>
    </div>
  );
}

type ListProps = {
  lists: readonly ShownDeckCards[];
  look: View['query']['view'];
  sample: boolean;
  isFiltered: boolean;
};

function List({ lists, look, sample, isFiltered }: ListProps) {
  if (look !== 'images') return <DeckLists lists={lists} look={look} sample={sample} />;
  // A commander that matches a query is one of the cards that are counted next to it.
  return <DeckStacks lists={isFiltered ? lists : withoutCommanders(lists)} />;
}
