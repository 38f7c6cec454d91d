import { DeferredMarkup, fetchPart, HydrateOnApproach } from '@deckwright/islands';
import { SectionNavigation, useSectionMarks } from '@deckwright/ui';
import { useRef } from 'react';
import { CardFilterField } from '../../shared/filters/cards/card-filter-field.tsx';
import { useCardFilter } from '../../shared/filters/cards/use-card-filter.ts';
import { Looks } from '../../shared/lists/looks/looks.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView, type View } from '../../shared/page/use-view.ts';
import type { DeckCard, ShownDeckCards } from './average-deck-view.ts';
import { listTypeSections, PRICE, withoutCommanders } from './deck-sections.ts';
import { type DeckView, isCompared } from './deck-view.ts';
import { ListNotes } from './list-notes.tsx';

/** A document has them as markup: the code that renders them is loaded when a view changes. */
const CardLines = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/card-lines.tsx'))).CardLines,
}));
const DeckLists = lazyPart(async () => ({
  default: (await fetchPart(() => import('./deck-lists.tsx'))).DeckLists,
}));
const DeckStacks = lazyPart(async () => ({
  default: (await fetchPart(() => import('./stacks/deck-stacks.tsx'))).DeckStacks,
}));
const OwnCards = lazyPart(async () => ({
  default: (await fetchPart(() => import('./own-cards.tsx'))).OwnCards,
}));
const PricePanel = lazyPart(async () => ({
  default: (await fetchPart(() => import('./list-panels.tsx'))).PricePanel,
}));

const listText = () => fetchPart(() => import('./list-text.tsx'));
const ListText = lazyPart(async () => ({ default: (await listText()).ListText }));

type Props = { page: DeckView; deferred: boolean };

/** As many of its own cards as a deck's document names. */
const MAX_MARKED = 9;

/** What sets a deck apart, its list and its price, under a bar that leads to each and shows the list in another way. */
export function DeckParts({ page, deferred }: Props) {
  const { deck, commander } = page;
  const view = useView(page);
  const box = useRef<HTMLDivElement>(null);
  const { lists, filter } = useCardFilter<DeckCard>(page.cards ?? page.parts, view);
  useSectionMarks(box, page.parts);
  const isFiltered = filter.q !== '' && filter.fault === null;
  const setsApart = page.names.own.length > 0;
  return (
    <div ref={box} className="col-span-full flex min-w-0 flex-col gap-5 md:gap-6">
      <div className="list-bar">
        <SectionNavigation lists={listSections(page, isFiltered)} />
        <div className="list-tools">
          <Looks view={view} stacked />
        </div>
      </div>
      {setsApart ? (
        <DeferredMarkup deferred={deferred} className="contents">
          <OwnCards page={page} />
        </DeferredMarkup>
      ) : null}
      <section aria-labelledby="list-heading" className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-2">
          <h2 id="list-heading" className="font-display text-xl font-semibold md:text-2xl">
            The list
          </h2>
          {setsApart && view.query.view !== 'table' ? (
            <p className="text-sm text-muted">
              {deck.offAverage > MAX_MARKED
                ? `golden edge: the ${MAX_MARKED} rarest of its own ${deck.offAverage} cards`
                : 'golden edge: its own cards'}
            </p>
          ) : null}
          <div className="md:ml-auto">
            <CardFilterField filter={filter} />
          </div>
        </div>
        <DeferredMarkup deferred={deferred} className="contents">
          <List page={page} look={view.query.view} lists={lists} isFiltered={isFiltered} />
        </DeferredMarkup>
      </section>
      {page.basicsUnknown || deck.basicsEstimated ? (
        <p className="text-xs text-muted">
          {`The source lists each card once: ${deck.counts.land} lands are counted, the number of each basic is unknown. Basics that are not in the list are not in its price.`}
        </p>
      ) : null}
      <ListNotes page={page} />
      <aside
        id={PRICE.kind}
        aria-label="Price and text of the list"
        className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 md:grid-cols-2"
      >
        <DeferredMarkup deferred={deferred} className="contents">
          <PricePanel page={page} />
        </DeferredMarkup>
        <HydrateOnApproach at={view.to({})} load={listText} className="contents">
          <ListText
            lines={page.text}
            commanders={page.card.isPartner ? 2 : 1}
            file={`${commander.slug}-${deck.id}`}
          />
        </HydrateOnApproach>
      </aside>
    </div>
  );
}

/** Of a filtered list some types may be missing, and what is left is short: no links lead into it. */
function listSections({ parts, names, deck, basicsAdded }: DeckView, isFiltered: boolean) {
  const own = {
    kind: 'own-cards',
    title: 'Its own',
    ...(deck.offAverage > MAX_MARKED ? {} : { count: deck.offAverage }),
  };
  return [
    ...(names.own.length > 0 ? [own] : []),
    ...(isFiltered ? [] : listTypeSections(parts, basicsAdded)),
    PRICE,
  ];
}

type ListProps = {
  page: DeckView;
  look: View['query']['view'];
  /** The cards that match the query. */
  lists: readonly ShownDeckCards[];
  isFiltered: boolean;
};

/** The list by type: as stacks, as a table or as text. */
function List({ page, look, lists, isFiltered }: ListProps) {
  const { ownCards = [], sample, average } = page;
  const own = new Set(ownCards.map(({ url }) => url));
  if (look === 'text')
    return (
      <CardLines
        groups={isFiltered ? matchingGroups(page, lists) : (page.groups ?? [])}
        sample={sample}
        own={own}
        full
      />
    );
  if (look === 'table') return <DeckLists lists={lists} look={look} sample={sample} own={own} />;
  return (
    <DeckStacks
      lists={isFiltered ? lists : withoutCommanders(lists)}
      own={own}
      averages={isCompared(page) && !isFiltered ? average.counts : null}
      basicsAdded={isFiltered ? 0 : page.basicsAdded}
    />
  );
}

/** The lines of the matching cards, counted anew. */
function matchingGroups({ groups = [] }: DeckView, lists: readonly ShownDeckCards[]) {
  const matches = new Set(lists.flatMap(({ cards }) => cards.map(({ url }) => url)));
  return groups.flatMap((group) => {
    const lines = group.lines.filter(({ url }) => matches.has(url));
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return lines.length > 0 ? [{ ...group, lines, count }] : [];
  });
}
