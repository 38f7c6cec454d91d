import { formatDays, formatExact, formatPrice } from '@deckwright/domain';
import { DataTable, VENDOR_LABELS } from '@deckwright/ui';
import type { PreconPageView } from './precon-view.ts';

type Props = { page: Pick<PreconPageView, 'values' | 'sample'> };

/** The total of the printed cards as singles at each vendor, with the number of missing prices. */
export function VendorPanel({ page: { values = [], sample } }: Props) {
  return (
    <section aria-labelledby="vendors-heading" className="flex lazy-panel flex-col gap-3">
      <h2
        id="vendors-heading"
        className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
      >
        {sample ? 'Value by vendor (sample prices)' : 'Value by vendor'}
      </h2>
      {values.length === 0 ? (
        <p className="text-sm text-muted">No vendor prices available.</p>
      ) : (
        <div className="max-w-[52rem]">
          <DataTable
            caption="What the printed cards cost at each vendor"
            columns={[
              { key: 'vendor', label: 'Vendor', sorts: true },
              { key: 'price', label: 'Cards it sells', numeric: true, sorts: true },
              { key: 'missing', label: 'Without a price', numeric: true },
              { key: 'date', label: 'Date', numeric: true },
            ]}
            rows={values.map((value) => ({
              key: value.source,
              cells: [
                VENDOR_LABELS[value.source],
                formatPrice(value),
                value.missing === 0
                  ? 'none'
                  : `${formatExact(value.missing)} of ${formatExact(value.priced + value.missing)}`,
                <span key="date" className="whitespace-nowrap">
                  {formatDays(value.date, value.newestDate)}
                </span>,
              ],
            }))}
          />
        </div>
      )}
    </section>
  );
}
