import { type Prices, salePercent } from '@deckwright/domain';
import { PriceList } from '@deckwright/ui';
import { useSale } from '../site/site-settings.ts';
import { useHydrated } from '../view/use-hydrated.ts';

type Props = { prices: Prices; sample: boolean };

/** Every vendor's price, with what is taken off today. Pages are kept longer than a day: only the browser knows it. */
export function VendorPrices({ prices, sample }: Props) {
  const sale = useSale();
  const percent = useHydrated() ? salePercent(sale, new Date().toISOString()) : null;
  const notes = percent === null ? {} : { tcgplayer: `${percent} % off until ${sale.end}` };
  return <PriceList prices={prices} sample={sample} notes={notes} />;
}
