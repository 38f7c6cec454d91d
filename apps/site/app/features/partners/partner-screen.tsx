import { formatExact, formatShare } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { BackToTop, DataLabel, EmptyState, HeadBand } from '@deckwright/ui';
import { Link } from 'react-router';
import { ControlBar, LazySwitches } from '../../shared/filters/controls.tsx';
import { Warnings } from '../../shared/filters/warnings.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { PlayedCardLists } from '../../shared/lists/views/played-cards.tsx';
import {
  areDeferred,
  areEntriesAbsent,
  commanderLists,
  isCommanderList,
} from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView } from '../../shared/page/use-view.ts';
import type { PartnerPageView } from './partner-view.ts';

/** A document has them as markup: the code that renders them is loaded when the page changes. */
const PartnerFace = lazyPart(async () => ({
  default: (await fetchPart(() => import('./partner-face.tsx'))).PartnerFace,
}));
const Unplayed = lazyPart(async () => ({
  default: (await fetchPart(() => import('./unplayed.tsx'))).Unplayed,
}));
const CommanderRow = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/commander-row.tsx'))).CommanderRow,
}));

type Props = { page: PartnerPageView };

export function PartnerScreen({ page }: Props) {
  const view = useView(page);
  const { card, lists } = page;
  const deferred = areEntriesAbsent(lists);
  const brief = useInBrief(areDeferred(lists));
  const [pairs] = commanderLists(lists);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <HeadBand colors={card.colorIdentity} />
        <header className="col-start-1 row-start-1 grid grid-cols-[min(6.5rem,33%)_minmax(0,1fr)] content-start gap-x-4 gap-y-3 pb-1 md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8">
          <DeferredMarkup deferred={deferred} className="contents">
            <PartnerFace card={card} />
          </DeferredMarkup>
          <div className="col-span-2 flex min-w-0 flex-col gap-3 md:col-span-1 md:col-start-2">
            <p className="flex flex-wrap gap-x-4 text-sm">
              <Link to={`/cards/${card.slug}`} className="link inline-flex min-h-11 items-center md:min-h-8">
                Among other cards
              </Link>
              {card.legalCommander ? (
                <Link
                  to={`/commanders/${card.slug}`}
                  className="link inline-flex min-h-11 items-center md:min-h-8"
                >
                  As sole commander
                </Link>
              ) : null}
              <Link to="/partners" className="link inline-flex min-h-11 items-center md:min-h-8">
                All pairs
              </Link>
            </p>
            <Figures page={page} />
            <ControlBar view={view}>
              <LazySwitches filters={page.filters} view={view} />
            </ControlBar>
            <DataLabel head={page} />
            <Warnings warnings={page.warnings} />
          </div>
        </header>
      </div>
      {pairs ? (
        <DeferredMarkup deferred={deferred}>
          <CommanderRow
            list={pairs}
            note={`${formatExact(page.numPairs)} ${page.numPairs === 1 ? 'pairing' : 'pairings'} by decks`}
            brief={brief}
          />
        </DeferredMarkup>
      ) : (
        <EmptyState title="No decks pair it with a partner yet">
          <p>
            {page.query === '' ? (
              'The cards it can partner with are listed below.'
            ) : (
              <>
                Not in this time range and bracket.{' '}
                <Link to={page.canonical} className="link font-semibold">
                  Count all decks
                </Link>
              </>
            )}
          </p>
        </EmptyState>
      )}
      {page.numUnplayed > 0 ? (
        <DeferredMarkup deferred={deferred}>
          <Unplayed page={page} />
        </DeferredMarkup>
      ) : null}
      <PlayedCardLists
        title="Most played with its partners"
        note={`Percentages are of the decks that ${card.name} has as one of two commanders and that could play the card.`}
        page={page}
        lists={lists.filter((list) => !isCommanderList(list))}
      />
      <BackToTop />
    </div>
  );
}

function Figures({ page }: Props) {
  const figures: [string, string][] = [
    [formatExact(page.decksLed), page.sample ? 'sample decks in pairs' : 'decks in pairs'],
    [formatExact(page.numPairs), page.numPairs === 1 ? 'pairing' : 'pairings'],
    ...(page.numDecks > 0
      ? [[formatShare(page.decksLed / page.numDecks), 'of all decks'] satisfies [string, string]]
      : []),
    ...(page.decksAlone > 0
      ? [
          [
            formatExact(page.decksAlone),
            page.sample ? 'sample decks as sole commander' : 'decks as sole commander',
          ] satisfies [string, string],
        ]
      : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-1 tabular-nums">
      {figures.map(([value, words]) => (
        <div key={words} className="flex flex-col-reverse">
          <dt className="text-xs text-muted">{words}</dt>
          <dd className="text-lg font-semibold md:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
