import type { PriceMap } from '@deckwright/api-client/schemas';
import { PriceList } from '@deckwright/ui';

type Props = { prices: PriceMap; sample: boolean };

export function HeadPrices({ prices, sample }: Props) {
  if (Object.keys(prices).length === 0) return null;
  return (
    <details className="w-fit min-w-56 text-sm">
      <summary className="inline-flex min-h-8 items-center text-muted">Prices of the card</summary>
      <PriceList prices={prices} sample={sample} />
    </details>
  );
}
