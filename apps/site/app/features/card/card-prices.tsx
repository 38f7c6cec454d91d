import { formatPrice, PRICE_SOURCE_CURRENCY, PRICE_SOURCES } from '@deckwright/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VendorPrices } from '../../shared/cards/vendor-prices.tsx';
import type { CardPageView } from './card-view.ts';
import type { PriceSpread } from './price-spread.ts';

type Props = { page: Pick<CardPageView, 'card' | 'sample' | 'spread'> };

/** Each vendor's price for the cheapest printing, with its set, and the highest price. */
export function CardPrices({ page: { card, sample, spread } }: Props) {
  const printings = Object.fromEntries(
    PRICE_SOURCES.flatMap((source): [string, ReactNode][] => {
      const own = spread[source];
      const currency = PRICE_SOURCE_CURRENCY[source];
      return own ? [[source, <Spread key={source} spread={own} currency={currency} />]] : [];
    }),
  );
  return <VendorPrices prices={card.prices} sample={sample} printings={printings} />;
}

type SpreadProps = { spread: PriceSpread; currency: Parameters<typeof formatPrice>[0]['currency'] };

function Spread({ spread, currency }: SpreadProps) {
  return (
    <span className="flex min-h-6 items-center justify-between gap-3">
      {spread.setName === null ? (
        <span className="uppercase">{spread.set}</span>
      ) : (
        <Link to={`/sets/${spread.set}`} className="link min-w-0 truncate leading-6">
          {spread.setName}
        </Link>
      )}
      {spread.high === null ? null : (
        <span className="shrink-0">to {formatPrice({ price: spread.high, currency })}</span>
      )}
    </span>
  );
}
