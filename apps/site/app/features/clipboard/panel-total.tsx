import { formatPrice } from '@deckwright/domain';
import { useDisplay, VENDOR_LABELS } from '@deckwright/ui';
import { useMemo } from 'react';
import { getCardUrls } from './clipboard.ts';
import { useClipboard } from './store.ts';
import { vendorOrder } from './trade/vendor-offers.ts';
import { firstTotal } from './trade/vendor-totals.ts';

/** What the clipboard costs at the visitor's first vendor that has one of its cards; of the rest see the prices. */
export function PanelTotal() {
  const { priceSources } = useDisplay();
  const cards = useClipboard((state) => state.cards);
  const commanders = useClipboard((state) => state.commanders);
  const loaded = useClipboard((state) => state.loadedCards);
  const total = useMemo(() => {
    const priced = getCardUrls({ cards, commanders }).flatMap((url) => loaded[url] ?? []);
    return firstTotal(priced, vendorOrder(priceSources));
  }, [cards, commanders, loaded, priceSources]);
  if (!total) return null;
  const { source, price, currency, missing } = total;
  const without = missing.length === 0 ? '' : `, ${missing.length} without a price`;
  return (
    <span className="text-sm font-semibold tabular-nums" title={`${VENDOR_LABELS[source]}${without}`}>
      {formatPrice({ price, currency })}
      {missing.length > 0 ? <span className="sr-only">{without}</span> : null}
    </span>
  );
}
