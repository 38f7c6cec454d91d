import { formatCount, formatExact } from '@deckwright/domain';
import { ChevronIcon, cn, Popover, Sparkline, shownPrice, useDisplay, usePriceClass } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { VendorPrices } from '../../shared/cards/vendor-prices.tsx';
import type { CommanderPageView } from './commander-view.ts';

type Props = { page: CommanderPageView };

/** Rank, decks and prices in large figures, with labels below. */
export function HeadFigures({ page }: Props) {
  const unit = page.totalDecks === 1 ? 'deck' : 'decks';
  const sample = page.sample ? <span className="max-sm:sr-only">sample </span> : null;
  const { prices } = page.card;
  const { priceSources } = useDisplay();
  const priceClass = usePriceClass();
  const price = shownPrice(prices, priceSources);
  return (
    <dl className="head-figures grid grid-cols-2 gap-x-3 gap-y-0.5 tabular-nums sm:flex sm:flex-wrap sm:gap-x-6 sm:gap-y-1.5 xxl:gap-x-8">
      {page.rank ? (
        <Figure words={`of ${formatExact(page.rankedCommanders)}`} after={<RankLine page={page} />}>
          #{page.rank}
        </Figure>
      ) : null}
      <Figure
        words={
          <>
            {page.numDecks === page.totalDecks ? null : `of ${formatCount(page.totalDecks)} `}
            {sample}
            {unit}
          </>
        }
        title={formatExact(page.numDecks)}
      >
        {formatCount(page.numDecks)}
      </Figure>
      {page.avgPrice === null ? null : (
        <Figure
          words={
            <>
              <span className="max-sm:sr-only">average </span>deck
            </>
          }
          title="Average price of a deck"
        >
          ${formatExact(page.avgPrice)}
        </Figure>
      )}
      {page.avgSalt === null ? null : (
        <Figure
          words="avg. salt"
          title="Average salt, 0 to 4, of the cards in these decks that have a score"
          className="max-xxl:hidden"
        >
          {page.avgSalt.toFixed(2)}
        </Figure>
      )}
      {price ? (
        <Figure
          words={
            <>
              {sample}
              <span className="max-sm:sr-only">price of this </span>card
            </>
          }
          aside={
            <Popover
              label="Prices from every vendor"
              buttonClass="-my-2 size-8 justify-center max-sm:hidden border border-line bg-surface/80 hover:bg-raised"
              button={
                <>
                  <ChevronIcon className="size-4" />
                  <span className="sr-only">All prices</span>
                </>
              }
            >
              <VendorPrices prices={prices} sample={page.sample} />
            </Popover>
          }
        >
          <span className={priceClass}>{price}</span>
        </Figure>
      ) : null}
    </dl>
  );
}

type FigureProps = {
  children: ReactNode;
  words: ReactNode;
  title?: string;
  /** Next to the figure. */
  aside?: ReactNode;
  /** Next to the label. */
  after?: ReactNode;
  className?: string;
};

function Figure({ children, words, title, aside, after, className }: FigureProps) {
  return (
    <div className={cn('min-w-0 max-sm:truncate', className)}>
      <dd className="flex items-center gap-2 max-sm:inline">
        <span className="text-lg font-semibold md:text-2xl" title={title}>
          {children}
        </span>
        {aside}
      </dd>
      <dt className="flex items-center gap-1.5 text-xs text-muted max-sm:ml-1.5 max-sm:inline">
        <span>{words}</span>
        {after}
      </dt>
    </div>
  );
}

function RankLine({ page }: Props) {
  const ranks = page.rankHistory.map(({ rank }) => rank);
  const [first, last] = [ranks[0], ranks.at(-1)];
  if (ranks.length < 2) return null;
  return (
    <span className="max-lg:hidden">
      <Sparkline label={`Rank by month, from ${first} to ${last}`} heights={ranks.map((rank) => -rank)} />
    </span>
  );
}
