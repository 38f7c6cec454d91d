import type { PriceMap } from '@deckwright/api-client/schemas';
import { PriceList } from '@deckwright/ui';

type Props = { prices: PriceMap; sample: boolean };

/** Left to the card's own page on a phone, where the first card of the list comes first. */
export function HeadPrices({ prices, sample }: Props) {
  if (Object.keys(prices).length === 0) return null;
  return (
    <div className="max-w-sm max-md:hidden">
      <PriceList prices={prices} sample={sample} />
    </div>
  );
}
