import { formatDay, type Prices, salePercent } from '@deckwright/domain';
import { useHydrated } from '@deckwright/islands';
import { PriceList } from '@deckwright/ui';
import type { ComponentProps } from 'react';
import { useSale } from '../page/site-settings.ts';

type Props = { prices: Prices } & Pick<ComponentProps<typeof PriceList>, 'sample' | 'printings'>;

/**
 * Every vendor's price, with today's discounts. Pages are cached for longer than a day, so only the browser knows the
 * date.
 */
export function VendorPrices(props: Props) {
  const sale = useSale();
  const percent = useHydrated() ? salePercent(sale, new Date().toISOString()) : null;
  const notes = percent === null ? {} : { tcgplayer: `${percent}% off until ${formatDay(sale.end ?? '')}` };
  return <PriceList {...props} notes={notes} />;
}
