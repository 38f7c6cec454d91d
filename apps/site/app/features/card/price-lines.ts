import type { CardPage } from '@deckwright/contract/schemas';
import { type Currency, PRICE_SOURCE_CURRENCY, PRICE_SOURCES, type PriceSource } from '@deckwright/domain';
import { daysBetween } from '../../shared/cards/rank-change.ts';

type History = CardPage['priceHistory'];

/** One vendor in a chart; places are 0…1 from the first day and from the lowest price. */
export type PriceLine = {
  vendor: PriceSource;
  /** Stretches without a gap, each with at least one day. */
  stretches: { x: number; y: number }[][];
  /** Its last price and the day of it, YYYY-MM-DD. */
  last: number;
  lastDay: string;
};

/** The vendors that sell in one currency; `low` and `high` are prices. */
export type PriceChart = { currency: Currency; low: number; high: number; lines: PriceLine[] };

/** The charts of a history, dollars first; none for vendors with a price on one day alone. */
export function priceCharts({ days, vendors }: History): PriceChart[] {
  const shown = PRICE_SOURCES.filter((vendor) => getPrices({ days, vendors }, vendor).length > 1);
  const currencies = [...new Set(shown.map((vendor) => PRICE_SOURCE_CURRENCY[vendor]))];
  return currencies.map((currency) => {
    const inIt = shown.filter((vendor) => PRICE_SOURCE_CURRENCY[vendor] === currency);
    const all = inIt.flatMap((vendor) => getPrices({ days, vendors }, vendor).map(({ price }) => price));
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return {
      currency,
      low,
      high,
      lines: inIt.map((vendor) => getLine({ days, vendors }, vendor, { low, high })),
    };
  });
}

function getLine(
  history: History,
  vendor: PriceSource,
  { low, high }: { low: number; high: number },
): PriceLine {
  const { days } = history;
  const [first = '', latest = ''] = [days[0], days.at(-1)];
  const span = daysBetween(first, latest);
  const stretches: PriceLine['stretches'] = [];
  let before = -2;
  const prices = getPrices(history, vendor);
  for (const { place, day, price } of prices) {
    if (place !== before + 1) stretches.push([]);
    before = place;
    const y = high === low ? 0.5 : (price - low) / (high - low);
    stretches.at(-1)?.push({ x: daysBetween(first, day) / span, y });
  }
  const last = prices.at(-1);
  return { vendor, stretches, last: last?.price ?? 0, lastDay: last?.day ?? '' };
}

/** The days on which a vendor has a price. */
function getPrices({ days, vendors }: History, vendor: PriceSource) {
  return (vendors[vendor]?.prices ?? []).flatMap((price, index) =>
    price === null ? [] : [{ place: index, day: days[index] ?? '', price }],
  );
}
