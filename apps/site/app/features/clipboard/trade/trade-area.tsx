import type { SingleCard } from '@deckwright/contract/schemas';
import { formatDay, formatDays, salePercent } from '@deckwright/domain';
import { useDisplay } from '@deckwright/ui';
import { memo, useMemo } from 'react';
import { useAffiliates, useSale, useSample } from '../../../shared/page/site-settings.ts';
import { buildExportList } from './export-list.ts';
import { ExportMenu } from './export-menu.tsx';
import { StarCityButton } from './star-city-button.tsx';
import { MissingPrices, VendorButton } from './vendor-button.tsx';
import { buildVendorOffer, vendorOrder } from './vendor-offers.ts';
import { priceDays, vendorTotals } from './vendor-totals.ts';

type Props = {
  cards: readonly SingleCard[];
  commanders: readonly SingleCard[];
  /** Number of cards whose data are missing; they are not in the sums and lists. */
  waiting: number;
  isLoadingScg: boolean;
  setLoadingScg: (loading: boolean) => void;
};

/** Id of the heading. */
export const TRADE_ID = 'trade';

/** The clipboard's price at each vendor, and the ways to buy or export it. */
export const TradeArea = memo(function TradeArea(props: Props) {
  const { cards, commanders, waiting, isLoadingScg, setLoadingScg } = props;
  const { priceSources } = useDisplay();
  const affiliates = useAffiliates();
  const sale = useSale();
  const list = useMemo(() => buildExportList(cards, commanders), [cards, commanders]);
  const vendors = useMemo(() => {
    const totals = vendorTotals([...commanders, ...cards], vendorOrder(priceSources));
    return totals
      .filter(({ source }) => list.lines.length > 0 || source === 'scg')
      .map((total) => ({ total, offer: buildVendorOffer(total.source, list, affiliates) }))
      .filter(({ total, offer }) => total.price !== null || !['paste', 'none'].includes(offer.kind));
  }, [cards, commanders, list, priceSources, affiliates]);
  const isEmpty = list.lines.length === 0;
  if (isEmpty && waiting === 0) return null;
  const percent = salePercent(sale, new Date().toISOString());
  return (
    <section aria-labelledby={TRADE_ID} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 id={TRADE_ID} tabIndex={-1} className="scroll-mt-16 text-xs font-semibold text-muted">
          Prices
        </h3>
        {isEmpty ? null : <ExportMenu list={list} cards={cards} commanders={commanders} />}
      </div>
      <p className="text-xs text-muted">The clipboard holds one of each card.</p>
      <PriceNote cards={[...commanders, ...cards]} waiting={waiting} />
      <ul className="flex flex-col gap-1.5">
        {vendors.map(({ total, offer }) => (
          <li key={total.source} className="flex items-stretch gap-1.5">
            {offer.kind === 'ask' ? (
              <StarCityButton total={total} list={list} loading={isLoadingScg} setLoading={setLoadingScg} />
            ) : (
              <VendorButton
                total={total}
                offer={offer}
                list={list}
                note={
                  total.source === 'tcgplayer' && percent !== null
                    ? `${percent}% off until ${formatDay(sale.end ?? '')}`
                    : undefined
                }
              />
            )}
            {total.price !== null && total.missing.length > 0 ? (
              <MissingPrices source={total.source} missing={total.missing} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
});

type NoteProps = { cards: readonly SingleCard[]; waiting: number };

function PriceNote({ cards, waiting }: NoteProps) {
  const sample = useSample();
  const days = useMemo(() => priceDays(cards), [cards]);
  const dates = days && formatDays(days.first, days.last);
  const kind = sample ? 'Sample prices' : 'Prices';
  const hasBasic = cards.some(({ type }) => /\bBasic\b/.test(type));
  return (
    <p className="text-xs text-muted">
      {days
        ? `${kind} of ${dates}, the cheapest printing, one of each card${hasBasic ? ', basic lands too' : ''}.`
        : ''}
      {waiting > 0 ? ` ${waiting} ${waiting === 1 ? 'card is' : 'cards are'} loading.` : ''}
    </p>
  );
}
