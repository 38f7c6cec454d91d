import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { CardFilterField } from '../../shared/filters/cards/card-filter-field.tsx';
import { useCardFilter } from '../../shared/filters/cards/use-card-filter.ts';
import { Looks } from '../../shared/lists/looks/looks.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { areDeferred } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import type { View } from '../../shared/page/use-view.ts';
import type { DeferredDeckCards } from './average-deck-view.ts';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const DeckLists = lazyPart(async () => ({
  default: (await fetchPart(() => import('./deck-lists.tsx'))).DeckLists,
}));

type Props = { title: string; lists: readonly DeferredDeckCards[]; view: View; sample: boolean };

/** A deck list with quantities, filters and view options. */
export function DeckCards({ title, lists, view, sample }: Props) {
  const { lists: shown, deferred, filter } = useCardFilter(lists, view);
  const brief = useInBrief(areDeferred(lists));
  return (
    <section aria-labelledby="list-heading" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2">
        <h2 id="list-heading" className="font-display text-xl font-semibold md:text-2xl">
          {title}
        </h2>
        <Looks view={view} />
      </div>
      <CardFilterField filter={filter} />
      <DeferredMarkup deferred={deferred} className="flex min-w-0 flex-col gap-4">
        <DeckLists
          lists={shown}
          look={view.query.view}
          sample={sample}
          isFiltered={filter.q !== ''}
          brief={brief}
        />
      </DeferredMarkup>
    </section>
  );
}
