import { printDeckQuery } from '@deckwright/contract';
import { formatCounted, formatExact } from '@deckwright/domain';
import { DeferredMarkup, fetchPart, HydrateOnApproach } from '@deckwright/islands';
import { DataLabel, Notice } from '@deckwright/ui';
import { Link } from 'react-router';
import { CommanderTabs } from '../../shared/cards/commander-tabs.tsx';
import { DeckActions } from '../../shared/deck-list/deck-actions.tsx';
import { listWithHeads } from '../../shared/deck-list/list-with-headings.ts';
import { PROPOSAL_ID } from '../../shared/deck-list/proposal-id.ts';
import type { RefusedFilter } from '../../shared/filters/add-filter.server.ts';
import { areEntriesAbsent } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView } from '../../shared/page/use-view.ts';
import type { AverageDeckView } from './average-deck-view.ts';
import { DeckCards } from './deck-cards.tsx';
import { DeckControls } from './deck-controls.tsx';
import { DeckLayout, HeadAside } from './deck-layout.tsx';
import { PRICE } from './deck-sections.ts';
import { ListText } from './list-text.tsx';
import { PicturedHead } from './pictured-head.tsx';

/** A document has them as markup: the code that renders them is loaded when the page changes. */
const CurvePanel = lazyPart(async () => ({
  default: (await fetchPart(() => import('./list-panels.tsx'))).CurvePanel,
}));
const PricePanel = lazyPart(async () => ({
  default: (await fetchPart(() => import('./list-panels.tsx'))).PricePanel,
}));
/** Its form also works before: it is sent as it is. */
const compareCommanders = () => fetchPart(() => import('./compare-commanders.tsx'));
const CompareCommanders = lazyPart(async () => ({ default: (await compareCommanders()).CompareCommanders }));
const NextToDecksPart = lazyPart(async () => ({
  default: (await fetchPart(() => import('./next-to-decks.tsx'))).NextToDecks,
}));

const PrintSheet = lazyPart(async () => ({
  default: (await fetchPart(() => import('./print-sheet.tsx'))).PrintSheet,
}));

/** Loaded if no deck passes the filters. */
const NoDecksHere = lazyPart(async () => ({
  default: (await fetchPart(() => import('./no-decks-here.tsx'))).NoDecksHere,
}));

type Props = { page: AverageDeckView; refused: RefusedFilter | undefined };

/** The average of a commander's decks as a legal deck list. */
export function AverageDeckScreen({ page, refused }: Props) {
  const { filters, commander } = page;
  const [one, unit] = page.sample ? ['sample deck', 'sample decks'] : ['deck', 'decks'];
  const view = useView(page);
  const deferred = areEntriesAbsent(page.lists);
  const hasList = page.numDecks > 0 || page.proposal !== null;
  return (
    <DeckLayout colors={page.colors}>
      <PicturedHead
        picture={page.picture}
        commander={commander.name}
        title={
          <h1 className="font-display text-2xl font-semibold text-balance sm:text-3xl md:text-4xl">
            {page.title}
          </h1>
        }
      >
        {page.proposal ? null : (
          <CommanderTabs slug={commander.slug} query={printDeckQuery(filters)} current="average" />
        )}
        {page.numDecks > 0 ? (
          <p className="max-w-prose text-sm text-pretty md:text-base">
            {page.numDecks === 1
              ? `From the only ${one}${page.totalDecks > 1 ? ' that passes the filters' : ''}: its cards without banned ones, filled up with basic lands. It describes this deck; it is not a recommendation.`
              : `As many cards of each type as ${formatExact(page.numDecks)} ${unit} run on average, with the most played cards of each type. It describes these decks; it is not a recommendation.`}
          </p>
        ) : null}
        {page.proposal ? (
          <p className="max-w-prose text-sm text-pretty md:text-base">
            {page.proposal}{' '}
            <Link to={commander.url} className="link">
              By roles, with combos and precons
            </Link>
          </p>
        ) : null}
        {hasList ? (
          <DeckActions
            text={listWithHeads(page.text, page.commanderCount)}
            compare={page.numDecks < page.totalDecks ? 'Compare with average of all decks' : null}
          />
        ) : null}
        {page.numDecks > 0 ? (
          <HydrateOnApproach at={view.to({})} load={compareCommanders} className="contents">
            <CompareCommanders text={listWithHeads(page.text, page.commanderCount)} />
          </HydrateOnApproach>
        ) : null}
        {page.totalDecks > 0 ? <DeckControls page={page} view={view} refused={refused} /> : null}
        <DataLabel head={page} />
      </PicturedHead>
      {hasList ? null : (
        <div className="col-span-full">
          <NoDecksHere page={page} what="deck" />
        </div>
      )}
      {hasList ? (
        <>
          <div className="col-span-full flex min-w-0 flex-col gap-4">
            {page.fewDecks ? (
              <Notice>
                <p>
                  {`Based on only ${formatCounted(page.numDecks, 'deck')}; treat with caution.`}
                  {page.alternative ? (
                    <>
                      {' '}
                      <a href={`#${PROPOSAL_ID}`} className="link">
                        A deck proposed from the cards
                      </a>
                    </>
                  ) : null}
                </p>
              </Notice>
            ) : null}
            <DeckCards
              title={formatCounted(page.size, 'card')}
              lists={page.lists}
              parts={page.parts}
              view={view}
              sample={page.sample}
            />
          </div>
          <HeadAside label="Curve of the list" deferred={deferred}>
            <CurvePanel page={page} view={view} />
          </HeadAside>
          <DeferredMarkup deferred={deferred} className="contents">
            <PrintSheet
              title={page.title}
              note={
                page.proposal
                  ? `${formatCounted(page.size, 'card')}, a proposal from the cards`
                  : `${formatCounted(page.size, 'card')}, ${page.numDecks === 1 ? `from one ${one}` : `the average of ${formatExact(page.numDecks)} ${unit}`}`
              }
              groups={page.lists.map(({ cards = [], ...list }) => ({ ...list, lines: cards }))}
            />
          </DeferredMarkup>
          <aside
            id={PRICE.kind}
            aria-label="List statistics"
            className="col-span-full grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 md:grid-cols-2 xl:grid-cols-3"
          >
            <DeferredMarkup deferred={deferred} className="contents">
              <PricePanel page={page} />
            </DeferredMarkup>
            <ListText
              lines={page.text}
              commanders={page.commanderCount}
              file={`${page.proposal ? 'proposed' : 'average'}-${commander.slug}`}
            />
            {page.alternative ? (
              <ListText
                proposal={page.alternative.words}
                lines={page.alternative.text}
                commanders={page.commanderCount}
                file={`proposed-${commander.slug}`}
              />
            ) : null}
            <DeferredMarkup deferred={deferred} className="contents">
              {page.numDecks > 0 ? <NextToDecksPart averages={page.averages ?? []} /> : null}
            </DeferredMarkup>
          </aside>
        </>
      ) : null}
    </DeckLayout>
  );
}
