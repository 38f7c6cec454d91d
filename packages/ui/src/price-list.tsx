import { PRICE_SOURCES, type Prices } from '@deckwright/domain';
import { formatPrice } from './format-number.ts';
import { VENDOR_LABELS } from './vendors.ts';

type Props = { prices: Prices; sample: boolean };

/** Each vendor's cheapest printing with the date of the price; a vendor without one says so by its absence. */
export function PriceList({ prices, sample }: Props) {
  const sources = PRICE_SOURCES.filter((source) => prices[source]);
  if (sources.length === 0) return <p className="text-sm text-muted">No vendor’s price is in the data.</p>;
  return (
    <dl className="flex flex-col gap-1 text-sm tabular-nums">
      {sources.map((source) => {
        const entry = prices[source];
        return entry ? (
          <div key={source} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">
              {VENDOR_LABELS[source]}{' '}
              <span className="text-xs whitespace-nowrap normal-nums">
                ({sample ? `sample, ${entry.date}` : entry.date})
              </span>
            </dt>
            <dd className="font-semibold whitespace-nowrap">{formatPrice(entry)}</dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}
