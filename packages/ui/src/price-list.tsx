import { formatDay, formatPrice, PRICE_SOURCES, type PriceSource, type Prices } from '@deckwright/domain';
import type { ReactNode } from 'react';
import { VENDOR_LABELS } from './vendors.ts';

type Props = {
  prices: Prices;
  sample: boolean;
  /** Note next to a vendor's name. */
  notes?: Partial<Record<PriceSource, string>>;
  /** Note on a vendor's printings, below its price. */
  printings?: Partial<Record<PriceSource, ReactNode>>;
};

/**
 * Each vendor's cheapest printing with the date of the price, which is shown only once if all are the same; vendors
 * without a price are omitted.
 */
export function PriceList({ prices, sample, notes = {}, printings = {} }: Props) {
  const sources = PRICE_SOURCES.filter((source) => prices[source]);
  if (sources.length === 0) return <p className="text-sm text-muted">No vendor prices available.</p>;
  const dates = new Set(sources.map((source) => prices[source]?.date));
  const [day] = dates.size === 1 ? dates : [];
  return (
    <dl className="flex flex-col gap-1 text-sm tabular-nums">
      {day ? (
        <div className="pb-1 text-xs text-muted">
          <dt className="inline">{sample ? 'Sample prices of' : 'Prices of'}</dt>{' '}
          <dd className="inline">
            <time dateTime={day}>{formatDay(day)}</time>
          </dd>
        </div>
      ) : null}
      {sources.map((source) => {
        const entry = prices[source];
        return entry ? (
          <div key={source} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted">
              {VENDOR_LABELS[source]}
              {day ? null : (
                <span className="text-xs whitespace-nowrap">
                  {' '}
                  ({sample ? 'sample, ' : ''}
                  {formatDay(entry.date)})
                </span>
              )}
              {notes[source] ? (
                <strong className="block text-xs font-semibold text-good">{notes[source]}</strong>
              ) : null}
            </dt>
            <dd className="font-semibold whitespace-nowrap">{formatPrice(entry)}</dd>
            {printings[source] ? <dd className="w-full text-xs text-muted">{printings[source]}</dd> : null}
          </div>
        ) : null;
      })}
    </dl>
  );
}
