import { formatCounted, formatDay } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { HeadBand } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { DeckHead } from './deck-head.tsx';
import type { DeckView } from './deck-view.ts';
import { ListNotes } from './list-notes.tsx';
import { ListText } from './list-text.tsx';

/** A document has them as markup: the code that renders them is loaded when navigating from another page. */
const CardLines = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/card-lines.tsx'))).CardLines,
}));
const DeckCurve = lazyPart(async () => ({
  default: (await fetchPart(() => import('./deck-curve.tsx'))).DeckCurve,
}));
const OwnCards = lazyPart(async () => ({
  default: (await fetchPart(() => import('./own-cards.tsx'))).OwnCards,
}));
const PricePanel = lazyPart(async () => ({
  default: (await fetchPart(() => import('./list-panels.tsx'))).PricePanel,
}));
const PrintSheet = lazyPart(async () => ({
  default: (await fetchPart(() => import('./print-sheet.tsx'))).PrintSheet,
}));

type Props = {
  page: DeckView;
  /** The player's notes on the deck. */
  story: ReactNode;
};

/** As many of its own cards as a deck's document names. */
const MAX_MARKED = 9;

/** One of the decks that are counted. */
export function DeckScreen({ page, story }: Props) {
  const { deck, commander, statedDate } = page;
  const date = deck.date ?? statedDate?.date ?? null;
  // False on the server, which renders them.
  const deferred = page.groups === undefined;
  const setsApart = page.names.own.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <HeadBand colors={page.card.colorIdentity} />
      <DeckHead page={page} />
      <aside aria-label="This deck and the average" className="relative xl:col-start-2 xl:row-start-1">
        <DeferredMarkup deferred={deferred} className="contents">
          <DeckCurve page={page} />
        </DeferredMarkup>
      </aside>
      <DeckResults deck={deck} />
      {story}
      {setsApart ? (
        <DeferredMarkup deferred={deferred} className="col-span-full min-w-0">
          <OwnCards page={page} />
        </DeferredMarkup>
      ) : null}
      <div className="flex min-w-0 flex-col gap-3">
        <section aria-labelledby="list-heading" className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-2">
            <h2 id="list-heading" className="font-display text-xl font-semibold md:text-2xl">
              The list
            </h2>
            {setsApart ? (
              <p className="text-sm text-muted">
                {deck.offAverage > MAX_MARKED
                  ? `golden edge: its ${MAX_MARKED} rarest`
                  : 'golden edge: its own cards'}
              </p>
            ) : null}
          </div>
          <DeferredMarkup deferred={deferred} className="contents">
            <DeckLines page={page} />
          </DeferredMarkup>
        </section>
        {page.basicsUnknown || deck.basicsEstimated ? (
          <p className="text-xs text-muted">
            {`The source lists each card once: ${deck.counts.land} lands are counted, the number of each basic is unknown. Basics that are not in the list are not in its price.`}
          </p>
        ) : null}
        <ListNotes page={page} />
      </div>
      <DeferredMarkup deferred={deferred} className="contents">
        <PrintSheet
          title={page.title}
          note={[formatCounted(page.size, 'card'), date === null ? null : `saved ${formatDay(date)}`]
            .filter(Boolean)
            .join(', ')}
          groups={page.groups ?? []}
        />
      </DeferredMarkup>
      <aside
        aria-label="Price and text of the list"
        className="grid content-start gap-4 md:grid-cols-2 xl:grid-cols-1"
      >
        <DeferredMarkup deferred={deferred} className="contents">
          <PricePanel page={page} />
        </DeferredMarkup>
        <ListText
          lines={page.text}
          commanders={page.card.isPartner ? 2 : 1}
          file={`${commander.slug}-${deck.id}`}
        />
      </aside>
    </div>
  );
}

/** The list by type, with its own cards marked. */
function DeckLines({ page: { groups = [], ownCards = [], sample } }: Pick<Props, 'page'>) {
  return <CardLines groups={groups} sample={sample} own={new Set(ownCards.map(({ url }) => url))} />;
}

/** How it did in tournaments; nothing without results. */
function DeckResults({ deck: { results } }: { deck: Props['page']['deck'] }) {
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="deck-results" className="col-span-full flex flex-col gap-1">
      <h2 id="deck-results" className="text-sm font-semibold">
        Tournament results
      </h2>
      <ul className="flex flex-col gap-1 text-sm tabular-nums">
        {results.map(({ event, date, players, placing, wins, losses, draws }) => (
          <li key={`${event} ${date} ${placing}`}>
            {`Place ${placing} of ${players}, ${event}, ${formatDay(date)}: ${wins} won, ${losses} lost, ${draws} drawn`}
          </li>
        ))}
      </ul>
    </section>
  );
}
