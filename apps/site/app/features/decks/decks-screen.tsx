import { ORDER_QUERY, printDeckQuery, printPairs, withPairs } from '@deckwright/contract';
import { formatExact } from '@deckwright/domain';
import { DeferredMarkup, fetchPart, isPartDeferred } from '@deckwright/islands';
import { DataLabel, EmptyState, HeadBand } from '@deckwright/ui';
import { Link } from 'react-router';
import { CommanderTabs } from '../../shared/cards/commander-tabs.tsx';
import type { RefusedFilter } from '../../shared/filters/add-filter.server.ts';
import { ListPager } from '../../shared/lists/list-pager.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView, type View } from '../../shared/page/use-view.ts';
import { DeckControls } from './deck-controls.tsx';
import { decksUrl } from './decks-url.ts';
import type { DecksView } from './decks-view.ts';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const DecksTable = lazyPart(async () => ({
  default: (await fetchPart(() => import('./decks-table.tsx'))).DecksTable,
}));
const WholeList = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/whole-list.tsx'))).WholeList,
}));

/** Loaded if no deck passes the filters. */
const NoDecksHere = lazyPart(async () => ({
  default: (await fetchPart(() => import('./no-decks-here.tsx'))).NoDecksHere,
}));

type Props = { page: DecksView; refused: RefusedFilter | undefined };

/** The decks behind a commander page's numbers, under the same filters. */
export function DecksScreen({ page, refused }: Props) {
  const { filters, commander, canonical, decks = [] } = page;
  const deferred = page.decks === undefined;
  const brief = useInBrief(isPartDeferred(page, 'decks'));
  const view = useOrderedView(page);
  const unit = `${page.sample ? 'sample ' : ''}${page.totalDecks === 1 ? 'deck' : 'decks'}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-3 md:gap-y-5">
      <HeadBand colors={page.card.colorIdentity} />
      <header className="col-start-1 row-start-1 flex flex-col gap-2 md:gap-3">
        <h1 className="font-display text-2xl font-semibold text-balance sm:text-3xl md:text-4xl">
          {page.title}
        </h1>
        <CommanderTabs slug={commander.slug} query={printDeckQuery(filters)} current="decks" />
        {page.totalDecks > 0 ? <DeckControls page={page} view={view} refused={refused} /> : null}
        <DataLabel head={page} />
      </header>
      {page.numDecks === 0 ? (
        <NoDecksHere page={page} what="deck" />
      ) : (
        <div className="flex flex-col gap-2 md:gap-4">
          <p role="status" className="text-sm text-muted tabular-nums">
            {page.numDecks === page.totalDecks
              ? `${formatExact(page.numDecks)} ${unit}`
              : `${formatExact(page.numDecks)} of ${formatExact(page.totalDecks)} ${unit}`}
            .
            {page.totalDecks === 1
              ? null
              : ' Each is called by the rarest of its cards that are not in the average deck.'}
          </p>
          {deferred || decks.length > 0 ? (
            <DeferredMarkup deferred={deferred}>
              <DecksTable page={{ ...page, decks }} brief={brief} />
              <WholeList brief={brief} />
            </DeferredMarkup>
          ) : (
            <EmptyState title="There is no such page">
              <Link to={canonical + printDeckQuery(filters)} className="link font-semibold">
                Go to the first page
              </Link>
            </EmptyState>
          )}
          <ListPager
            label="decks"
            page={page.page}
            pages={page.pages}
            to={(number) => decksUrl(commander.slug, filters, page, number)}
          />
        </div>
      )}
    </div>
  );
}

/** Keeps the order of the decks when other filters change. */
function useOrderedView(page: DecksView): View {
  const view = useView(page);
  const { by, dir } = page;
  return {
    ...view,
    withQuery: (query) => page.canonical + withPairs(query, printPairs(ORDER_QUERY, { by, dir })),
  };
}
